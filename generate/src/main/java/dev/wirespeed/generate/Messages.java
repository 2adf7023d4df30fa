package dev.wirespeed.generate;

import dev.wirespeed.generate.Verdict.Kind;
import dev.wirespeed.generate.Verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Collects the processor's messages by class; none is an error of the compilation. */
final class Messages implements Messager {
    private static final Pattern ID = Pattern.compile("(WS\\d{3}): (.*)", Pattern.DOTALL);
    /** The processor's message for a class that need not have a codec. */
    private static final Pattern WITHOUT_CODEC =
            Pattern.compile("WS034: .*? has no codec.*? \\((.*)\\)\\. .*", Pattern.DOTALL);

    private static final String LEFT = "WS023";
    private static final String ONLY_WRITTEN = "WS026";

    private final Map<String, Said> byClass = new TreeMap<>();
    /** Errors in the options. */
    private final List<String> errors = new ArrayList<>();

    /** The messages for a class. */
    private static final class Said {
        final List<Reason> reasons = new ArrayList<>();
        boolean refused;
        boolean left;
        boolean partlyLeft;
        boolean onlyWritten;
    }

    /** @throws GenerateException if there are errors in the options, which belong to no class */
    void requireOptions() {
        if (!errors.isEmpty()) {
            throw new GenerateException(String.join("\n", errors));
        }
    }

    /** The verdict on a class. */
    Verdict verdict(String type, boolean isMade) {
        Said said = byClass.getOrDefault(type, new Said());
        Kind kind = said.refused
                ? Kind.REFUSED
                : said.left
                        ? Kind.LEFT
                        : said.onlyWritten ? Kind.ONLY_WRITTEN : said.partlyLeft ? Kind.PARTLY_LEFT : Kind.NATIVE;
        return isMade || said.refused || said.left
                ? new Verdict(type, kind, said.reasons)
                : new Verdict(
                        type,
                        Kind.NO_ROOT,
                        List.of(new Reason("", "it has no properties, is abstract, or is made by a framework")));
    }

    @Override
    public void printMessage(Diagnostic.Kind kind, CharSequence text) {
        printMessage(kind, text, null);
    }

    @Override
    public void printMessage(Diagnostic.Kind kind, CharSequence text, @Nullable Element element) {
        TypeElement type = typeOf(element);
        if (type == null) {
            if (kind == Diagnostic.Kind.ERROR) {
                errors.add(text.toString());
            }
            return;
        }
        Said said = byClass.computeIfAbsent(type.getQualifiedName().toString(), any -> new Said());
        Matcher without = WITHOUT_CODEC.matcher(text);
        Reason reason = reason(without.matches() ? without.group(1) : text.toString());
        said.reasons.add(reason);
        if (kind == Diagnostic.Kind.ERROR || without.matches()) {
            said.refused = true;
        } else if (reason.id().equals(ONLY_WRITTEN) && isOf(reason, type, " is only written")) {
            said.onlyWritten = true;
        } else if (reason.id().equals(LEFT) && isOf(reason, type, " is left")) {
            said.left = true;
        } else if (reason.id().equals(ONLY_WRITTEN) || reason.id().equals(LEFT)) {
            said.partlyLeft = true; // a property, or a class that it holds
        }
    }

    private static boolean isOf(Reason reason, TypeElement type, String what) {
        return reason.text().startsWith(type + what) || reason.text().startsWith(type.getSimpleName() + what);
    }

    private static Reason reason(String text) {
        Matcher known = ID.matcher(text);
        return known.matches() ? new Reason(known.group(1), known.group(2)) : new Reason("", text);
    }

    private static @Nullable TypeElement typeOf(@Nullable Element element) {
        Element type = element;
        while (type != null && !(type instanceof TypeElement)) {
            type = type.getEnclosingElement();
        }
        return (TypeElement) type;
    }

    @Override
    public void printMessage(
            Diagnostic.Kind kind, CharSequence text, @Nullable Element element, @Nullable AnnotationMirror annotation) {
        printMessage(kind, text, element);
    }

    @Override
    public void printMessage(
            Diagnostic.Kind kind,
            CharSequence text,
            @Nullable Element element,
            @Nullable AnnotationMirror annotation,
            @Nullable AnnotationValue value) {
        printMessage(kind, text, element);
    }
}
