package dev.wirespeed.json;

import dev.wirespeed.runtime.Codec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads one type as JSON; implementations are generated.
 *
 * @param <T> the type
 */
public abstract class JsonCodec<T> extends Codec<T> {
    protected JsonCodec() {}

    @Override
    public List<JsonCodec<T>> variants() {
        return List.of();
    }

    /** Writes a value that is not null. */
    public abstract void write(JsonWriter out, T value);

    /**
     * Writes a value that is not null in a place without a declared type, such as in an {@code Object[]}: as Jackson
     * does, without a type id.
     */
    public void writeUntyped(JsonWriter out, T value) {
        write(out, value);
    }

    /**
     * Reads a value that is not {@code null} in the document.
     *
     * @return null if the document or the user's factory says so in another way, such as "" for a number
     */
    public abstract @Nullable T read(JsonReader in);
}
