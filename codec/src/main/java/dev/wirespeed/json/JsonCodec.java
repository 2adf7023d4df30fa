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
     * Writes a value that is not null where nothing is declared that an id of its type could be needed for, such as in an
     * {@code Object[]}: as Jackson, without the id.
     */
    public void writeUntyped(JsonWriter out, T value) {
        write(out, value);
    }

    /**
     * Reads a value that is not {@code null} in the document.
     *
     * @return null where the document or a factory of the user's says so in another way, such as "" for a number
     */
    public abstract @Nullable T read(JsonReader in);
}
