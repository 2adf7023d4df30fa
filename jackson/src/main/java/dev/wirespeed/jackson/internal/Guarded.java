package dev.wirespeed.jackson.internal;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonWriter;

/** Keeps the fallback's own mapper out of documents of another mapper, which may have something of its own for what is inside. */
public final class Guarded {
    private Guarded() {}

    /**
     * Refuses to write a value as a whole inside of a mapper's document.
     *
     * @throws WireException so that the mapper writes the document
     */
    public static void check(JsonWriter out, Class<?> type) {
        if (out.isGuarded()) {
            throw new WireException(WireException.Kind.MISMATCH, type.getName() + " is left to the mapper");
        }
    }
}
