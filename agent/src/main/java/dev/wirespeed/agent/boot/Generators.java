package dev.wirespeed.agent.boot;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Asks Jackson's generators how much they still hold in their buffers. */
final class Generators {
    private static final Map<String, String> METHODS = Map.of(
            "com.fasterxml.jackson.core.json.UTF8JsonGenerator", "getOutputBuffered",
            "tools.jackson.core.json.UTF8JsonGenerator", "streamWriteOutputBuffered");

    private static final MethodType FROM_OBJECT = MethodType.methodType(int.class, Object.class);

    private static final ClassValue<@Nullable MethodHandle> GETTERS = new ClassValue<>() {
        @Override
        protected @Nullable MethodHandle computeValue(Class<?> type) {
            return getter(type);
        }
    };

    private Generators() {}

    /** In bytes; −1 for other objects. */
    static int buffered(Object io) {
        MethodHandle getter = GETTERS.get(io.getClass());
        if (getter == null) {
            return -1;
        }
        try {
            return (int) getter.invokeExact(io);
        } catch (Throwable e) {
            return -1;
        }
    }

    private static @Nullable MethodHandle getter(Class<?> type) {
        String method = METHODS.get(type.getName());
        if (method == null) {
            return null;
        }
        try {
            return MethodHandles.publicLookup()
                    .unreflect(type.getMethod(method))
                    .asType(FROM_OBJECT);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null; // another version, or a module that does not export it
        }
    }
}
