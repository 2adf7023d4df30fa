package dev.wirespeed.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    private static final Map<String, ScalarKind> SCALARS = new HashMap<>();
    private static final Set<ScalarKind> NO_KEYS = Set.of(
            ScalarKind.OBJECT,
            ScalarKind.INSTANT,
            ScalarKind.LOCAL_DATE,
            ScalarKind.LOCAL_TIME,
            ScalarKind.LOCAL_DATE_TIME,
            ScalarKind.OFFSET_DATE_TIME,
            ScalarKind.ZONED_DATE_TIME,
            ScalarKind.DURATION);
    /** Types whose subtypes Jackson treats in a way of their own. */
    private static final List<String> SPECIAL = List.of(
            "java.lang.Iterable",
            "java.util.Map",
            "java.util.Map.Entry",
            "java.util.Iterator",
            "java.util.stream.BaseStream",
            "java.lang.CharSequence",
            "java.lang.Number",
            "java.lang.Throwable",
            "java.util.Date",
            "java.util.Calendar",
            "java.util.TimeZone",
            "tools.jackson.databind.JacksonSerializable");

    static {
        for (ScalarKind kind : ScalarKind.values()) {
            SCALARS.put(kind.type().toString(), kind);
        }
    }

    private final Compiler compiler;
    private final StructReader structs;

    ShapeReader(Compiler compiler, StructReader structs) {
        this.compiler = compiler;
        this.structs = structs;
    }

    /**
     * @param unit the codec that the shape is for
     * @param user the element to report problems on
     */
    Optional<Shape> read(TypeMirror type, Unit unit, Element user) {
        ScalarKind scalar = SCALARS.get(Compiler.nameOf(type));
        if (scalar != null && type.getKind() != TypeKind.ERROR) {
            return Optional.of(new Shape.Scalar(scalar));
        }
        return switch (type.getKind()) {
            case ARRAY -> array((ArrayType) type, unit, user);
            case DECLARED -> declared((DeclaredType) type, unit, user);
            case ERROR -> {
                structs.unresolved(type, user);
                yield Optional.empty();
            }
            case TYPEVAR -> unsupported(user, type, "a type variable has no type of its own");
            default -> unsupported(user, type, "it is no type of a value");
        };
    }

    /** The shape of a member whose properties stand among those of the object that has it. */
    Optional<Shape> unwrapped(Member member, Unit unit, Element user) {
        return structs.unwrapping().shape(member, unit, user);
    }

    private Optional<Shape> unsupported(Element user, TypeMirror type, String why) {
        String plain = type.toString().replaceAll("@[\\w.]+ ", "");
        compiler.error(Problem.UNSUPPORTED_TYPE, user, user, plain, why);
        return Optional.empty();
    }

    private Optional<Shape> array(ArrayType type, Unit unit, Element user) {
        if (Compiler.nameOf(type.getComponentType()).equals("java.lang.Byte")) {
            return unsupported(user, type, "Jackson reads it from base64 too");
        }
        return read(type.getComponentType(), unit, user)
                .map(element -> new Shape.Array(ArrayTypeName.of(element.type()), element));
    }

    private Optional<Shape> declared(DeclaredType type, Unit unit, Element user) {
        TypeElement element = Compiler.elementOf(type);
        String name = element.getQualifiedName().toString();
        if (element.getKind() == ElementKind.ENUM) {
            return enumeration(element, unit, user);
        }
        if (name.equals("java.util.Optional")) {
            return one(type, unit, user).map(content -> new Shape.Maybe(declaredName(type), content));
        }
        if (compiler.isSubtype(type, "java.util.Map")
                && Containers.map(name, true).isPresent()) {
            return mapping(type, element, unit, user);
        }
        if (Containers.collection(name, true).isPresent()) {
            return sequence(type, element, unit, user);
        }
        return reasonAgainst(type, element)
                .map(why -> unsupported(user, type, why))
                .orElseGet(() -> structs.nested(type, unit, user));
    }

    private Optional<String> reasonAgainst(DeclaredType type, TypeElement element) {
        String name = element.getQualifiedName().toString();
        for (String special : SPECIAL) {
            if (compiler.isSubtype(type, special)) {
                return Optional.of(
                        special.equals(name)
                                ? "Jackson chooses its form at run time"
                                : "Jackson treats every " + special + " in a way of its own");
            }
        }
        if (name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.")) {
            return Optional.of("this class of the JDK is not supported yet");
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
            boolean ofEnum = content instanceof Shape.Enumeration;
            return Containers.collection(element.getQualifiedName().toString(), ofEnum)
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
        if (key.isEmpty() || value.isEmpty()) {
            return Optional.empty();
        }
        boolean ofEnum = key.get() instanceof Shape.Enumeration;
        return Containers.map(element.getQualifiedName().toString(), ofEnum)
                .map(made -> new Shape.Mapping(declaredName(type), key.get(), value.get(), made));
    }

    private Optional<Shape> key(TypeMirror type, Unit unit, Element user) {
        if (type.getKind() == TypeKind.DECLARED && Compiler.elementOf(type).getKind() == ElementKind.ENUM) {
            return enumeration(Compiler.elementOf(type), unit, user);
        }
        ScalarKind kind = SCALARS.get(Compiler.nameOf(type));
        if (kind == null || NO_KEYS.contains(kind) || kind.isArray() || kind.isOptional()) {
            if (type.getKind() == TypeKind.ERROR) {
                structs.unresolved(type, user);
            } else {
                compiler.error(Problem.UNSUPPORTED_KEY, user, user, type);
            }
            return Optional.empty();
        }
        return Optional.of(new Shape.Scalar(kind));
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

    private Optional<Shape> enumeration(TypeElement element, Unit unit, Element user) {
        if (!compiler.isAccessible(element, unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_TYPE, element, user, element);
            return Optional.empty();
        }
        structs.checkAnnotations(element, user);
        element.getEnclosedElements().stream()
                .filter(e -> e.getKind() != ElementKind.ENUM_CONSTANT)
                .forEach(e -> structs.checkMember(e, user));
        for (Element each : element.getEnclosedElements()) {
            Annotations annotations = compiler.annotationsOf(each);
            for (String special : List.of(Jackson.CREATOR, Jackson.VALUE)) {
                if (each.getKind() != ElementKind.ENUM_CONSTANT && annotations.has(special)) {
                    return unsupported(user, element.asType(), "its texts are made by code");
                }
            }
        }
        List<Shape.ConstantText> texts = new ArrayList<>();
        for (Element each : element.getEnclosedElements()) {
            if (each.getKind() == ElementKind.ENUM_CONSTANT) {
                structs.checkAnnotations(each, user);
                Annotations annotations = compiler.annotationsOf(each);
                String name = annotations.text(Jackson.PROPERTY, "value").orElse("");
                List<String> aliases = annotations.texts(Jackson.ALIAS, "value");
                if (!name.isEmpty() || !aliases.isEmpty()) {
                    texts.add(new Shape.ConstantText(each.getSimpleName().toString(), name, aliases));
                }
            }
        }
        return Optional.of(new Shape.Enumeration(ClassName.get(element), texts));
    }
}
