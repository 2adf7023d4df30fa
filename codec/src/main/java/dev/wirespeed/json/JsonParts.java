package dev.wirespeed.json;

import dev.wirespeed.runtime.Parts;

/**
 * The properties of a class one by one, for documents that hold only some of them; implementations are generated.
 *
 * @param <T> the class
 */
public abstract class JsonParts<T> extends Parts<T> {

    /** @param names the names of the properties, in the order in which they are written */
    protected JsonParts(Class<?> type, String... names) {
        super(type, names);
    }

    /** Writes name and value of the property at {@code index}, or nothing if its inclusion leaves it out. */
    protected abstract void write(JsonWriter out, T value, int index);
}
