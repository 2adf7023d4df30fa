package dev.wirespeed.json;

/**
 * Where generated code begins for a caller that is deep inside other code itself, such as a mapper.
 *
 * <p>It extends {@code Throwable}, and is never made, because HotSpot's C2 inlines no method of such a class into methods of others
 * ("exception method" in {@code bytecodeInfo.cpp}). So generated code is compiled with all of the depth and the nodes that C2 grants
 * a compilation, and not with what the mapper has left of them, where the last steps of storing a number are calls.
 */
final class InliningBoundary extends Throwable {
    private static final long serialVersionUID = 1L;

    private InliningBoundary() {}

    static <T> void write(JsonCodec<T> codec, JsonWriter out, T value) {
        codec.write(out, value);
    }
}
