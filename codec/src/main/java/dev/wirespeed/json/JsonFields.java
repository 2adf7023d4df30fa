package dev.wirespeed.json;

import org.jspecify.annotations.Nullable;

/**
 * The properties of an object that are read more than once: for the object itself, and for each object unwrapped into
 * it.
 */
public final class JsonFields {
    private final JsonReader in;
    private final int start;
    private final int depth;
    private final long opening;
    private final boolean outer;

    private JsonFields(JsonReader in) {
        this.in = in;
        outer = in.mark();
        start = in.position();
        depth = in.depth();
        opening = in.opening();
    }

    /** Keeps the properties until {@link #release}; the reader has to be before a property. */
    public static JsonFields of(JsonReader in) {
        return new JsonFields(in);
    }

    /** The reader, moved back to the first property. */
    public JsonReader again() {
        in.rewind(start, depth, opening);
        return in;
    }

    /**
     * Has Jackson read the whole object, since it is of a subclass that may have properties of its own. Inside a
     * mapper, it is refused: the mapper reads it, and may know more about that class.
     *
     * @param jackson the codec that has Jackson read objects of the declared class
     */
    public <T> @Nullable T readAgain(JsonCodec<T> jackson) {
        if (in.isOfMapper()) {
            throw in.unreadable("An object of a subclass is left to the mapper");
        }
        in.rewind(start, depth - 1, 0);
        release();
        return jackson.read(in);
    }

    /** As {@link JsonReader#isIn}. */
    public boolean isIn(Class<?>... views) {
        return in.isIn(views);
    }

    /** Releases the properties; the reader has to be after the object. */
    public void release() {
        in.release(outer);
    }
}
