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
    private final boolean byClass;

    Inclusions(Compiler compiler, Hierarchy hierarchy) {
        this.ofClass = hierarchy.annotations();
        this.byClass = compiler.dialect.includesContentsByClass();
        this.comparable = ElementFilter.constructorsIn(hierarchy.element.getEnclosedElements()).stream()
                .map(ExecutableElement::getParameters)
                .anyMatch(List::isEmpty);
    }

    Inclusion of(Annotations ofProperty) {
        Annotations ofValue = source(ofProperty, "value");
        Annotations ofContent = byClass ? source(ofProperty, "content") : ofProperty;
        When value = when(ofValue, "value");
        boolean initial = comparable && constant(ofClass, "value").equals("NON_DEFAULT");
        return new Inclusion(
                initial && value == When.NOT_DEFAULT ? When.NOT_INITIAL : value,
                filter(ofValue, "valueFilter"),
                when(ofContent, "content"),
                filter(ofContent, "contentFilter"));
    }

    /** Of a map whose entries are written as properties: the class and what the map itself is count for nothing. */
    static Inclusion ofEntries(Annotations ofMap) {
        return new Inclusion(When.ALWAYS, Optional.empty(), when(ofMap, "content"), filter(ofMap, "contentFilter"));
    }

    private Annotations source(Annotations ofProperty, String attribute) {
        return constant(ofProperty, attribute).equals(UNSET) ? ofClass : ofProperty;
    }

    private static When when(Annotations source, String attribute) {
        return switch (constant(source, attribute)) {
            case "NON_NULL" -> When.NOT_NULL;
            case "NON_ABSENT" -> When.NOT_ABSENT;
            case "NON_EMPTY" -> When.NOT_EMPTY;
            case "NON_DEFAULT" -> When.NOT_DEFAULT;
            case "CUSTOM" -> When.FILTER;
            default -> When.ALWAYS;
        };
    }

    private static Optional<ClassName> filter(Annotations source, String attribute) {
        return source.type(Jackson.INCLUDE, attribute).map(Compiler::elementOf).map(ClassName::get);
    }

    private static String constant(Annotations annotations, String attribute) {
        return annotations.constant(Jackson.INCLUDE, attribute).orElse(UNSET);
    }
}
