package dev.wirespeed.mappers.fork;

import java.util.regex.Pattern;

/** What codecs in a mapper do otherwise, as {@code docs/jackson.md}, {@code docs/dialects.md} and {@code docs/mappers.md} say. */
final class Known {
    private static final Pattern FAILURE = Pattern.compile("[\\w.$]+Exception: ");

    private Known() {}

    static boolean isKnown(String expected, String found) {
        return isNoJson(expected, found) || isSaidAgain(expected) || isOutOfStep(expected);
    }

    /** What is no JSON is noticed when an object is copied: the parser's exception comes as it is, and before any other. */
    private static boolean isNoJson(String expected, String found) {
        return FAILURE.matcher(expected).lookingAt()
                && (found.startsWith("tools.jackson.core.exc.") || found.startsWith("com.fasterxml.jackson.core."));
    }

    /** A constructor's property that comes again, which codecs of the dialect of Jackson 2 take. */
    private static boolean isSaidAgain(String expected) {
        return expected.contains("No fallback setter/field defined for creator property")
                || expected.contains("Should never call `set()` on setterless property");
    }

    /** Jackson itself loses its place in an array of texts that holds another array. */
    private static boolean isOutOfStep(String expected) {
        return expected.contains("not allowed as per `DeserializationFeature.FAIL_ON_TRAILING_TOKENS`");
    }
}
