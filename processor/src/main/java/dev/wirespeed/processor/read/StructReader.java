package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.model.Union;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Turns a class into a struct, and remembers which other classes it led to.
 *
 * <p>Longer than other files because each way to make an object (record, bean, creator, builder) ends in the same
 * struct.
 */
final class StructReader {
    private final Compiler compiler;
    private final ShapeReader shapes;
    private final UnionReader unions;
    private final Unwrapping unwrapping;
    private final BuilderReader builders;
    private final Set<String> unresolved = new TreeSet<>();
    private final Emptiness emptiness;
    private final ClassCheck checks;
    private final Readings readings;
    private boolean strict;
    private AnnotationCheck annotations;

    StructReader(Compiler compiler) {
        this.compiler = compiler;
        this.shapes = new ShapeReader(compiler, this);
        this.unions = new UnionReader(compiler, this);
        this.unwrapping = new Unwrapping(compiler, this);
        this.builders = new BuilderReader(compiler, this, shapes);
        this.emptiness = new Emptiness(compiler);
        ClassGraph graph = new ClassGraph(compiler);
        this.checks = new ClassCheck(compiler, graph);
        this.readings = new Readings(compiler, this, unions, checks, graph);
        this.annotations = new AnnotationCheck(compiler, strict);
    }

    /** Starts with another annotated type; {@code strict} turns notes into errors. */
    void begin(boolean isStrict) {
        if (isStrict != strict) {
            strict = isStrict;
            annotations = new AnnotationCheck(compiler, isStrict);
            readings.forget();
        }
        unresolved.clear();
    }

    /** Forgets what was found out about classes, some of which may have been without types still to be generated. */
    void forget() {
        readings.forget();
    }

    boolean isStrict() {
        return strict;
    }

    AnnotationCheck annotations() {
        return annotations;
    }

    /** Names of types that are not there yet, perhaps to be generated. */
    Set<String> unresolved() {
        return unresolved;
    }

    void unresolved(TypeMirror type, Element user) {
        unresolved.add(user.getSimpleName() + "|" + type);
    }

    /**
     * The struct of a class without type parameters; empty if it has problems.
     *
     * @param reached gets the classes whose codecs its own calls
     */
    Optional<Struct> read(TypeElement element, Element user, Collection<TypeElement> reached) {
        int before = compiler.errors();
        Optional<Reading> reading = strict ? checked(element, user) : left(readings.take(element, user), user);
        Optional<Struct> struct = reading.map(this::finish);
        reading.ifPresent(each -> reached.addAll(each.unit.reached));
        return struct.filter(each -> compiler.errors() == before && unresolved.isEmpty())
                .map(each -> each.withNested(Unwrapping.nestedIn(each, reading.get().unit)));
    }

    /** The struct of a class for which a codec is made, with what is told of the codec beside it. */
    private Struct finish(Reading reading) {
        Struct struct = reading.struct.get();
        if (struct.positional() || !compiler.checks.hasNames()) {
            checks.tellPlaces(struct, reading);
        }
        compiler.mixins.note(struct, reading.hierarchy);
        compiler.fingerprints.note(struct.codec(), reading.hierarchy);
        return struct;
    }

    private Optional<Reading> checked(TypeElement element, Element user) {
        Reading reading = reading(element, user);
        return checkType(element, reading.unit, user) ? Optional.of(reading) : Optional.empty();
    }

    /** The reading of a class that can't be left to Jackson, so that reasons for that are problems. */
    private Optional<Reading> left(Outcome<Reading> outcome, Element user) {
        outcome.problems().forEach(problem -> compiler.report(problem, user));
        return outcome.value();
    }

    /** A class to be read for a codec of its own. */
    Reading reading(TypeElement element, Element user) {
        Unit unit = new Unit(element, compiler.nameOfCodec(element));
        DeclaredType type = (DeclaredType) element.asType();
        return reading(type, unit, unit.codec, user, isPositional(type));
    }

    private Reading reading(DeclaredType type, Unit unit, CodecName codec, Element user, boolean positional) {
        return new Reading(compiler, this, shapes, type, unit, codec, user, positional);
    }

    /** Whether a class asks for places where others have names. */
    private boolean isPositional(DeclaredType type) {
        return compiler.checks.hasNames()
                && Format.of(new Hierarchy(compiler, type).annotations())
                        .filter(Format::isArray)
                        .isPresent();
    }

    Unwrapping unwrapping() {
        return unwrapping;
    }

    /** The shape of a type; empty if there was a problem, which is then reported. */
    Optional<Shape> shapeOf(TypeMirror type, Unit unit, Element user) {
        return shapes.read(type, unit, user);
    }

    /** A class as part of another one's codec; empty if there was a problem, which is then reported. */
    Optional<Struct> part(DeclaredType type, Unit unit, Element user) {
        int before = compiler.errors();
        Struct struct = finish(reading(type, unit, unit.codec.nested("Part"), user, false));
        return compiler.errors() == before ? Optional.of(struct) : Optional.empty();
    }

    boolean checkType(TypeElement element, Unit unit, Element user) {
        int before = compiler.errors();
        Hierarchy hierarchy = new Hierarchy(compiler, (DeclaredType) element.asType());
        boolean base = UnionReader.isUnion(hierarchy.annotations());
        boolean isAbstract = !base && element.getModifiers().contains(Modifier.ABSTRACT);
        boolean object = element.getKind() == ElementKind.CLASS
                || element.getKind() == ElementKind.RECORD
                || (element.getKind() == ElementKind.INTERFACE && (base || isAbstract));
        if (!object || (isAbstract && (strict || !element.getTypeParameters().isEmpty()))) {
            compiler.error(Problem.NOT_A_CLASS, element, user, element, kindOf(element));
        } else if (isAbstract && !isOnlyWritten(hierarchy, user)) {
            String why = "it is " + kindOf(element) + " that Jackson knows how to make objects of";
            compiler.error(Problem.UNSUPPORTED_TYPE, element, user, element, why);
        } else if (element.getNestingKind() == NestingKind.MEMBER
                && !element.getModifiers().contains(Modifier.STATIC)) {
            compiler.error(Problem.INNER_CLASS, element, user, element);
        } else if (!compiler.isAccessible(element, unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_TYPE, element, user, element);
        } else {
            SpecialTypes.reasonAgainst(hierarchy)
                    .ifPresent(why -> compiler.error(Problem.UNSUPPORTED_TYPE, element, user, element, why));
        }
        return compiler.errors() == before;
    }

    /** Whether nothing makes objects of an abstract class, so that each is written as what it is. */
    private boolean isOnlyWritten(Hierarchy hierarchy, Element user) {
        Candidates read = compiler.introspection.read(hierarchy, user);
        return read.values.isEmpty()
                && !BuilderReader.hasBuilder(hierarchy)
                && read.creators.properties.isEmpty()
                && read.creators.delegating.isEmpty()
                && read.creators.scalar.isEmpty();
    }

    private static String kindOf(TypeElement element) {
        return switch (element.getKind()) {
            case INTERFACE -> "an interface";
            case ANNOTATION_TYPE -> "an annotation";
            case ENUM -> "an enum";
            default -> "an abstract class";
        };
    }

    /** The shape of a property whose type is a class, which is then read too. */
    Optional<Shape> nested(DeclaredType type, Unit unit, Element user) {
        TypeElement element = Compiler.elementOf(type);
        Optional<Finding> reason =
                strict ? Optional.empty() : outcomeOf(element, user).reason();
        if (reason.isPresent()) {
            compiler.leave(element, user, reason.get().summary());
            return Optional.empty();
        }
        if (type.getTypeArguments().isEmpty()) {
            unit.reached.add(element);
            return Optional.of(nested(type, compiler.nameOfCodec(element), user));
        }
        if (!strict) { // nobody takes the outcome of a generic class, and reports what can't be left
            outcomeOf(element, user).problems().forEach(problem -> compiler.report(problem, user));
        }
        return instantiation(type, element, unit, user);
    }

    /** The outcome of reading a class, whose problems are reasons to leave all its objects to Jackson. */
    Outcome<Reading> outcomeOf(TypeElement element, Element user) {
        return compiler.forCodecOf(element, () -> readings.of(element, user));
    }

    private Optional<Shape> instantiation(DeclaredType type, TypeElement element, Unit unit, Element user) {
        if (type.getTypeArguments().stream().anyMatch(WildcardType.class::isInstance)) {
            compiler.error(
                    Problem.UNSUPPORTED_TYPE, user, user, type, "a wildcard leaves open what its properties are");
            return Optional.empty();
        }
        List<Shape> arguments = new ArrayList<>();
        for (TypeMirror argument : type.getTypeArguments()) {
            shapes.read(argument, unit, user).ifPresent(arguments::add);
        }
        if (arguments.size() < type.getTypeArguments().size() || !checkType(element, unit, user)) {
            return Optional.empty();
        }
        String key = TypeName.get(type).toString();
        return nesting(type, key, instanceName(type), isPositional(type), unit, user)
                .map(codec -> nested(type, codec, user));
    }

    /** A nested codec of a class; empty if there was a problem, which is then reported. */
    private Optional<CodecName> nesting(
            DeclaredType type, String key, String name, boolean positional, Unit unit, Element user) {
        if (!unit.nestedCodecs.containsKey(key) && !unit.keeps(() -> nest(type, key, name, positional, unit, user))) {
            return Optional.empty();
        }
        return Optional.of(requireNonNull(unit.nestedCodecs.get(key)));
    }

    private boolean nest(DeclaredType type, String key, String name, boolean positional, Unit unit, Element user) {
        int before = compiler.errors();
        CodecName codec = unit.nestedCodec(name);
        unit.nestedCodecs.put(key, codec);
        unit.nested.put(key, finish(reading(type, unit, codec, user, positional)));
        return compiler.errors() == before;
    }

    /**
     * An object with names, or with places, whatever its class asks for; empty if it can't be, and the reason is
     * reported if it lies in the class.
     */
    Optional<Shape> arranged(Shape.Nested nested, boolean positional, Unit unit, Element user) {
        if (!(nested.type() instanceof ClassName name)) {
            return Optional.empty();
        }
        DeclaredType type = (DeclaredType)
                compiler.elements.getTypeElement(name.canonicalName()).asType();
        if (isPositional(type) == positional) {
            return Optional.of(nested.inFormat());
        }
        String suffix = positional ? "_by_place" : "_by_name";
        return nesting(type, type + suffix, name.simpleName() + suffix, positional, unit, user)
                .map(codec -> new Shape.Nested(name, codec, nested.emptiness(), nested.subclasses()).inFormat());
    }

    private Shape nested(DeclaredType type, CodecName codec, Element user) {
        return new Shape.Nested(TypeName.get(type), codec, emptiness.of(type, user), subclasses(type));
    }

    private Shape.Subclasses subclasses(DeclaredType type) {
        if (UnionReader.isUnion(new Hierarchy(compiler, type).annotations())) {
            return Shape.Subclasses.WITH_ID;
        }
        boolean closed = Compiler.elementOf(type).getModifiers().contains(Modifier.FINAL);
        return closed ? Shape.Subclasses.NONE : Shape.Subclasses.UNKNOWN;
    }

    /** Like {@code Page_of_Order}. */
    private static String instanceName(TypeMirror type) {
        if (!(type instanceof DeclaredType declared)) {
            return Compiler.nameOf(type).replaceAll("\\W+", "s").replaceAll(".*\\.", "");
        }
        String name = declared.asElement().getSimpleName().toString();
        return declared.getTypeArguments().isEmpty()
                ? name
                : declared.getTypeArguments().stream()
                        .map(StructReader::instanceName)
                        .collect(Collectors.joining("_and_", name + "_of_", ""));
    }

    /** A codec for objects of a class in documents in which one property is not theirs. */
    CodecName without(Hierarchy hierarchy, String property, Unit unit, Element user) {
        String key = hierarchy.type + " without " + property;
        CodecName codec = unit.nestedCodecs.get(key);
        if (codec == null) {
            codec = unit.nestedCodec(hierarchy.element.getSimpleName() + "_without_" + property.replaceAll("\\W", ""));
            unit.nestedCodecs.put(key, codec);
            Struct whole = finish(reading(hierarchy.type, unit, codec, user, false));
            unit.nested.put(key, whole.withTypeId(property));
        }
        return codec;
    }

    /** Makes the struct of a class; what could be left to Jackson was found out before, unless it can't. */
    Struct struct(Reading reading) {
        Hierarchy hierarchy = reading.hierarchy;
        boolean variant = UnionReader.isVariant(compiler, hierarchy);
        if (strict) {
            annotations.check(hierarchy, reading.user);
            if (variant) {
                unions.check(hierarchy, reading.user);
            }
        }
        Optional<Union> union = reading.codec.equals(reading.unit.codec)
                ? unions.read(hierarchy, reading.unit, reading.user)
                : Optional.empty();
        Struct struct = reading.isAbstract() ? base(reading, union, variant) : object(reading, union, variant);
        if (struct.positional()) {
            checks.checkPlaces(struct, reading);
        }
        return struct;
    }

    /** An abstract class, whose objects are those of others. */
    private Struct base(Reading reading, Optional<Union> union, boolean variant) {
        Hierarchy hierarchy = reading.hierarchy;
        Construction none = union.isPresent()
                ? new Construction.None()
                : reading.constructions.refused(hierarchy, "it is " + kindOf(hierarchy.element));
        return new Struct(
                TypeName.get(hierarchy.type),
                reading.codec,
                List.of(),
                none,
                true,
                Lints.of(compiler, hierarchy),
                List.of(),
                union,
                variant,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                reading.positional);
    }

    private Struct object(Reading reading, Optional<Union> union, boolean variant) {
        Hierarchy hierarchy = reading.hierarchy;
        Candidates written = reading.written.get();
        Candidates read = reading.read.get();
        if (strict) {
            checks.check(reading);
        }
        boolean built = BuilderReader.hasBuilder(hierarchy);
        Optional<Construction> construction = built
                ? builders.read(hierarchy, reading.unit, reading.home)
                : reading.constructions.read(hierarchy, read);
        boolean whole = built
                || construction.filter(Construction.Refused.class::isInstance).isPresent();
        Optional<Property.Output> value = reading.value.get();
        List<Property> all = unwrapping.apart(
                reading.properties.read(written, read, construction.orElse(new Construction.Empty())), reading.unit);
        Optional<List<String>> skipped =
                read.anySetters.isEmpty() ? reading.properties.skipped(read) : Optional.empty();
        Struct struct = new Struct(
                TypeName.get(hierarchy.type),
                reading.codec,
                value.isEmpty() ? all : onlyRead(all),
                construction.orElse(new Construction.Empty()),
                !hierarchy.element.getModifiers().contains(Modifier.FINAL),
                Lints.of(compiler, hierarchy),
                List.of(),
                union,
                variant,
                value,
                whole ? List.of() : reading.constructions.scalarCreators(read.creators, hierarchy),
                whole ? Optional.empty() : reading.any.get(),
                skipped,
                skipped.isPresent() ? union.flatMap(u -> UnionReader.hiddenId(u, read)) : Optional.empty(),
                reading.positional);
        unwrapping.check(struct, hierarchy, reading.unit, reading.home);
        return struct;
    }

    private static List<Property> onlyRead(List<Property> properties) {
        return properties.stream()
                .filter(p -> p.input().isPresent())
                .map(p -> new Property(p.name(), p.label(), Optional.empty(), p.input()))
                .toList();
    }
}
