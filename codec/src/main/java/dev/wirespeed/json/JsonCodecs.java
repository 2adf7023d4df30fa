package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds the generated codec of a class, by its name. */
final class JsonCodecs {
    static final String SUFFIX = "_JsonCodec";

    /** The first codec of each class. */
    private static final JsonCodecs DEFAULT = new JsonCodecs(CodecOptions.UNSAID);

    private static final Map<CodecOptions, JsonCodecs> OTHERS = new ConcurrentHashMap<>();

    private static final ClassValue<Boolean> WITH_ID = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            JsonCodec<?> codec = type == Object.class ? null : generatedOrNull(type);
            return codec != null && codec.writesTypeId();
        }
    };

    private final CodecOptions options;
    /** Of classes that are not the JDK's; null for those. */
    private final ClassValue<@Nullable JsonCodec<?>> codecs = new ClassValue<>() {
        @Override
        protected @Nullable JsonCodec<?> computeValue(Class<?> type) {
            return isOfJdk(type) ? null : create(type);
        }
    };
    /** The codecs of the JDK's classes: those live longer than an application that is undeployed, and must not hold on to it. */
    private final Map<Class<?>, JsonCodec<?>> ofJdk = new ConcurrentHashMap<>();

    private JsonCodecs(CodecOptions options) {
        this.options = options;
    }

    /**
     * The codec of exactly this class.
     *
     * @throws WireException if none was generated
     */
    static <T> JsonCodec<T> of(Class<T> type) {
        return DEFAULT.get(type);
    }

    /** The codec of exactly this class inside of a document that follows options. */
    static <T> JsonCodec<T> of(Class<T> type, CodecOptions options) {
        return options.areSaid()
                ? OTHERS.computeIfAbsent(options, JsonCodecs::new).get(type)
                : DEFAULT.get(type);
    }

    @SuppressWarnings("unchecked") // each class is mapped to its own codec
    private <T> JsonCodec<T> get(Class<T> type) {
        JsonCodec<?> codec = codecs.get(type);
        return (JsonCodec<T>) (codec == null ? getOfJdk(type) : codec);
    }

    private JsonCodec<?> getOfJdk(Class<?> type) {
        JsonCodec<?> codec = ofJdk.get(type);
        if (codec == null) {
            codec = create(type);
            ofJdk.put(type, codec);
        }
        return codec;
    }

    /** Whether values that are declared to be of a type are written with an id of their own. */
    static boolean writesTypeId(Class<?> declared) {
        return WITH_ID.get(declared);
    }

    private JsonCodec<?> create(Class<?> type) {
        JsonCodec<?> builtIn = isOfJdk(type) ? StandardCodecs.of(options.dialect(), type) : null;
        if (builtIn == null) {
            builtIn = Values.of(type);
        }
        return builtIn != null ? builtIn : generated(type.isEnum() || !isConstant(type) ? type : type.getSuperclass());
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

    private JsonCodec<?> generated(Class<?> type) {
        JsonCodec<?> codec = fitting(generatedOrNull(type));
        if (codec == null) {
            codec = Fallbacks.codec(options, type);
        }
        if (codec == null) {
            throw Missing.codec(type, options.dialect());
        }
        return codec;
    }

    /** The codec for these options, if the class has one. */
    private @Nullable JsonCodec<?> fitting(@Nullable JsonCodec<?> first) {
        if (first != null && options.areSaid() && !first.options().equals(options)) {
            for (JsonCodec<?> variant : first.variants()) {
                if (variant.options().equals(options)) {
                    return variant;
                }
            }
        }
        return first;
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
            throw Missing.access(codec, e);
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
    static String codecName(Class<?> type) {
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
        } catch (LinkageError e) {
            throw Stale.refused(e);
        }
    }
}
