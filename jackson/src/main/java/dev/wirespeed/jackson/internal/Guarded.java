package dev.wirespeed.jackson.internal;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonSupport;
import dev.wirespeed.json.JsonWriter;

/** Keeps the fallback's own mapper from what it would not write or read as it should. */
public final class Guarded {
    private Guarded() {}

    /**
     * Refuses to write a value as a whole inside of a mapper's document: that mapper may have something of its own for what is in it.
     *
     * @throws WireException so that the mapper writes the document
     */
    public static void check(JsonWriter out, Class<?> type) {
        if (out.isGuarded()) {
            throw new WireException(WireException.Kind.MISMATCH, type.getName() + " is left to the mapper");
        }
    }

    /** Whether a class, or one that it extends, has a codec that follows annotations of other classes. */
    public static boolean followsMixins(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            JsonCodec<?> codec = JsonSupport.generatedCodec(each);
            if (codec != null && codec.hasMixins()) {
                return true;
            }
        }
        return false;
    }

    /** Why the fallback neither writes nor reads an object that follows mix-ins: it would do so without them. */
    public static WireException mixinsUnknown(Class<?> type) {
        return new WireException(
                WireException.Kind.MISMATCH,
                type.getName()
                        + " follows mix-ins of @Wire, which Jackson does not know: annotate the class that it is in"
                        + " with @Wire, too");
    }
}
