package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Inclusion.When;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.ElementFilter;

/** What {@code @JsonInclude} on a class and on its properties says about each of them. */
final class Inclusions {
    private static final String UNSET = "USE_DEFAULTS";

    private final Annotations ofClass;
    private final boolean comparable;

    Inclusions(Compiler compiler, Hierarchy hierarchy) {
        this.ofClass = hierarchy.annotations();
        this.comparable = ElementFilter.constructorsIn(hierarchy.element.getEnclosedElements()).stream()
                .map(ExecutableElement::getParameters)
                .anyMatch(List::isEmpty);
    }

    Inclusion of(Annotations ofProperty) {
        return new Inclusion(
                when(ofProperty, "value"),
                filter(ofProperty, "value", "valueFilter"),
                when(ofProperty, "content"),
                filter(ofProperty, "content", "contentFilter"));
    }

    private When when(Annotations ofProperty, String attribute) {
        boolean initial = attribute.equals("value")
                && comparable
                && constant(ofClass, attribute).equals("NON_DEFAULT");
        return switch (constant(source(ofProperty, attribute), attribute)) {
            case "NON_NULL" -> When.NOT_NULL;
            case "NON_ABSENT" -> When.NOT_ABSENT;
            case "NON_EMPTY" -> When.NOT_EMPTY;
            case "NON_DEFAULT" -> initial ? When.NOT_INITIAL : When.NOT_DEFAULT;
            case "CUSTOM" -> When.FILTER;
            default -> When.ALWAYS;
        };
    }

    private Annotations source(Annotations ofProperty, String attribute) {
        return constant(ofProperty, attribute).equals(UNSET) ? ofClass : ofProperty;
    }

    private static String constant(Annotations annotations, String attribute) {
        return annotations.constant(Jackson.INCLUDE, attribute).orElse(UNSET);
    }

    private Optional<ClassName> filter(Annotations ofProperty, String attribute, String filter) {
        return source(ofProperty, attribute)
                .type(Jackson.INCLUDE, filter)
                .map(Compiler::elementOf)
                .map(ClassName::get);
    }
}
