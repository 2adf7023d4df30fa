package dev.wirespeed.agent;

import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Set;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.asm.Advice.OffsetMapping;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.field.FieldList;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.method.ParameterDescription;
import net.bytebuddy.description.method.ParameterList;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.implementation.bytecode.constant.ClassConstant;
import net.bytebuddy.implementation.bytecode.constant.IntegerConstant;
import net.bytebuddy.implementation.bytecode.constant.NullConstant;
import net.bytebuddy.matcher.ElementMatchers;
import org.jspecify.annotations.Nullable;

/** The roles of an entry point's parameters and fields. */
final class Roles {
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.PARAMETER)
    @interface Library {}

    /** The value that is written. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.PARAMETER)
    @interface Value {}

    /** The source or target of a document. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.PARAMETER)
    @interface Document {}

    /** The length of the part of an array that is read; −1 elsewhere. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.PARAMETER)
    @interface Length {}

    /** The type that the application requests or declares. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.PARAMETER)
    @interface DeclaredType {}

    private static final Set<String> TYPES = Set.of(
            "java.lang.Class",
            "java.lang.reflect.Type",
            "com.fasterxml.jackson.databind.JavaType",
            "tools.jackson.databind.JavaType",
            "com.fasterxml.jackson.core.type.ResolvedType",
            "tools.jackson.core.type.ResolvedType",
            "com.fasterxml.jackson.core.type.TypeReference",
            "tools.jackson.core.type.TypeReference",
            "com.google.gson.reflect.TypeToken",
            "dev.wirespeed.TypeRef");

    /** Methods that read from something that is in memory already. */
    private static final Set<String> WITHOUT_DOCUMENT =
            Set.of("treeToValue", "convertValue", "updateValue", "readValueAs", "readValueAsTree");

    private final EntryPoints entryPoints;

    private Roles(EntryPoints entryPoints) {
        this.entryPoints = entryPoints;
    }

    static Advice.WithCustomMapping bind(Advice.WithCustomMapping mapping, EntryPoints entryPoints) {
        Roles roles = new Roles(entryPoints);
        return mapping.bind(factory(Library.class, (type, method) -> integer(entryPoints.library())))
                .bind(factory(Value.class, (type, method) -> parameter(roles.value(method))))
                .bind(factory(Document.class, roles::document))
                .bind(factory(Length.class, (type, method) -> length(method)))
                .bind(factory(DeclaredType.class, roles::declaredType));
    }

    /** The source of one of the advice's parameters in one method. */
    private interface Role {
        OffsetMapping in(TypeDescription type, MethodDescription method);
    }

    private static <T extends Annotation> OffsetMapping.Factory<T> factory(Class<T> annotation, Role role) {
        return new OffsetMapping.Factory.Simple<>(
                annotation,
                (type, method, assigner, arguments, sort) ->
                        role.in(type, method).resolve(type, method, assigner, arguments, sort));
    }

    private ParameterDescription value(MethodDescription method) {
        ParameterList<?> parameters = method.getParameters();
        return parameters.get(entryPoints.value() == EntryPoints.Place.FIRST ? 0 : parameters.size() - 1);
    }

    private OffsetMapping document(TypeDescription type, MethodDescription method) {
        ParameterList<?> parameters = method.getParameters();
        String name = method.getName();
        if (entryPoints.reads().contains(name)) {
            return parameters.isEmpty() || WITHOUT_DOCUMENT.contains(name) ? nothing() : parameter(parameters.get(0));
        }
        if (parameters.size() == 1) {
            return EntryPoints.ITSELF.equals(entryPoints.target()) ? itself() : field(type, entryPoints.target());
        }
        return parameter(parameters.get(entryPoints.value() == EntryPoints.Place.FIRST ? parameters.size() - 1 : 0));
    }

    private OffsetMapping declaredType(TypeDescription type, MethodDescription method) {
        for (ParameterDescription parameter : method.getParameters()) {
            if (TYPES.contains(parameter.getType().asErasure().getName())) {
                return parameter(parameter);
            }
        }
        return method.getName().equals("readTree")
                ? constant(method.getReturnType().asErasure())
                : field(type, entryPoints.declared());
    }

    private static OffsetMapping field(TypeDescription type, @Nullable String name) {
        FieldList<FieldDescription.InDefinedShape> fields = name == null
                ? new FieldList.Empty<>()
                : type.getDeclaredFields().filter(ElementMatchers.named(name));
        return fields.isEmpty()
                ? nothing()
                : new OffsetMapping.ForField.Resolved(
                        TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Object.class),
                        true,
                        Assigner.Typing.DYNAMIC,
                        fields.getOnly());
    }

    private static OffsetMapping length(MethodDescription method) {
        ParameterList<?> parameters = method.getParameters();
        return parameters.size() > 2 && parameters.get(2).getType().represents(int.class)
                ? new OffsetMapping.ForArgument.Resolved(
                        TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(int.class),
                        true,
                        Assigner.Typing.STATIC,
                        parameters.get(2))
                : integer(-1);
    }

    private static OffsetMapping parameter(ParameterDescription parameter) {
        return new OffsetMapping.ForArgument.Resolved(
                TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Object.class),
                true,
                Assigner.Typing.DYNAMIC,
                parameter);
    }

    private static OffsetMapping itself() {
        return new OffsetMapping.ForThisReference(
                TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Object.class),
                true,
                Assigner.Typing.STATIC,
                false);
    }

    private static OffsetMapping constant(TypeDescription type) {
        return new OffsetMapping.ForStackManipulation(
                ClassConstant.of(type),
                TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Class.class),
                TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Object.class),
                Assigner.Typing.STATIC);
    }

    private static OffsetMapping nothing() {
        TypeDescription.Generic object = TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Object.class);
        return new OffsetMapping.ForStackManipulation(NullConstant.INSTANCE, object, object, Assigner.Typing.STATIC);
    }

    private static OffsetMapping integer(int value) {
        TypeDescription.Generic type = TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(int.class);
        return new OffsetMapping.ForStackManipulation(
                IntegerConstant.forValue(value), type, type, Assigner.Typing.STATIC);
    }
}
