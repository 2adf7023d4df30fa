package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Inclusion;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Finds what Jackson may refuse about properties that a class leaves out by {@code @JsonIgnoreProperties} or
 * {@code @JsonIncludeProperties}: Jackson makes their serializers, and only then drops them.
 */
final class LeftOut {
    private static final String WHERE = " on what the class leaves out";
    /** Annotations that may ask for what can't be made. */
    private static final List<String> ASKING =
            List.of("JsonSerialize", "JsonSerializeAs", "JsonTypeInfo", "JsonTypeResolver", "JsonTypeIdResolver");

    private final Compiler compiler;
    private final Hierarchy hierarchy;

    LeftOut(Compiler compiler, Hierarchy hierarchy) {
        this.compiler = compiler;
        this.hierarchy = hierarchy;
    }

    /** The first thing that may be refused; empty if there is none. */
    Optional<String> reason(Candidates written) {
        return !written.values.isEmpty()
                ? Optional.empty()
                : written.leftOut().stream()
                        .map(candidate -> candidate.primary(true))
                        .filter(member -> member != null && !compiler.isIgnoredType(member.type()))
                        .flatMap(member -> reasons(member))
                        .findFirst();
    }

    private Stream<String> reasons(Member member) {
        Annotations annotations = member.annotations();
        Inclusion.When when =
                new Inclusions(compiler, hierarchy).of(annotations).value();
        boolean called = when == Inclusion.When.NOT_INITIAL && member.element() instanceof ExecutableElement;
        return Stream.of(
                        annotations.annotationTypes().stream()
                                .map(type -> type.getSimpleName().toString())
                                .filter(ASKING::contains),
                        named("JsonUnwrapped", Unwrapping.isUnwrapped(annotations) && hasId(member.type())),
                        named("JsonManagedReference", hierarchy.isRecord() && annotations.has(Jackson.MANAGED)),
                        // Jackson makes the filter, and asks the getter of an object that it makes for comparison
                        named("JsonInclude", when == Inclusion.When.FILTER || called))
                .flatMap(some -> some)
                .map(name -> name + WHERE);
    }

    private static Stream<String> named(String annotation, boolean refused) {
        return refused ? Stream.of(annotation) : Stream.empty();
    }

    private boolean hasId(TypeMirror type) {
        return type instanceof DeclaredType declared
                && new Hierarchy(compiler, declared).annotations().has(Jackson.IDENTITY);
    }
}
