package dev.wirespeed.processor.read;

import com.palantir.javapoet.TypeName;
import java.util.List;

/** The views of each property, by {@code @JsonView} on its class and on itself. */
final class Views {
    /** Nothing that could be active extends it. */
    private static final List<TypeName> NONE = List.of(TypeName.VOID);

    private final Annotations ofClass;

    Views(Hierarchy hierarchy) {
        this.ofClass = hierarchy.annotations();
    }

    /** The views in which a property is written; empty if nothing is said. */
    List<TypeName> written(Annotations ofProperty) {
        return source(ofProperty).types(Jackson.VIEW, "value").stream()
                .map(TypeName::get)
                .toList();
    }

    /**
     * The views in which a property is read; empty if nothing is said, while an annotation without views says that
     * there are none.
     */
    List<TypeName> read(Annotations ofProperty) {
        List<TypeName> named = written(ofProperty);
        return named.isEmpty() && source(ofProperty).has(Jackson.VIEW) ? NONE : named;
    }

    private Annotations source(Annotations ofProperty) {
        return ofProperty.has(Jackson.VIEW) ? ofProperty : ofClass;
    }
}
