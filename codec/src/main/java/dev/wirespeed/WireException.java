package dev.wirespeed;

/**
 * A value can't be written or a document can't be read. Tells where and why.
 *
 * <p>The message has the form {@code Expected a number but was a string at path $.a[2], byte 17}.
 */
public final class WireException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Tells what has to change for the operation to succeed. */
    public enum Kind {
        /** The bytes are not a document of the format: fix the bytes. */
        MALFORMED,
        /** The document does not fit the type: fix the type or the document. */
        MISMATCH,
        /** The document or the value exceeds one of the {@link Limits}. */
        LIMIT
    }

    private final Kind kind;
    private final String path;
    private final long offset;

    /**
     * @param problem a sentence without a full stop
     * @param path the place in the document, such as {@code $.orders[2].total}
     * @param offset the byte where the problem was found, counted from 0, or -1 if there is no such byte
     */
    public WireException(Kind kind, String problem, String path, long offset) {
        super(problem + " at path " + path + (offset < 0 ? "" : ", byte " + offset));
        this.kind = kind;
        this.path = path;
        this.offset = offset;
    }

    /** A problem in the user's own code, such as a constructor that refuses a value. */
    public WireException(Kind kind, String problem, String path, long offset, Throwable cause) {
        this(kind, problem, path, offset);
        initCause(cause);
    }

    /** A problem without a place in a document. */
    public WireException(Kind kind, String problem) {
        super(problem);
        this.kind = kind;
        this.path = "$";
        this.offset = -1;
    }

    /** The kind of change that is needed. */
    public Kind kind() {
        return kind;
    }

    /** The place in the document, such as {@code $.orders[2].total}. */
    public String path() {
        return path;
    }

    /** The byte where the problem was found, counted from 0; -1 if there is no such byte. */
    public long offset() {
        return offset;
    }
}
