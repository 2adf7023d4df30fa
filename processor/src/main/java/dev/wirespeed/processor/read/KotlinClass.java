package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Construction.KotlinParameter;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/** The facts about a class that annotations of Kotlin's compiler tell. */
final class KotlinClass {
    private static final String METADATA = "kotlin.Metadata";
    private static final String NULLABLE = "org.jetbrains.annotations.Nullable";

    private static final Pattern MANGLED_GETTER = Pattern.compile("(get|is)\\w+-[\\w-]{7}");

    private KotlinClass() {}

    /** The parameters of a class's constructor or factory; none if it is not a class of Kotlin's. */
    static List<KotlinParameter> parameters(
            Compiler compiler, Element type, List<? extends VariableElement> parameters) {
        return has(type, METADATA)
                ? parameters.stream()
                        .map(each -> new KotlinParameter(has(each, NULLABLE), holds(compiler, each)))
                        .toList()
                : List.of();
    }

    /**
     * Whether Jackson sees getters that a stub for annotation processors has not: those of inline classes have a hash
     * in their names.
     */
    static boolean hidesGetters(TypeElement type) {
        Set<String> methods = type.getEnclosedElements().stream()
                .map(each -> each.getSimpleName().toString())
                .collect(Collectors.toSet());
        return Annotations.of(type).texts(METADATA, "d2").stream()
                .anyMatch(text -> MANGLED_GETTER.matcher(text).matches() && !methods.contains(text));
    }

    private static boolean holds(Compiler compiler, VariableElement parameter) {
        return parameter.asType().getKind() == TypeKind.ARRAY
                || compiler.isSubtype(parameter.asType(), "java.util.Collection")
                || compiler.isSubtype(parameter.asType(), "java.util.Map");
    }

    private static boolean has(Element element, String annotation) {
        return element.getAnnotationMirrors().stream()
                .anyMatch(each -> Annotations.typeOf(each).getQualifiedName().contentEquals(annotation));
    }
}
