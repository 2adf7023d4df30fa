package dev.wirespeed.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads one type in one format, which adds the two methods; implementations are generated.
 *
 * <p>A class and no interface: whoever has a codec of an unknown class asks it often, and casts it to the codecs of its format, which
 * takes a JVM longer for interfaces.
 *
 * @param <T> the type
 */
public abstract class Codec<T> {
    protected Codec() {}

    /**
     * The properties of what it writes, for documents that hold only some of them.
     *
     * @return null if it does not write objects with properties
     */
    public @Nullable Parts<?> parts() {
        return null;
    }

    /** The version of the code that its processor generates, of which a run time knows some; 0, which none knows, if it says none. */
    public int version() {
        return 0;
    }

    /** What it was generated for. */
    public CodecOptions options() {
        return CodecOptions.JACKSON3;
    }

    /** Codecs of the same type for other options, which this one stands for where it is looked for by its name. */
    public List<? extends Codec<T>> variants() {
        return List.of();
    }

    /** Whose defaults it follows, as its {@link #options} say. */
    public Dialect dialect() {
        return options().dialect();
    }

    /** Whether it follows annotations that stand on other classes. */
    public boolean hasMixins() {
        return false;
    }

    /** Whether it does no more than leave the class to Jackson, so that a mapper had better do it itself: ids count for a whole document. */
    public boolean isFallback() {
        return false;
    }

    /** Whether it leaves a part of what it writes or reads to Jackson. */
    public boolean usesFallback() {
        return false;
    }

    /** Whether it puts an id of the type into documents. */
    public boolean writesTypeId() {
        return false;
    }
}
