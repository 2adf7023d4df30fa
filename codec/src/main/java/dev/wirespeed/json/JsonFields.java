package dev.wirespeed.json;

import org.jspecify.annotations.Nullable;

/** The properties of an object that are read more than once: first for it, then for each of the objects unwrapped in it. */
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

    /** Keeps what follows until {@link #release}; the reader has to be in front of a property. */
    public static JsonFields of(JsonReader in) {
        return new JsonFields(in);
    }

    /** The reader, in front of the first property again. */
    public JsonReader again() {
        in.rewind(start, depth, opening);
        return in;
    }

    /**
     * The whole object by Jackson, since it is of a subclass that may have properties of its own. In a mapper it is refused, so that
     * the mapper reads it, which may know more of that class.
     *
     * @param jackson what has Jackson read objects of the declared class
     */
    public <T> @Nullable T readAgain(JsonCodec<T> jackson) {
        if (in.isOfMapper()) {
            throw in.unreadable("An object of a subclass has to be read by the mapper");
        }
        in.rewind(start, depth - 1, 0);
        release();
        return jackson.read(in);
    }

    /** As {@link JsonReader#isIn}. */
    public boolean isIn(Class<?>... views) {
        return in.isIn(views);
    }

    /** Lets go of what was kept; the reader has to be behind the object. */
    public void release() {
        in.release(outer);
    }
}
