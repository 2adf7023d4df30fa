package dev.wirespeed.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads one type in one format. Each format adds the two methods; implementations are generated.
 *
 * <p>A class rather than an interface: codecs of unknown classes are called often and cast to the codecs of their
 * format, and such a cast costs a JVM more for interfaces.
 *
 * @param <T> the type
 */
public abstract class Codec<T> {
    protected Codec() {}

    /**
     * The properties of objects that it writes, or that are in what it writes, for documents that hold only some of them.
     *
     * @return null if it does not write objects with properties
     */
    public @Nullable Parts<?> parts() {
        return null;
    }

    /**
     * The version of the generated code, which the runtime compares with those that it supports; 0, which no runtime
     * supports, for code without a version.
     */
    public int version() {
        return 0;
    }

    /** The options that the codec was generated for. */
    public CodecOptions options() {
        return CodecOptions.JACKSON3;
    }

    /** Codecs of the same type for other options. They are found through this one, which is looked up by its name. */
    public List<? extends Codec<T>> variants() {
        return List.of();
    }

    /** The dialect of its {@link #options}. */
    public Dialect dialect() {
        return options().dialect();
    }

    /** Whether it follows mixins: annotations that stand on other classes. */
    public boolean hasMixins() {
        return false;
    }

    /**
     * Whether it leaves the class to Jackson entirely. Mappers then handle the class themselves, since object ids count
     * for a whole document.
     */
    public boolean isFallback() {
        return false;
    }

    /** Whether it leaves a part of what it writes or reads to Jackson. */
    public boolean usesFallback() {
        return false;
    }

    /** Whether it writes type ids. */
    public boolean writesTypeId() {
        return false;
    }
}
