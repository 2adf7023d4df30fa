package dev.wirespeed.json;

/** The properties of an object that are read more than once: first for it, then for each of the objects unwrapped in it. */
public final class JsonFields {
    private final JsonReader in;
    private final boolean any;
    private final int start;
    private final int depth;
    private final boolean outer;

    private JsonFields(JsonReader in, boolean any) {
        this.in = in;
        this.any = any;
        outer = in.mark();
        start = in.position();
        depth = in.depth();
    }

    /**
     * Keeps what follows until {@link #release}.
     *
     * @param any whether the reader stands before a property, rather than behind an object without one
     */
    public static JsonFields of(JsonReader in, boolean any) {
        return new JsonFields(in, any);
    }

    /** Goes back to the first property; false if there is none. */
    public boolean again() {
        in.rewind(start, depth);
        return any;
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
