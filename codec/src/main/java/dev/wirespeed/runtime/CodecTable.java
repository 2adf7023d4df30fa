package dev.wirespeed.runtime;

import dev.wirespeed.WireException;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Finds the codecs of one format: those that were generated, by the name of their class, and what the format has for others.
 *
 * @param <C> the format's codecs
 */
public abstract class CodecTable<C extends Codec<?>> {
    /** The versions of generated code that run here: raised with what new code calls, and with what is gone that old code calls. */
    static final int NEWEST = 1;

    static final int OLDEST = 1;

    /** What the names of codecs end in, whose nested classes have it in the middle of their names. */
    static final List<String> SUFFIXES = new CopyOnWriteArrayList<>();

    private final Class<C> kind;
    private final String suffix;
    private final Class<?> writer;
    /** The first codec of each class. */
    private final ByClass unsaid = new ByClass(CodecOptions.UNSAID);

    private final Map<CodecOptions, ByClass> said = new ConcurrentHashMap<>();

    private final ClassValue<Boolean> withId = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            C codec = type == Object.class ? null : generated(type);
            return codec != null && codec.writesTypeId();
        }
    };

    private final ClassValue<Boolean> beans = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return hasProperties(type) || !OwnForm.isReplaced(type);
        }
    };

    /**
     * @param suffix what the name of a codec has behind that of its class
     * @param writer what codecs write to
     */
    protected CodecTable(Class<C> kind, String suffix, Class<?> writer) {
        this.kind = kind;
        this.suffix = suffix;
        this.writer = writer;
        SUFFIXES.add(suffix);
    }

    /** What the format has for a class for which no code is needed; null if that is no such class. */
    protected abstract @Nullable C builtIn(CodecOptions options, Class<?> type);

    /**
     * What stands in for a codec that was not generated.
     *
     * @throws WireException if there is nothing
     */
    protected abstract C standIn(CodecOptions options, Class<?> type);

    /**
     * The codec of exactly this class.
     *
     * @throws WireException if none was generated
     */
    public final C of(Class<?> type) {
        return unsaid.get(type);
    }

    /** The codec of exactly this class inside of a document that follows options. */
    public final C of(Class<?> type, CodecOptions options) {
        if (!options.areSaid()) {
            return unsaid.get(type);
        }
        ByClass known = said.get(options);
        return (known == null ? said.computeIfAbsent(options, ByClass::new) : known).get(type);
    }

    /** Whether there is a codec for a class, generated or the format's own, that can be used and does not leave all of it to Jackson. */
    public final boolean has(Class<?> type) {
        if (builtIn(CodecOptions.UNSAID, type) != null) {
            return true;
        }
        try {
            C codec = generated(classOf(type));
            return codec != null && !codec.isFallback();
        } catch (WireException | IllegalStateException e) {
            return false; // says why where it is used
        }
    }

    /** Whether values that are declared to be of a type are written with an id of their own. */
    public final boolean writesTypeId(Class<?> declared) {
        return withId.get(declared);
    }

    /** Whether objects of a class are written by their properties. */
    public final boolean isBean(Class<?> type) {
        return beans.get(type);
    }

    /** Whether a class has a codec that writes properties. */
    public final boolean hasProperties(Class<?> type) {
        C codec = generated(type);
        Parts<?> parts = codec == null ? null : codec.parts();
        return parts != null && parts.size() > 0;
    }

    /** Whether a class is one of the JDK's own: the codecs of those are many, and are not made before one is asked for. */
    public static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader.equals(ClassLoader.getPlatformClassLoader());
    }

    private C create(CodecOptions options, Class<?> type) {
        C own = builtIn(options, type);
        if (own != null) {
            return own;
        }
        Class<?> known = classOf(type);
        C codec = fitting(options, generated(known));
        return codec == null ? standIn(options, known) : codec;
    }

    /** That of the enum for the class of a constant with a body of its own, which has no codec. */
    private static Class<?> classOf(Class<?> type) {
        boolean isConstant = !type.isEnum() && Enum.class.isAssignableFrom(type) && type != Enum.class;
        return isConstant ? type.getSuperclass() : type;
    }

    /** The codec for these options, if the class has one. */
    private @Nullable C fitting(CodecOptions options, @Nullable C first) {
        if (first != null && options.areSaid() && !first.options().equals(options)) {
            for (Codec<?> variant : first.variants()) {
                if (variant.options().equals(options)) {
                    return kind.cast(variant);
                }
            }
        }
        return first;
    }

    /**
     * The codec that was generated for a class; null if none was.
     *
     * @throws WireException if it can't be reached, or does not fit its class or what it runs on
     */
    public final @Nullable C generated(Class<?> type) {
        if (type.isPrimitive() || type.isArray()) {
            return null;
        }
        String name = codecName(type);
        try {
            Class<?> codec = find(name, type.getClassLoader());
            return codec == null || !isOf(type, codec) ? null : checked(made(codec));
        } catch (LinkageError e) {
            throw Stale.inLoading(name, e);
        }
    }

    private C made(Class<?> codec) {
        try {
            return kind.cast(codec.getConstructor().newInstance());
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(codec.getName() + " failed to start", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw unreachable(codec, e);
        }
    }

    /** @throws WireException if its processor does not fit */
    private C checked(C codec) {
        int version = codec.version();
        if (version < OLDEST || version > NEWEST) {
            throw Stale.version(codec.getClass().getName(), version);
        }
        return codec;
    }

    /** Whether a codec is for a class: {@code Outer.Inner} and {@code Outer_Inner} have codecs of one name. */
    private boolean isOf(Class<?> type, Class<?> codec) {
        String name = type.getName();
        if (name.indexOf('$') < 0 && name.indexOf('_') < 0) {
            return true;
        }
        try {
            codec.getMethod("write", writer, type);
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** Without {@code +}, whose machinery would cost a JVM that just starts more than the look-up. */
    private String codecName(Class<?> type) {
        String name = type.getName();
        int simple = name.lastIndexOf('.') + 1;
        return name.substring(0, simple)
                .concat(name.substring(simple).replace('$', '_'))
                .concat(suffix);
    }

    private static @Nullable Class<?> find(String name, @Nullable ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** A named module keeps a codec to itself. */
    private static WireException unreachable(Class<?> codec, ReflectiveOperationException cause) {
        String line = "\"opens " + codec.getPackageName() + " to dev.wirespeed.codec;\"";
        String module = codec.getModule().getName();
        WireException refusal = new WireException(
                WireException.Kind.MISMATCH,
                codec.getName() + " can't be reached: add " + line + " to the module-info.java of "
                        + (module == null ? "its module" : module));
        refusal.initCause(cause);
        return refusal;
    }

    /** The codecs for one set of options. */
    private final class ByClass {
        private final CodecOptions options;
        /** Of classes that are not the JDK's; null for those. */
        private final ClassValue<@Nullable C> codecs = new ClassValue<>() {
            @Override
            protected @Nullable C computeValue(Class<?> type) {
                return isOfJdk(type) ? null : create(options, type);
            }
        };
        /** The codecs of the JDK's classes: those live longer than an application that is undeployed, and must not hold on to it. */
        private final Map<Class<?>, C> ofJdk = new ConcurrentHashMap<>();

        ByClass(CodecOptions options) {
            this.options = options;
        }

        C get(Class<?> type) {
            C codec = codecs.get(type);
            return codec == null ? getOfJdk(type) : codec;
        }

        private C getOfJdk(Class<?> type) {
            C codec = ofJdk.get(type);
            if (codec == null) {
                codec = create(options, type);
                ofJdk.put(type, codec);
            }
            return codec;
        }
    }
}
