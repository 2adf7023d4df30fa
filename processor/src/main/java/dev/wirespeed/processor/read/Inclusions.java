package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Inclusion.When;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.ElementFilter;

/** The inclusion of each property, by {@code @JsonInclude} on its class and on itself. */
final class Inclusions {
    private static final String UNSET = "USE_DEFAULTS";

    private final Annotations ofClass;
    private final boolean comparable;
    private final boolean byClass;
    /** Whether null is all that a value of any kind has by default. */
    private final boolean hasNoDefaults;
    /** The inclusion of values without annotation. */
    private final When otherwise;
    /** The inclusion of contents without annotation. */
    private final When usualContent;

    Inclusions(Compiler compiler, Hierarchy hierarchy) {
        this.ofClass = hierarchy.annotations();
        this.byClass = compiler.dialect().includesContentsByClass();
        this.hasNoDefaults = hierarchy.element.getKind() == ElementKind.RECORD
                && compiler.dialect().hasNoDefaultsInRecords();
        this.otherwise = when(compiler.options().inclusion().name());
        this.usualContent = when(compiler.options().contents().name());
        this.comparable = ElementFilter.constructorsIn(hierarchy.element.getEnclosedElements()).stream()
                .map(ExecutableElement::getParameters)
                .anyMatch(List::isEmpty);
    }

    Inclusion of(Annotations ofProperty) {
        Annotations ofContent = byClass ? source(ofProperty, "content") : ofProperty;
        Annotations ofFilters = ofProperty.has(Jackson.INCLUDE) ? ofProperty : ofClass; // which Jackson takes whole
        String said = constant(source(ofProperty, "value"), "value");
        When value = said.equals(UNSET) ? otherwise : when(said);
        boolean initial = comparable && areDefaultsOfClass();
        Optional<ClassName> filter = filter(ofFilters, "valueFilter");
        When known = value == When.FILTER && filter.isEmpty() ? When.ALWAYS : value;
        When content = content(ofContent, filter(ofFilters, "contentFilter"));
        return new Inclusion(
                initial && known == When.NOT_DEFAULT ? When.NOT_INITIAL : known,
                filter,
                content,
                filter(ofFilters, "contentFilter"),
                content != usualContent);
    }

    /** Whether the class itself leaves defaults out, which are those of a new object then. */
    boolean areDefaultsOfClass() {
        return constant(ofClass, "value").equals("NON_DEFAULT");
    }

    /** The inclusion of a property whose value may be anything, from the one that its annotations ask for. */
    Inclusion ofAnything(Inclusion said) {
        return hasNoDefaults && said.value() == When.NOT_DEFAULT
                ? new Inclusion(When.NOT_NULL, said.filter(), said.content(), said.contentFilter(), said.ownContent())
                : said;
    }

    /** The inclusion of a value that is written in place of an object. */
    Inclusion ofValue() {
        return Inclusion.ofContent(usualContent);
    }

    /** The inclusion of the entries of a map that are written as properties: the class does not count. */
    Inclusion ofEntries(Annotations ofMap) {
        Optional<ClassName> filter = filter(ofMap, "contentFilter");
        When content = content(ofMap, filter);
        return new Inclusion(When.ALWAYS, Optional.empty(), content, filter, content != usualContent);
    }

    /** Without a filter, null alone is left out of what would be filtered. */
    private When content(Annotations source, Optional<ClassName> filter) {
        String said = constant(source, "content");
        When content = said.equals(UNSET) ? usualContent : when(said);
        return content == When.FILTER && filter.isEmpty() ? When.NOT_NULL : content;
    }

    private Annotations source(Annotations ofProperty, String attribute) {
        return constant(ofProperty, attribute).equals(UNSET) ? ofClass : ofProperty;
    }

    private static When when(String include) {
        return switch (include) {
            case "NON_NULL" -> When.NOT_NULL;
            case "NON_ABSENT" -> When.NOT_ABSENT;
            case "NON_EMPTY" -> When.NOT_EMPTY;
            case "NON_DEFAULT" -> When.NOT_DEFAULT;
            case "CUSTOM" -> When.FILTER;
            default -> When.ALWAYS;
        };
    }

    private static Optional<ClassName> filter(Annotations source, String attribute) {
        return source.type(Jackson.INCLUDE, attribute)
                .map(Compiler::elementOf)
                .map(ClassName::get)
                .filter(name -> !name.equals(ClassName.get(Void.class)));
    }

    private static String constant(Annotations annotations, String attribute) {
        return annotations.constant(Jackson.INCLUDE, attribute).orElse(UNSET);
    }
}
