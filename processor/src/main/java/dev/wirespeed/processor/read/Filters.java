package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Inclusion.When;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** The classes of {@code @JsonInclude} whose instances say which values are left out. */
final class Filters {
    private final Compiler compiler;
    private final String packageName;

    /** @param packageName of the code that makes the instances */
    Filters(Compiler compiler, String packageName) {
        this.compiler = compiler;
        this.packageName = packageName;
    }

    /** Whether a property is written with a filter that generated code can't make. */
    boolean areMissing(Candidates written, Inclusions inclusions) {
        return written.inOrder().stream()
                .map(candidate -> candidate.primary(true))
                .filter(Objects::nonNull)
                .map(Member::annotations)
                .map(each ->
                        each.isTrue(Jackson.ANY_GETTER, "enabled") ? inclusions.ofEntries(each) : inclusions.of(each))
                .flatMap(Filters::of)
                .anyMatch(filter -> !canBeMade(filter));
    }

    private static Stream<ClassName> of(Inclusion inclusion) {
        return Stream.of(
                        inclusion.filter().filter(any -> inclusion.value() == When.FILTER),
                        inclusion.contentFilter().filter(any -> inclusion.content() == When.FILTER))
                .flatMap(Optional::stream);
    }

    private boolean canBeMade(ClassName filter) {
        TypeElement element = compiler.elements.getTypeElement(filter.canonicalName());
        return element != null
                && element.getKind() == ElementKind.CLASS
                && !element.getModifiers().contains(Modifier.ABSTRACT)
                && (element.getNestingKind() == NestingKind.TOP_LEVEL
                        || element.getModifiers().contains(Modifier.STATIC))
                && compiler.isAccessible(element, packageName)
                && ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                        .anyMatch(constructor -> constructor.getParameters().isEmpty()
                                && constructor.getThrownTypes().isEmpty()
                                && compiler.isMemberAccessible(constructor, packageName));
    }
}
