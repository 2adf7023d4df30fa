package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Makes the codecs for objects whose properties stand among those of the object that has them.
 *
 * <p>Each place has a codec of its own, since there the properties have other names, and since what the outer object
 * reads itself is not read again.
 */
final class Unwrapping {
    /** The name, followed by its index, of a creator's parameter that has no name in documents. */
    static final String PLACEHOLDER = "@JsonUnwrapped/";

    private final Compiler compiler;
    private final StructReader structs;
    /** Types that are being unwrapped, the outermost first. */
    private final Deque<String> open = new ArrayDeque<>();

    Unwrapping(Compiler compiler, StructReader structs) {
        this.compiler = compiler;
        this.structs = structs;
    }

    static boolean isUnwrapped(Annotations annotations) {
        return annotations.isTrue(Jackson.UNWRAPPED, "enabled");
    }

    /** Whether a class has a property that is unwrapped in it. */
    static boolean isIn(Candidates candidates) {
        return candidates.inOrder().stream()
                .flatMap(c ->
                        Stream.of(c.parameters, c.setters, c.fields, c.getters).flatMap(List::stream))
                .anyMatch(m -> isUnwrapped(m.annotations()));
    }

    /** Whether a creator has a parameter that is unwrapped, be it one that is never read. */
    static boolean isIn(Compiler compiler, Creators creators) {
        return creators.properties.stream()
                .flatMap(creator -> creator.parameters().stream())
                .anyMatch(parameter -> isUnwrapped(compiler.annotationsOf(parameter)));
    }

    /** The shape of a property; empty if it can't be generated, which is then reported. */
    Optional<Shape> shape(Member member, Unit unit, Element user) {
        TypeMirror type = member.type();
        boolean parameter = member.element().getKind() == ElementKind.PARAMETER;
        if (parameter && !member.name().orElse("").startsWith(PLACEHOLDER)) {
            return refused(member, user, "its parameter has a name of its own");
        }
        if (parameter && member.annotations().has(Jackson.ALIAS)) {
            return refused(member, user, "Jackson reads a property with its alias, and drops it");
        }
        if (parameter && Jackson.isRequired(member.annotations())) {
            return refused(member, user, "its parameter is required, but perhaps not in a view");
        }
        if (!(structs.shapeOf(type, unit, user).orElse(null) instanceof Shape.Nested nested)
                || nested.emptiness() != Shape.Emptiness.NEVER) {
            return refused(member, user, "it has no properties to be unwrapped");
        }
        if (member.annotations().has(Jackson.FORMAT)) {
            return refused(member, user, "it has a format");
        }
        String name = type.toString();
        if (open.contains(name)) {
            return refused(member, user, "it is unwrapped in itself");
        }
        open.push(name);
        Optional<Struct> whole = structs.part((DeclaredType) type, unit, user);
        open.pop();
        if (whole.isEmpty()) {
            return Optional.empty();
        }
        return reasonAgainst(whole.get())
                .map(why -> refused(member, user, why))
                .orElseGet(() -> renamed(whole.get(), member, unit, user));
    }

    private Optional<Shape> refused(Member member, Element user, String why) {
        compiler.error(Problem.UNSUPPORTED_TYPE, member.element(), user, member.describe(), "JsonUnwrapped: " + why);
        return Optional.empty();
    }

    private static Optional<String> reasonAgainst(Struct struct) {
        boolean object = struct.construction() instanceof Construction.Empty
                || struct.construction() instanceof Construction.Creator;
        if (!object || struct.value().isPresent() || struct.union().isPresent() || struct.variant()) {
            return Optional.of("it is not an object with properties alone");
        }
        boolean any = struct.any().isPresent()
                || struct.written().stream()
                        .anyMatch(p -> p.output().orElseThrow().inline());
        return any ? Optional.of("it has entries of any name") : Optional.empty();
    }

    private Optional<Shape> renamed(Struct whole, Member member, Unit unit, Element user) {
        String prefix = member.annotations().text(Jackson.UNWRAPPED, "prefix").orElse("");
        String suffix = member.annotations().text(Jackson.UNWRAPPED, "suffix").orElse("");
        if (!prefix.isEmpty() || !suffix.isEmpty()) {
            boolean kept = whole.construction() instanceof Construction.Creator
                    && compiler.annotationsOf(Compiler.elementOf(member.type())).has(Jackson.INCLUDE_PROPERTIES);
            Optional<String> why = kept
                    ? Optional.of("Jackson keeps what @JsonIncludeProperties names, and all have other names here")
                    : reasonAgainstNames(whole);
            if (why.isPresent()) {
                return refused(member, user, why.get());
            }
        }
        CodecName codec = place(whole, new Names(prefix, suffix, Set.of()), unit);
        return Optional.of(new Shape.Unwrapped(TypeName.get(member.type()), codec, whole.open()));
    }

    private static Optional<String> reasonAgainstNames(Struct struct) {
        for (Property property : struct.properties()) {
            Optional<Shape> out = property.output().map(Property.Output::shape);
            Optional<Shape> in = property.input().map(Property.Input::shape);
            if (property.isUnwrapped()) {
                return Optional.of("Jackson does not write " + property.name() + " under the names that it reads");
            }
            if (Stream.concat(out.stream(), in.stream()).anyMatch(Shape.LeftToJackson.class::isInstance)) {
                return Optional.of("Jackson would have to write " + property.name() + " under another name");
            }
        }
        return Optional.empty();
    }

    /** The names that properties have in one place, and those that mean something else there. */
    private record Names(String prefix, String suffix, Set<String> taken) {
        String of(String name) {
            return prefix + name + suffix;
        }
    }

    /** The codec for a struct under these names. */
    private static CodecName place(Struct struct, Names names, Unit unit) {
        List<Property> properties = new ArrayList<>();
        for (Property property : struct.properties()) {
            Property placed = place(property, names, unit);
            if (placed.output().isPresent() || placed.input().isPresent()) {
                properties.add(placed);
            }
        }
        Optional<CodecName> known = unit.unwrapped.entrySet().stream()
                .filter(e -> e.getValue().type().equals(struct.type())
                        && e.getValue().properties().equals(properties))
                .map(Map.Entry::getKey)
                .findFirst();
        return known.orElseGet(() -> {
            CodecName codec = unit.nestedCodec(simpleName(struct.type()) + "_unwrapped");
            unit.nestedCodecs.put(codec.toString(), codec);
            unit.unwrapped.put(codec, struct.as(codec, properties));
            return codec;
        });
    }

    private static String simpleName(TypeName type) {
        TypeName raw = type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : type;
        return ((ClassName) raw).simpleName();
    }

    private static Property place(Property property, Names names, Unit unit) {
        if (property.isUnwrapped()) {
            return new Property(
                    property.name(),
                    property.label(),
                    property.output()
                            .map(o -> new Property.Output(
                                    o.accessor(), inner(o.shape(), names, unit), o.inclusion(), o.inline(), o.views())),
                    property.input().map(i -> i.with(inner(i.shape(), names, unit), i.aliases())));
        }
        String name = names.of(property.name());
        return new Property(
                name,
                property.label(),
                property.output(),
                property.input()
                        .filter(i -> !names.taken().contains(name))
                        .map(i -> i.with(
                                i.shape(),
                                i.aliases().stream()
                                        .filter(alias -> !names.taken().contains(alias))
                                        .toList())));
    }

    private static Shape inner(Shape shape, Names names, Unit unit) {
        Shape.Unwrapped unwrapped = (Shape.Unwrapped) shape;
        Struct struct = requireNonNull(unit.unwrapped.get(unwrapped.codec()));
        return new Shape.Unwrapped(unwrapped.type(), place(struct, names, unit), unwrapped.open());
    }

    /** The properties of a class where those that are unwrapped in it don't read what is its own. */
    List<Property> apart(List<Property> properties, Unit unit) {
        Set<String> own = new HashSet<>();
        for (Property property : properties) {
            if (!property.isUnwrapped()) {
                property.input().ifPresent(input -> {
                    own.add(property.name());
                    own.addAll(input.aliases());
                });
            }
        }
        Names names = new Names("", "", own);
        return properties.stream()
                .map(p -> p.isUnwrapped() ? place(p, names, unit) : p)
                .toList();
    }

    /** Reports what can't be generated of a class as a whole. */
    void check(Struct struct, Hierarchy hierarchy, Unit unit, Element user) {
        if (struct.properties().stream().noneMatch(Property::isUnwrapped)) {
            return;
        }
        Optional<String> why = conflict(struct.properties(), unit)
                .map(name -> "it has two properties " + name)
                .or(() -> struct.any().map(any -> "it has a place for properties of any name"))
                .or(() -> struct.hasUnreadArgument()
                        ? Optional.of("Jackson refuses what is ignored there")
                        : Optional.empty());
        why.ifPresent(text -> compiler.error(
                Problem.UNSUPPORTED_TYPE, hierarchy.element, user, hierarchy.element, "JsonUnwrapped: " + text));
    }

    /** A name that two properties would be written under, which Jackson refuses. */
    private static Optional<String> conflict(List<Property> properties, Unit unit) {
        Set<String> written = new HashSet<>();
        properties.stream()
                .filter(p -> p.output().isPresent() && !p.isUnwrapped())
                .forEach(p -> written.add(p.name()));
        for (Property property : properties) {
            if (property.output().isEmpty() || !(property.output().get().shape() instanceof Shape.Unwrapped shape)) {
                continue;
            }
            for (Property inner :
                    requireNonNull(unit.unwrapped.get(shape.codec())).written()) {
                if (!inner.isUnwrapped() && !written.add(inner.name())) {
                    return Optional.of(inner.name());
                }
            }
        }
        return Optional.empty();
    }

    /** The codecs that are part of a struct's codec. */
    static List<Struct> nestedIn(Struct struct, Unit unit) {
        List<Struct> nested = List.copyOf(unit.nested.values());
        Stream<Struct> unwrapped =
                Stream.concat(Stream.of(struct), nested.stream()).flatMap(each -> neededBy(each, unit).stream());
        return Stream.concat(nested.stream(), unwrapped).distinct().toList();
    }

    /** The structs of the codecs that a struct needs for what is unwrapped in it, those inside of them too. */
    private static List<Struct> neededBy(Struct struct, Unit unit) {
        List<Struct> needed = new ArrayList<>();
        for (Property property : struct.properties()) {
            Stream.concat(
                            property.output().map(Property.Output::shape).stream(),
                            property.input().map(Property.Input::shape).stream())
                    .filter(Shape.Unwrapped.class::isInstance)
                    .map(shape -> requireNonNull(unit.unwrapped.get(((Shape.Unwrapped) shape).codec())))
                    .distinct()
                    .forEach(inner -> {
                        needed.add(inner);
                        needed.addAll(neededBy(inner, unit));
                    });
        }
        return needed;
    }

    /** Whether values are left out for another reason than being null, which is left out here anyway. */
    static boolean isLeftOut(Inclusion inclusion) {
        return switch (inclusion.value()) {
            case ALWAYS, NOT_NULL, NOT_ABSENT, NOT_EMPTY -> false;
            case NOT_DEFAULT, NOT_INITIAL, FILTER -> true;
        };
    }
}
