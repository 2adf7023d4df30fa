package dev.wirespeed.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Turns the type of a property into its shape; empty if there was a problem, which is then reported. */
final class ShapeReader {
    private final Compiler compiler;
    private final StructReader structs;
    private final EnumReader enums;
    private final KeyReader keys;

    ShapeReader(Compiler compiler, StructReader structs) {
        this.compiler = compiler;
        this.structs = structs;
        this.enums = new EnumReader(compiler);
        this.keys = new KeyReader(compiler, structs);
    }

    /** An object with places, or with names, whatever its class asks for; empty if it can't be. */
    Optional<Shape> arranged(Shape.Nested nested, boolean positional, Unit unit, Element user) {
        return structs.arranged(nested, positional, unit, user);
    }

    /**
     * @param unit the codec that the shape is for
     * @param user the element to report problems on
     */
    Optional<Shape> read(TypeMirror type, Unit unit, Element user) {
        Optional<ScalarKind> scalar = ScalarKind.of(Compiler.nameOf(type));
        if (scalar.isPresent() && type.getKind() != TypeKind.ERROR) {
            return scalar.map(Shape.Scalar::new);
        }
        Optional<Shape> known = JdkTypes.of(Compiler.nameOf(type));
        if (known.isPresent() && compiler.dialect().leavesMore()) {
            return unsupported(user, type, "only supported in the default dialect so far");
        }
        if (known.isPresent()) {
            return known;
        }
        return switch (type.getKind()) {
            case ARRAY -> array((ArrayType) type, unit, user);
            case DECLARED -> declared((DeclaredType) type, unit, user);
            case ERROR -> {
                structs.unresolved(type, user);
                yield Optional.empty();
            }
            case TYPEVAR -> unsupported(user, type, "a type variable has no type of its own");
            default -> unsupported(user, type, "it is not the type of a value");
        };
    }

    /** The shape of a member whose properties stand among those of the object that has it. */
    Optional<Shape> unwrapped(Member member, Unit unit, Element user) {
        return structs.unwrapping().shape(member, unit, user);
    }

    private Optional<Shape> unsupported(Element user, TypeMirror type, String why) {
        String unannotated = type.toString().replaceAll("@[\\w.]+ ", "");
        compiler.error(Problem.UNSUPPORTED_TYPE, user, user, unannotated, why);
        return Optional.empty();
    }

    private Optional<Shape> array(ArrayType type, Unit unit, Element user) {
        return read(type.getComponentType(), unit, user)
                .map(element -> new Shape.Array(ArrayTypeName.of(element.type()), element));
    }

    private Optional<Shape> declared(DeclaredType type, Unit unit, Element user) {
        TypeElement element = Compiler.elementOf(type);
        String name = element.getQualifiedName().toString();
        if (element.getKind() == ElementKind.ENUM) {
            return UnionReader.isVariant(compiler, new Hierarchy(compiler, type))
                    ? unsupported(user, type, "its constants have type ids")
                    : enums.read(element, unit, user);
        }
        if (name.equals("java.util.Optional")) {
            return one(type, unit, user).map(content -> new Shape.Maybe(declaredName(type), content));
        }
        if (compiler.isSubtype(type, "java.util.Map")
                && Containers.map(name, true, compiler.dialect()).isPresent()) {
            return mapping(type, element, unit, user);
        }
        if (Containers.collection(name, true, compiler.dialect()).isPresent()) {
            return sequence(type, element, unit, user);
        }
        return reasonAgainst(type, element)
                .map(why -> unsupported(user, type, why))
                .orElseGet(() -> structs.nested(type, unit, user));
    }

    private Optional<String> reasonAgainst(DeclaredType type, TypeElement element) {
        Optional<String> special = SpecialTypes.reasonAgainst(new Hierarchy(compiler, type));
        if (special.isPresent()) {
            return special;
        }
        String name = element.getQualifiedName().toString();
        if (name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.")) {
            return Optional.of("no code is made for this class of the JDK");
        }
        if (!compiler.isSource(element)
                && (name.startsWith("tools.jackson.") || name.startsWith("com.fasterxml.jackson."))) {
            return Optional.of("no code is made for this class of Jackson's");
        }
        if (!compiler.isSource(element) && name.startsWith("groovy.")) {
            return Optional.of("no code is made for this class of Groovy's");
        }
        boolean raw = type.getTypeArguments().isEmpty()
                && !element.getTypeParameters().isEmpty();
        return raw ? Optional.of("a raw type says nothing about its content") : Optional.empty();
    }

    private static ParameterizedTypeName declaredName(DeclaredType type) {
        return (ParameterizedTypeName) TypeName.get(type);
    }

    private Optional<Shape> sequence(DeclaredType type, TypeElement element, Unit unit, Element user) {
        return one(type, unit, user).flatMap(content -> {
            boolean ofEnum = Compiler.isEnum(arguments(type, user).get(0));
            return Containers.collection(element.getQualifiedName().toString(), ofEnum, compiler.dialect())
                    .map(made -> new Shape.Sequence(declaredName(type), content, made));
        });
    }

    private Optional<Shape> mapping(DeclaredType type, TypeElement element, Unit unit, Element user) {
        List<TypeMirror> arguments = arguments(type, user);
        if (arguments.size() != 2) {
            return arguments.isEmpty() ? Optional.empty() : unsupported(user, type, "it has no content type");
        }
        Optional<Shape> key = key(arguments.get(0), unit, user);
        Optional<Shape> value = read(arguments.get(1), unit, user);
        if (key.filter(Shape.Key.class::isInstance).isPresent()
                && compiler.dialect().leavesMore()) {
            return unsupported(user, type, "only supported in the default dialect so far");
        }
        if (key.isEmpty() || value.isEmpty()) {
            return Optional.empty();
        }
        boolean ofEnum = Compiler.isEnum(arguments.get(0));
        return Containers.map(element.getQualifiedName().toString(), ofEnum, compiler.dialect())
                .map(made -> new Shape.Mapping(declaredName(type), key.get(), value.get(), made));
    }

    private Optional<Shape> key(TypeMirror type, Unit unit, Element user) {
        if (type.getKind() == TypeKind.ERROR) {
            structs.unresolved(type, user);
            return Optional.empty();
        }
        // in the default dialect months are read by their numbers, too
        boolean month = Compiler.nameOf(type).equals("java.time.Month")
                && !compiler.dialect().leavesMore();
        Optional<Shape> key = Compiler.isEnum(type) && !month
                ? enums.read(Compiler.elementOf(type), unit, user)
                : keys.read(type, ScalarKind.of(Compiler.nameOf(type)), unit, user);
        boolean refused = key.filter(compiler.checks::refusesKey).isPresent();
        if (refused) {
            compiler.error(Problem.UNSUPPORTED_KEY, user, user, type);
        }
        return refused ? Optional.empty() : key;
    }

    private Optional<Shape> one(DeclaredType type, Unit unit, Element user) {
        List<TypeMirror> arguments = arguments(type, user);
        return arguments.isEmpty() ? Optional.empty() : read(arguments.get(0), unit, user);
    }

    /** The type arguments, wildcards replaced by their bounds; none if that was a problem. */
    private List<TypeMirror> arguments(DeclaredType type, Element user) {
        if (type.getTypeArguments().isEmpty()) {
            unsupported(user, type, "a raw type says nothing about its content");
            return List.of();
        }
        List<TypeMirror> arguments = new ArrayList<>();
        for (TypeMirror argument : type.getTypeArguments()) {
            TypeMirror bound = argument instanceof WildcardType wildcard ? wildcard.getExtendsBound() : argument;
            arguments.add(bound == null ? compiler.object() : bound);
        }
        return arguments;
    }
}
