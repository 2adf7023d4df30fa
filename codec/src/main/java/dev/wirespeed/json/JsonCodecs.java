package dev.wirespeed.json;

import dev.wirespeed.WireException;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds the generated codec of a class, by its name. */
final class JsonCodecs {
    private static final String SUFFIX = "_JsonCodec";

    private static final ClassValue<@Nullable JsonCodec<?>> CODECS = values(JsonDialect.JACKSON3);
    private static final ClassValue<@Nullable JsonCodec<?>> CODECS_OF_JACKSON2 = values(JsonDialect.JACKSON2);
    /** The codecs of the JDK's classes: those live longer than an application that is undeployed, and must not hold on to it. */
    private static final Map<Class<?>, JsonCodec<?>> OF_JDK = new ConcurrentHashMap<>();

    private static final Map<Class<?>, JsonCodec<?>> OF_JDK_FOR_JACKSON2 = new ConcurrentHashMap<>();

    private static final ClassValue<Boolean> WITH_ID = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            JsonCodec<?> codec = type == Object.class ? null : generatedOrNull(type);
            return codec != null && codec.writesTypeId();
        }
    };

    private JsonCodecs() {}

    /** Of classes that are not the JDK's; null for those. */
    private static ClassValue<@Nullable JsonCodec<?>> values(JsonDialect dialect) {
        return new ClassValue<>() {
            @Override
            protected @Nullable JsonCodec<?> computeValue(Class<?> type) {
                return isOfJdk(type) ? null : create(dialect, type);
            }
        };
    }

    /**
     * The codec of exactly this class.
     *
     * @throws WireException if none was generated
     */
    @SuppressWarnings("unchecked") // each class is mapped to its own codec
    static <T> JsonCodec<T> of(Class<T> type) {
        JsonCodec<?> codec = CODECS.get(type);
        return (JsonCodec<T>) (codec == null ? ofJdk(OF_JDK, JsonDialect.JACKSON3, type) : codec);
    }

    /** The codec of exactly this class inside of a document that follows a dialect. */
    @SuppressWarnings("unchecked") // each class is mapped to its own codec
    static <T> JsonCodec<T> of(Class<T> type, JsonDialect dialect) {
        if (dialect == JsonDialect.JACKSON3) {
            return of(type);
        }
        JsonCodec<?> codec = CODECS_OF_JACKSON2.get(type);
        return (JsonCodec<T>) (codec == null ? ofJdk(OF_JDK_FOR_JACKSON2, dialect, type) : codec);
    }

    private static JsonCodec<?> ofJdk(Map<Class<?>, JsonCodec<?>> known, JsonDialect dialect, Class<?> type) {
        JsonCodec<?> codec = known.get(type);
        if (codec == null) {
            codec = create(dialect, type);
            known.put(type, codec);
        }
        return codec;
    }

    /** Whether values that are declared to be of a type are written with an id of their own. */
    static boolean writesTypeId(Class<?> declared) {
        return WITH_ID.get(declared);
    }

    private static JsonCodec<?> create(JsonDialect dialect, Class<?> type) {
        JsonCodec<?> builtIn = isOfJdk(type) ? StandardCodecs.of(dialect, type) : null;
        if (builtIn == null) {
            builtIn = Values.of(type);
        }
        return builtIn != null
                ? builtIn
                : generated(dialect, type.isEnum() || !isConstant(type) ? type : type.getSuperclass());
    }

    /** Whether it is one of the JDK's own: the codecs of those are many, and are not made before one is asked for. */
    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader.equals(ClassLoader.getPlatformClassLoader());
    }

    /** Whether this is the class of an enum's constant that has a body of its own. */
    private static boolean isConstant(Class<?> type) {
        return Enum.class.isAssignableFrom(type) && type != Enum.class;
    }

    private static JsonCodec<?> generated(JsonDialect dialect, Class<?> type) {
        JsonCodec<?> codec = generatedOrNull(type);
        if (codec == null) {
            codec = Fallbacks.codec(dialect, type);
        }
        if (codec == null) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "There is no codec for " + type.getName()
                            + ": annotate it with @Wire and compile it with wirespeed-processor as an annotation processor,"
                            + " or add " + dialect.artifact() + " to leave it to Jackson");
        }
        return codec;
    }

    /** The codec that was generated for a class; null if none was. */
    static @Nullable JsonCodec<?> generatedOrNull(Class<?> type) {
        if (type.isPrimitive() || type.isArray()) {
            return null;
        }
        Class<?> codec = find(codecName(type), type.getClassLoader());
        if (codec == null || !isOf(type, codec)) {
            return null;
        }
        try {
            return (JsonCodec<?>) codec.getConstructor().newInstance();
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(codec.getName() + " failed to start", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    codec.getName() + " can't be reached; a named module must open its package to dev.wirespeed.codec",
                    e);
        }
    }

    /** Whether a codec is for a class: {@code Outer.Inner} and {@code Outer_Inner} have codecs of one name. */
    private static boolean isOf(Class<?> type, Class<?> codec) {
        String name = type.getName();
        if (name.indexOf('$') < 0 && name.indexOf('_') < 0) {
            return true;
        }
        try {
            codec.getMethod("write", JsonWriter.class, type);
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** Without {@code +}, whose machinery would cost a JVM that just starts more than the look-up. */
    private static String codecName(Class<?> type) {
        String name = type.getName();
        int simple = name.lastIndexOf('.') + 1;
        return name.substring(0, simple)
                .concat(name.substring(simple).replace('$', '_'))
                .concat(SUFFIX);
    }

    private static @Nullable Class<?> find(String name, @Nullable ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }
}
