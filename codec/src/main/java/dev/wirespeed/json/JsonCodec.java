package dev.wirespeed.json;

/**
 * Writes and reads one type as JSON; implementations are generated.
 *
 * @param <T> the type
 */
public interface JsonCodec<T> {

    /** Writes a value that is not null. */
    void write(JsonWriter out, T value);

    /** Reads a value that is not {@code null} in the document. */
    T read(JsonReader in);
}
