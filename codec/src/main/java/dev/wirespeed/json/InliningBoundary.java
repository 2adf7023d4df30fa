package dev.wirespeed.json;

/**
 * Methods that C2 compiles on their own: the entry to generated code for a caller that is deep inside other code, such as
 * a mapper, and what generated code calls often but shall not contain.
 *
 * <p>It extends {@code Throwable}, and is never instantiated, because HotSpot's C2 does not inline methods of such a
 * class into other methods ("exception method" in {@code bytecodeInfo.cpp}). So generated code gets the whole depth and
 * all the nodes that C2 grants a compilation, and not only those that the mapper left. Without it, the last steps of
 * storing a number would be calls.
 */
final class InliningBoundary extends Throwable {
    private static final long serialVersionUID = 1L;

    private InliningBoundary() {}

    /** As {@link JsonWriter#isCopied}: what it inlines would be in the way of all that is written beside texts. */
    static boolean isCopied(JsonWriter out, String text) {
        return out.isCopied(text);
    }

    static <T> void write(JsonCodec<T> codec, JsonWriter out, T value) {
        codec.write(out, value);
    }
}
