package dev.wirespeed.processor.check;

import dev.wirespeed.processor.model.Dialect;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Reports each problem once, on the element that has to change. */
public final class Problems {
    private final Messager messager;
    private final Function<Element, Dialect> dialects;
    private final Set<String> reported = new HashSet<>();
    private int errors;

    /** @param dialects the dialects of the codecs that elements ask for */
    public Problems(Messager messager, Function<Element, Dialect> dialects) {
        this.messager = messager;
        this.dialects = dialects;
    }

    public void error(Problem problem, Element element, Object... arguments) {
        errors++;
        report(Diagnostic.Kind.ERROR, problem, element, arguments);
    }

    /** Reports a problem in the processor's options, which belong to no element. */
    public void ofOption(Diagnostic.Kind kind, Problem problem, String... arguments) {
        if (kind == Diagnostic.Kind.ERROR) {
            errors++;
        }
        messager.printMessage(kind, problem.message((Object[]) arguments));
    }

    /** Reports a difference that does not prevent a codec. */
    public void note(Problem problem, Element element, Object... arguments) {
        report(Diagnostic.Kind.NOTE, problem, element, arguments);
    }

    private void report(Diagnostic.Kind kind, Problem problem, Element element, Object... arguments) {
        String message = problem.message(arguments)
                .replace(Dialect.JACKSON3.artifact(), dialects.apply(element).artifact());
        if (reported.add(element + "|" + element.getEnclosingElement() + "|" + message)) {
            messager.printMessage(kind, message, element);
        }
    }

    /** The number of errors so far, repeated ones included. */
    public int errors() {
        return errors;
    }
}
