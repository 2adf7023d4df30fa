package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
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
    private final Deque<TypeElement> reached = new ArrayDeque<>();
    private final Set<String> unresolved = new TreeSet<>();
    private final Map<TypeElement, Boolean> blank = new HashMap<>();
    private final Set<TypeElement> annotated = new HashSet<>();
    private boolean strict;

    StructReader(Compiler compiler) {
        this.compiler = compiler;
        this.shapes = new ShapeReader(compiler, this);
    }

    /** Starts with another annotated type; {@code strict} turns notes into errors. */
    void begin(boolean isStrict) {
        strict = isStrict;
        reached.clear();
        unresolved.clear();
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
        Unit unit = new Unit(element);
        if (!checkType(element, unit, user)) {
            return Optional.empty();
        }
        Struct struct = struct((DeclaredType) element.asType(), unit, unit.codec, user);
        Struct whole = new Struct(
                struct.type(),
                struct.codec(),
                struct.properties(),
                struct.construction(),
                struct.open(),
                struct.lints(),
                List.copyOf(unit.nested.values()));
        return compiler.errors() == before && unresolved.isEmpty() ? Optional.of(whole) : Optional.empty();
    }

    private boolean checkType(TypeElement element, Unit unit, Element user) {
        int before = compiler.errors();
        if (element.getKind() != ElementKind.CLASS && element.getKind() != ElementKind.RECORD) {
            compiler.error(Problem.NOT_A_CLASS, element, user, element, kindOf(element));
        } else if (element.getModifiers().contains(Modifier.ABSTRACT)) {
            compiler.error(Problem.NOT_A_CLASS, element, user, element, "an abstract class");
        } else if (element.getNestingKind() == NestingKind.MEMBER
                && !element.getModifiers().contains(Modifier.STATIC)) {
            compiler.error(Problem.INNER_CLASS, element, user, element);
        } else if (!compiler.isAccessible(element, unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_TYPE, element, user, element);
        }
        return compiler.errors() == before;
    }

    private static String kindOf(TypeElement element) {
        return switch (element.getKind()) {
            case INTERFACE -> "an interface";
            case ANNOTATION_TYPE -> "an annotation";
            default -> "an enum";
        };
    }

    /** The shape of a property whose type is a class, which is then read too. */
    Optional<Shape> nested(DeclaredType type, Unit unit, Element user) {
        TypeElement element = Compiler.elementOf(type);
        if (type.getTypeArguments().isEmpty()) {
            reached.add(element);
            return Optional.of(new Shape.Nested(TypeName.get(type), Compiler.codecOf(element), isBlank(type, user)));
        }
        return instantiation(type, element, unit, user);
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
        ClassName codec = unit.nestedCodecs.get(key);
        if (codec == null) {
            codec = unit.nestedCodec(instanceName(type));
            unit.nestedCodecs.put(key, codec);
            unit.nested.put(key, struct(type, unit, codec, user));
        }
        return Optional.of(new Shape.Nested(TypeName.get(type), codec, isBlank(type, user)));
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

    private boolean isBlank(DeclaredType type, Element user) {
        TypeElement element = Compiler.elementOf(type);
        Boolean known = blank.get(element);
        if (known == null) {
            Hierarchy hierarchy = new Hierarchy(compiler, type);
            known = hierarchy.fields().isEmpty()
                    && new Candidates(compiler, hierarchy, true, user)
                            .inOrder().stream().allMatch(c -> c.primary(true) == null);
            blank.put(element, known);
        }
        return known;
    }

    private Struct struct(DeclaredType type, Unit unit, ClassName codec, Element user) {
        Hierarchy hierarchy = new Hierarchy(compiler, type);
        checkAnnotations(hierarchy, user);
        Candidates written = new Candidates(compiler, hierarchy, true, user);
        Candidates read = new Candidates(compiler, hierarchy, false, user);
        Element home = compiler.isSource(hierarchy.element) ? hierarchy.element : user;
        PropertyReader properties = new PropertyReader(compiler, shapes, hierarchy, unit, home);
        Optional<Construction> construction =
                new ConstructionReader(compiler, shapes, unit, home, strict).read(hierarchy, read);
        return new Struct(
                TypeName.get(type),
                codec,
                properties.read(written, read, construction.orElse(new Construction.Empty())),
                construction.orElse(new Construction.Empty()),
                !hierarchy.element.getModifiers().contains(Modifier.FINAL),
                Lints.of(compiler, hierarchy),
                List.of());
    }

    private void checkAnnotations(Hierarchy hierarchy, Element user) {
        for (TypeElement each : hierarchy.classes) {
            if (annotated.add(each)) {
                checkAnnotations(each, user);
                each.getEnclosedElements().forEach(member -> checkMember(member, user));
            }
        }
    }

    void checkMember(Element member, Element user) {
        if (member.getKind().isClass() || member.getKind().isInterface()) {
            return;
        }
        checkAnnotations(member, user);
        if (member instanceof ExecutableElement method) {
            method.getParameters().forEach(p -> checkAnnotations(p, user));
        }
    }

    /** Reports every annotation that would make Jackson do what codecs can't. */
    void checkAnnotations(Element element, Element user) {
        for (TypeElement annotation : Jackson.unsupportedOn(element)) {
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, element, user, annotation.getSimpleName());
        }
    }
}
