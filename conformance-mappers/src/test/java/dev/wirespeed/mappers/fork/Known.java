package dev.wirespeed.mappers.fork;

import dev.wirespeed.conformance.MethodOrder;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What codecs in a mapper do otherwise, as {@code docs/dialects.md} says. */
final class Known {
    private Known() {}

    /** A constructor's property that comes again, which codecs of the dialect of Jackson 2 take. */
    static boolean isTaken(@Nullable String refusal) {
        return refusal != null
                && (refusal.contains("No fallback setter/field defined for creator property")
                        || refusal.contains("Should never call `set()` on setterless property"));
    }

    /** An order that only the class's methods have, which the JVM lists in any. */
    static boolean isInOrderOfMethods(@Nullable Object expected, @Nullable Object actual, Class<?> type) {
        return expected instanceof String document
                && actual instanceof String other
                && MethodOrder.explains(document, other, Stream.of(type));
    }
}
