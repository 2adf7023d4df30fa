package dev.wirespeed.runtime;

import dev.wirespeed.WireException;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Finds the codecs of one format: generated ones by the name of their class, and the format's own ones for other
 * classes.
 *
 * @param <C> the format's codecs
 */
public abstract class CodecTable<C extends Codec<?>> {
    /**
     * The newest version of generated code that runs here: 1 until 0.1.0 is released. From then on raised when new code
     * calls something new.
     */
    static final int NEWEST = 1;

    /** The oldest one. Raised when something that older code calls is removed. */
    static final int OLDEST = 1;

    /** The suffixes of codecs' names; the names of nested codecs have them in the middle. */
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
     * @param suffix the part of a codec's name after the name of its class
     * @param writer the class that codecs write to
     */
    protected CodecTable(Class<C> kind, String suffix, Class<?> writer) {
        this.kind = kind;
        this.suffix = suffix;
        this.writer = writer;
        SUFFIXES.add(suffix);
    }

    /** The format's own codec of a class that needs no generated code; null if there is none. */
    protected abstract @Nullable C builtIn(CodecOptions options, Class<?> type);

    /**
     * The replacement for a codec that was not generated.
     *
     * @throws WireException if there is none
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

    /** The codec of exactly this class, inside a document with these options. */
    public final C of(Class<?> type, CodecOptions options) {
        if (!options.areSaid()) {
            return unsaid.get(type);
        }
        ByClass known = said.get(options);
        return (known == null ? said.computeIfAbsent(options, ByClass::new) : known).get(type);
    }

    /** Whether a class has a usable codec, generated or the format's own, that does not leave all of it to Jackson. */
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

    /** Whether values of this declared type are written with type ids. */
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

    /** Whether a class is one of the JDK's, whose many codecs are only made on demand. */
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

    /** A constant with a body has a class of its own but no codec; it uses that of its enum. */
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
     * The codec that was generated for a class; null if there is none.
     *
     * @throws WireException if it can't be accessed, or does not fit its class or this runtime
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

    /** @throws WireException if its version does not fit */
    private C checked(C codec) {
        int version = codec.version();
        if (version < OLDEST || version > NEWEST) {
            throw Stale.version(codec.getClass().getName(), version);
        }
        return codec;
    }

    /** Whether a codec is for a class: {@code Outer.Inner} and {@code Outer_Inner} have codecs of the same name. */
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

    /** Without {@code +}, whose setup would cost a JVM that just starts more than the look-up. */
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

    /** A named module does not open the codec's package. */
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
        /** Codecs of classes outside the JDK; null for JDK classes. */
        private final ClassValue<@Nullable C> codecs = new ClassValue<>() {
            @Override
            protected @Nullable C computeValue(Class<?> type) {
                return isOfJdk(type) ? null : create(options, type);
            }
        };
        /** Codecs of JDK classes. These classes outlive an undeployed application and must not hold on to it. */
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
