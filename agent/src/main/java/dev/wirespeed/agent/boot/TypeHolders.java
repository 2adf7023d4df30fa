package dev.wirespeed.agent.boot;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Unwraps types from the objects that libraries wrap them in. */
final class TypeHolders {
    /** Classes, each with the method or, after a dot, the field that has the type. */
    private static final Map<String, String> HOLDERS = Map.of(
            "com.fasterxml.jackson.core.type.TypeReference", "getType",
            "tools.jackson.core.type.TypeReference", "getType",
            "com.google.gson.reflect.TypeToken", "getType",
            "dev.wirespeed.TypeRef", "type",
            "com.fasterxml.jackson.databind.ObjectWriter$Prefetch", ".rootType",
            "tools.jackson.databind.ObjectWriter$Prefetch", ".rootType");

    private static final MethodType FROM_OBJECT = MethodType.methodType(Object.class, Object.class);

    private static final ClassValue<@Nullable MethodHandle> GETTERS = new ClassValue<>() {
        @Override
        protected @Nullable MethodHandle computeValue(Class<?> type) {
            return getter(type);
        }
    };

    private TypeHolders() {}

    /** Null if there is none. */
    static @Nullable Type typeIn(Object holder) {
        MethodHandle getter = GETTERS.get(holder.getClass());
        if (getter == null) {
            return null;
        }
        try {
            return (Object) getter.invokeExact(holder) instanceof Type type ? type : null;
        } catch (Throwable e) { // a subclass of the application's
            return null;
        }
    }

    private static @Nullable MethodHandle getter(Class<?> of) {
        try {
            for (Class<?> type = of; type != null; type = type.getSuperclass()) {
                String member = HOLDERS.get(type.getName());
                if (member != null) {
                    return getter(type, member).asType(FROM_OBJECT);
                }
            }
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null; // a module that is not open
        }
        return null;
    }

    private static MethodHandle getter(Class<?> type, String member) throws ReflectiveOperationException {
        if (!member.startsWith(".")) {
            return MethodHandles.publicLookup().unreflect(type.getMethod(member));
        }
        Field field = type.getDeclaredField(member.substring(1));
        field.setAccessible(true);
        return MethodHandles.lookup().unreflectGetter(field);
    }
}
