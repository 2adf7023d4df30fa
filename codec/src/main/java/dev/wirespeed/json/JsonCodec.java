package dev.wirespeed.json;

import org.jspecify.annotations.Nullable;

/**
 * Writes and reads one type as JSON; implementations are generated.
 *
 * @param <T> the type
 */
public interface JsonCodec<T> {

    /** Writes a value that is not null. */
    void write(JsonWriter out, T value);

    /**
     * Reads a value that is not {@code null} in the document.
     *
     * @return null where the document or a factory of the user's says so in another way, such as "" for a number
     */
    @Nullable
    T read(JsonReader in);
}
