package dev.wirespeed.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Jackson's annotations: their names, which of them are understood, and what they say about one member. */
final class Jackson {
    static final String PROPERTY = name("JsonProperty");
    static final String IGNORE = name("JsonIgnore");
    static final String INCLUDE = name("JsonInclude");
    static final String ORDER = name("JsonPropertyOrder");
    static final String ALIAS = name("JsonAlias");
    static final String CREATOR = name("JsonCreator");

    private static final Set<String> SUPPORTED = Set.of(
            PROPERTY,
            IGNORE,
            INCLUDE,
            ORDER,
            ALIAS,
            CREATOR,
            name("JsonEnumDefaultValue"), // without effect unless a feature asks for it
            name("JsonPropertyDescription"),
            name("JsonClassDescription"),
            name("JsonRootName"));
    private static final List<String> PACKAGES = List.of(
            "com.fasterxml.jackson.annotation.",
            "tools.jackson.databind.annotation.",
            "com.fasterxml.jackson.databind.annotation.");
    private static final Set<String> OTHERS = Set.of("java.beans.Transient", "java.beans.ConstructorProperties");
    private static final String BUNDLE = name("JacksonAnnotationsInside");

    private Jackson() {}

    private static String name(String simpleName) {
        return "com.fasterxml.jackson.annotation." + simpleName;
    }

    /** The annotations on an element that change what Jackson does in a way that codecs don't know. */
    static List<TypeElement> unsupportedOn(Element element) {
        return element.getAnnotationMirrors().stream()
                .map(AnnotationMirror::getAnnotationType)
                .map(type -> (TypeElement) type.asElement())
                .filter(Jackson::isUnsupported)
                .toList();
    }

    private static boolean isUnsupported(TypeElement annotation) {
        String name = annotation.getQualifiedName().toString();
        if (OTHERS.contains(name)) {
            return true;
        }
        if (PACKAGES.stream().anyMatch(name::startsWith)) {
            return !SUPPORTED.contains(name);
        }
        return Annotations.of(annotation).has(BUNDLE);
    }

    /** The name that the annotations give: empty without annotation, an empty text for the default name. */
    static Optional<String> nameOf(Annotations annotations) {
        return annotations.text(PROPERTY, "value");
    }

    static boolean isIgnored(Annotations annotations) {
        return annotations.isTrue(IGNORE, "value");
    }

    static String accessOf(Annotations annotations) {
        return annotations.constant(PROPERTY, "access").orElse("AUTO");
    }

    static boolean isRequired(Annotations annotations) {
        String required = annotations.constant(PROPERTY, "isRequired").orElse("DEFAULT");
        return required.equals("DEFAULT") ? annotations.isTrue(PROPERTY, "required") : required.equals("TRUE");
    }

    static Optional<Integer> indexOf(Annotations annotations) {
        return annotations.number(PROPERTY, "index").filter(index -> index != -1);
    }
}
