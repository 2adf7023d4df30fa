package dev.wirespeed.jackson.internal;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.json.JsonWriter;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Keeps the fallback's mapper from values that it would not write or read correctly. */
public final class FallbackGuard {
    private FallbackGuard() {}

    /**
     * Refuses to write a value as a whole inside a mapper's document, since that mapper may have something of its own
     * for its parts, and where only some of its properties are selected.
     *
     * @throws WireException inside a mapper's document, so that the mapper writes it, or for a selection
     */
    public static void check(JsonWriter out, Class<?> type) {
        if (out.selectsParts()) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "The selection names parts of a " + type.getName() + ", which Jackson writes as a whole");
        }
        if (out.isGuarded()) {
            throw new WireException(WireException.Kind.MISMATCH, type.getName() + " is left to the mapper");
        }
    }

    /** Whether a class or one of its supertypes has a codec that follows mixins. */
    public static boolean followsMixins(@Nullable Class<?> type) {
        if (type == null) {
            return false;
        }
        JsonCodec<?> codec = JsonEngine.forMappers().generatedCodec(type);
        return (codec != null && codec.hasMixins())
                || followsMixins(type.getSuperclass())
                || Stream.of(type.getInterfaces()).anyMatch(FallbackGuard::followsMixins);
    }

    /** Why the fallback refuses an object that follows mixins: it would ignore them. */
    public static WireException mixinsUnknown(Class<?> type) {
        return new WireException(
                WireException.Kind.MISMATCH,
                type.getName()
                        + " follows mix-ins of @Wire, which Jackson does not know: annotate the class that it is in"
                        + " with @Wire, too");
    }
}
