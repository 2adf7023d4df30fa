package dev.wirespeed.processor.check;

import dev.wirespeed.processor.model.Dialect;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Reports every problem once, on the element that has to change. */
public final class Problems {
    private final Messager messager;
    private final Function<Element, Dialect> dialects;
    private final Set<String> reported = new HashSet<>();
    private int errors;

    /** @param dialects those of the codecs that elements ask for */
    public Problems(Messager messager, Function<Element, Dialect> dialects) {
        this.messager = messager;
        this.dialects = dialects;
    }

    public void error(Problem problem, Element element, Object... arguments) {
        errors++;
        report(Diagnostic.Kind.ERROR, problem, element, arguments);
    }

    /** Reports a problem of the processor's options, which stand on no element. */
    public void ofOption(Diagnostic.Kind kind, Problem problem, String... arguments) {
        if (kind == Diagnostic.Kind.ERROR) {
            errors++;
        }
        messager.printMessage(kind, problem.message((Object[]) arguments));
    }

    /** Tells of a difference that does not keep the codec from being made. */
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

    /** How many errors there were so far, repeated ones included. */
    public int errors() {
        return errors;
    }
}
