package dev.wirespeed.processor.read;

import com.palantir.javapoet.TypeName;
import java.util.List;

/** What {@code @JsonView} on a class and on its properties says about each of them. */
final class Views {
    private final Annotations ofClass;

    Views(Hierarchy hierarchy) {
        this.ofClass = hierarchy.annotations();
    }

    /** The views that have a property; as in Jackson 3, what is not annotated is in none. */
    List<TypeName> of(Annotations ofProperty) {
        Annotations source = ofProperty.has(Jackson.VIEW) ? ofProperty : ofClass;
        return source.types(Jackson.VIEW, "value").stream().map(TypeName::get).toList();
    }
}
