package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Dialect;
import java.util.List;

/** What {@code @JsonView} on a class and on its properties says about each of them. */
final class Views {
    private static final List<TypeName> EVERY = List.of(ClassName.OBJECT);

    private final Annotations ofClass;
    private final List<TypeName> otherwise;

    Views(Hierarchy hierarchy, Dialect dialect) {
        this.otherwise = dialect.includesInEveryView() ? EVERY : List.of();
        this.ofClass = hierarchy.annotations();
    }

    /** The views that have a property; what is not annotated is in none, or in all, by the dialect. */
    List<TypeName> of(Annotations ofProperty) {
        Annotations source = ofProperty.has(Jackson.VIEW) ? ofProperty : ofClass;
        return source.has(Jackson.VIEW)
                ? source.types(Jackson.VIEW, "value").stream()
                        .map(TypeName::get)
                        .toList()
                : otherwise;
    }
}
