package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.model.Union;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Turns a class into a struct, and remembers which other classes it led to. */
final class StructReader {
    private final Compiler compiler;
    private final ShapeReader shapes;
    private final UnionReader unions;
    private final Unwrapping unwrapping;
    private final BuilderReader builders;
    private final Deque<TypeElement> reached = new ArrayDeque<>();
    private final Set<String> unresolved = new TreeSet<>();
    private final Map<TypeElement, Shape.Emptiness> emptiness = new HashMap<>();
    private final Reasons reasons;
    private boolean strict;

    StructReader(Compiler compiler) {
        this.compiler = compiler;
        this.shapes = new ShapeReader(compiler, this);
        this.unions = new UnionReader(compiler, this);
        this.unwrapping = new Unwrapping(compiler, this);
        this.builders = new BuilderReader(compiler, this, shapes);
        this.reasons = new Reasons(compiler, this, shapes, unions);
    }

    /** Starts with another annotated type; {@code strict} turns notes into errors. */
    void begin(boolean isStrict) {
        strict = isStrict;
        reached.clear();
        unresolved.clear();
    }

    /** Forgets what was found out while problems did not count as such. */
    void forget() {
        reasons.forget();
    }

    boolean isStrict() {
        return strict;
    }

    /** Types that properties read since the last {@link #begin} led to. */
    Deque<TypeElement> reached() {
        return reached;
    }

    /** Names of types that are not there yet, perhaps to be generated. */
    Set<String> unresolved() {
        return unresolved;
    }

    void unresolved(TypeMirror type, Element user) {
        unresolved.add(user.getSimpleName() + "|" + type);
    }

    /** The struct of a class without type parameters; empty if it has problems. */
    Optional<Struct> read(TypeElement element, Element user) {
        int before = compiler.errors();
        Unit unit = new Unit(element, compiler.nameOfCodec(element));
        if (!checkType(element, unit, user)) {
            return Optional.empty();
        }
        Struct struct = struct((DeclaredType) element.asType(), unit, unit.codec, user);
        Struct whole = struct.withNested(Unwrapping.nestedIn(struct, unit));
        return compiler.errors() == before && unresolved.isEmpty() ? Optional.of(whole) : Optional.empty();
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
        Struct struct = struct(type, unit, unit.codec.nested("Part"), user);
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
        Candidates read = new Candidates(compiler, hierarchy, false, user);
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
        Optional<String> reason = strict ? Optional.empty() : reasonAgainst(element, user);
        if (reason.isPresent()) {
            compiler.leave(element, user, reason.get());
            return Optional.empty();
        }
        if (type.getTypeArguments().isEmpty()) {
            reached.add(element);
            return Optional.of(nested(type, compiler.nameOfCodec(element), user));
        }
        return instantiation(type, element, unit, user);
    }

    /** Why Jackson has to write and read all objects of a class; empty if a codec can be made for it. */
    Optional<String> reasonAgainst(TypeElement element, Element user) {
        return compiler.forCodecOf(element, () -> reasons.against(element, user));
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
        if (!unit.nestedCodecs.containsKey(key) && !unit.keeps(() -> nest(type, key, unit, user))) {
            return Optional.empty();
        }
        return Optional.of(nested(type, requireNonNull(unit.nestedCodecs.get(key)), user));
    }

    /** Adds the codec of a class with arguments; false if there was a problem, which is then reported. */
    private boolean nest(DeclaredType type, String key, Unit unit, Element user) {
        int before = compiler.errors();
        CodecName codec = unit.nestedCodec(instanceName(type));
        unit.nestedCodecs.put(key, codec);
        unit.nested.put(key, struct(type, unit, codec, user));
        return compiler.errors() == before;
    }

    private Shape nested(DeclaredType type, CodecName codec, Element user) {
        return new Shape.Nested(TypeName.get(type), codec, emptinessOf(type, user), subclasses(type));
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

    private Shape.Emptiness emptinessOf(DeclaredType type, Element user) {
        TypeElement element = Compiler.elementOf(type);
        Shape.Emptiness known = emptiness.get(element);
        if (known == null) {
            known = compiler.forCodecOf(element, () -> findEmptiness(type, user));
            emptiness.put(element, known);
        }
        return known;
    }

    private Shape.Emptiness findEmptiness(DeclaredType type, Element user) {
        Hierarchy hierarchy = new Hierarchy(compiler, type);
        Candidates written = new Candidates(compiler, hierarchy, true, user);
        boolean blank = !hierarchy.isRecord()
                && !UnionReader.isUnion(hierarchy.annotations())
                && !hierarchy.annotations().anyAtRunTime()
                && written.inOrder().stream().allMatch(c -> c.primary(true) == null);
        boolean open = hierarchy.element.getModifiers().contains(Modifier.ABSTRACT)
                && !UnionReader.isUnion(hierarchy.annotations());
        if (!written.values.isEmpty()) {
            return Shape.Emptiness.BY_VALUE;
        }
        if (open) {
            return Shape.Emptiness.BY_CLASS;
        }
        return blank ? Shape.Emptiness.ALWAYS : Shape.Emptiness.NEVER;
    }

    /** Remembers a type that is to be read too. */
    void reach(TypeElement element) {
        reached.add(element);
    }

    /** A codec for objects of a class in documents in which one property is not theirs. */
    CodecName without(Hierarchy hierarchy, String property, Unit unit, Element user) {
        String key = hierarchy.type + " without " + property;
        CodecName codec = unit.nestedCodecs.get(key);
        if (codec == null) {
            codec = unit.nestedCodec(hierarchy.element.getSimpleName() + "_without_" + property.replaceAll("\\W", ""));
            unit.nestedCodecs.put(key, codec);
            unit.nested.put(key, struct(hierarchy.type, unit, codec, user).withTypeId(property));
        }
        return codec;
    }

    private Struct struct(DeclaredType type, Unit unit, CodecName codec, Element user) {
        Hierarchy hierarchy = new Hierarchy(compiler, type);
        checkAnnotations(hierarchy, user);
        boolean variant = UnionReader.isVariant(compiler, hierarchy);
        if (variant) {
            unions.check(hierarchy, user);
        }
        Optional<Union> union = codec.equals(unit.codec) ? unions.read(hierarchy, unit, user) : Optional.empty();
        if (hierarchy.element.getModifiers().contains(Modifier.ABSTRACT)) {
            Struct struct = new Struct(
                    TypeName.get(type),
                    codec,
                    List.of(),
                    union.isPresent() ? new Construction.None() : onlyWritten(hierarchy, unit, user),
                    true,
                    Lints.of(compiler, hierarchy),
                    List.of(),
                    union,
                    variant,
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            note(struct, hierarchy);
            return struct;
        }
        Candidates written = new Candidates(compiler, hierarchy, true, user);
        Candidates read = new Candidates(compiler, hierarchy, false, user);
        if (strict) {
            reasons.check(hierarchy, written, read, unit, user);
        }
        Element home = compiler.isSource(hierarchy.element) ? hierarchy.element : user;
        PropertyShapes ofProperties = new PropertyShapes(compiler, shapes, unit, home, strict);
        PropertyReader properties = new PropertyReader(compiler, ofProperties, hierarchy, unit, home);
        ConstructionReader constructions = new ConstructionReader(compiler, shapes, ofProperties, unit, home);
        boolean built = BuilderReader.hasBuilder(hierarchy);
        Optional<Construction> construction =
                built ? builders.read(hierarchy, unit, home) : constructions.read(hierarchy, read);
        boolean whole = built
                || construction.filter(Construction.Refused.class::isInstance).isPresent();
        Optional<Property.Output> value = properties.value(written);
        List<Property> all =
                unwrapping.apart(properties.read(written, read, construction.orElse(new Construction.Empty())), unit);
        Optional<List<String>> skipped = read.anySetters.isEmpty() ? properties.skipped(read, union) : Optional.empty();
        Struct struct = new Struct(
                TypeName.get(type),
                codec,
                value.isEmpty() ? all : onlyRead(all),
                construction.orElse(new Construction.Empty()),
                !hierarchy.element.getModifiers().contains(Modifier.FINAL),
                Lints.of(compiler, hierarchy),
                List.of(),
                union,
                variant,
                value,
                whole ? List.of() : constructions.plain(read.creators, hierarchy),
                whole ? Optional.empty() : properties.any(read),
                skipped,
                skipped.isPresent() ? union.flatMap(u -> UnionReader.hiddenId(u, read)) : Optional.empty());
        unwrapping.check(struct, hierarchy, unit, home);
        note(struct, hierarchy);
        return struct;
    }

    /** Remembers what is told of a codec beside its struct. */
    private void note(Struct struct, Hierarchy hierarchy) {
        compiler.mixins.note(struct, hierarchy);
        compiler.fingerprints.note(struct.codec(), hierarchy);
    }

    private Construction onlyWritten(Hierarchy hierarchy, Unit unit, Element user) {
        Element home = compiler.isSource(hierarchy.element) ? hierarchy.element : user;
        PropertyShapes ofProperties = new PropertyShapes(compiler, shapes, unit, home, strict);
        return new ConstructionReader(compiler, shapes, ofProperties, unit, home)
                .refused(hierarchy, "it is " + kindOf(hierarchy.element));
    }

    private static List<Property> onlyRead(List<Property> properties) {
        return properties.stream()
                .filter(p -> p.input().isPresent())
                .map(p -> new Property(p.name(), p.label(), Optional.empty(), p.input()))
                .toList();
    }

    void checkAnnotations(Hierarchy hierarchy, Element user) {
        Annotations nearer = Annotations.NONE;
        for (TypeElement each : hierarchy.classes) {
            checkAnnotations(each, nearer, user);
            nearer = nearer.orElse(compiler.annotationsOf(each));
            each.getEnclosedElements().forEach(member -> checkMember(member, user));
        }
    }

    void checkMember(Element member, Element user) {
        if (member.getKind().isClass() || member.getKind().isInterface()) {
            return;
        }
        checkAnnotations(member, user);
        unions.checkUse(member, user);
        if (member instanceof ExecutableElement method) {
            method.getParameters().forEach(p -> checkMember(p, user));
        }
    }

    /** Reports every annotation that would make Jackson do what codecs can't. */
    void checkAnnotations(Element element, Element user) {
        checkAnnotations(element, Annotations.NONE, user);
    }

    /** @param nearer those that count instead of others of their types */
    private void checkAnnotations(Element element, Annotations nearer, Element user) {
        List<TypeElement> onComponent =
                compiler.componentOf(element).map(Jackson::unsupportedOn).orElse(List.of());
        for (TypeElement annotation : Jackson.unsupportedOn(element)) {
            if (!onComponent.contains(annotation)
                    && !nearer.has(annotation.getQualifiedName().toString())
                    && (strict || !Jackson.concernsOneProperty(element, annotation))) {
                compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, element, user, annotation.getSimpleName());
            }
        }
    }
}
