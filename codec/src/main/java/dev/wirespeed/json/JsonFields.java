package dev.wirespeed.json;

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

    /** Whether the active view, if there is one, is among these or extends one of them. */
    public boolean isIn(Class<?>... views) {
        Class<?> active = in.view();
        return active == null || JsonNames.isIn(active, views);
    }

    /** Lets go of what was kept; the reader has to be behind the object. */
    public void release() {
        in.release(outer);
    }
}
