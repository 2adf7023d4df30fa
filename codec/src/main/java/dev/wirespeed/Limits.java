package dev.wirespeed;

/**
 * Bounds on documents. A document that exceeds one is refused with {@link WireException.Kind#LIMIT}. The limits are the
 * same for every kind of input.
 *
 * <p>Limits are checked as a document is read. So a document that is malformed or does not fit its type before it
 * reaches a limit is refused for that reason.
 *
 * @param depth nested objects and arrays, 1 or more
 * @param numberLength digits of a number, 1 or more
 * @param nameLength UTF-8 bytes of a property's name or a map's key, 1 or more
 * @param stringLength characters of a string, 1 or more
 * @param documentLength bytes of a document, or of all documents in one stream, 1 or more
 * @param elementCount properties of objects and elements of arrays, at any depth, read or skipped, in a document or in
 *     all documents of one stream, 1 or more; a limit costs one more pass over the document to count them
 */
public record Limits(
        int depth, int numberLength, int nameLength, int stringLength, long documentLength, long elementCount) {
    private static final Limits STANDARD = new Limits(500, 1_000, 50_000, 100_000_000, Long.MAX_VALUE, Long.MAX_VALUE);

    public Limits {
        if (depth < 1
                || numberLength < 1
                || nameLength < 1
                || stringLength < 1
                || documentLength < 1
                || elementCount < 1) {
            throw new IllegalArgumentException("Every limit must be 1 or more");
        }
    }

    /**
     * The limits of Jackson 3: depth 500, numbers 1,000, names 50,000, strings 100,000,000; documents may have any
     * length and any number of elements.
     */
    public static Limits standard() {
        return STANDARD;
    }

    /** A copy with another depth. */
    public Limits depth(int other) {
        return new Limits(other, numberLength, nameLength, stringLength, documentLength, elementCount);
    }

    /** A copy with another length of numbers. */
    public Limits numberLength(int other) {
        return new Limits(depth, other, nameLength, stringLength, documentLength, elementCount);
    }

    /** A copy with another length of names. */
    public Limits nameLength(int other) {
        return new Limits(depth, numberLength, other, stringLength, documentLength, elementCount);
    }

    /** A copy with another length of strings. */
    public Limits stringLength(int other) {
        return new Limits(depth, numberLength, nameLength, other, documentLength, elementCount);
    }

    /** A copy with another length of documents. */
    public Limits documentLength(long other) {
        return new Limits(depth, numberLength, nameLength, stringLength, other, elementCount);
    }

    /** A copy with another number of elements. */
    public Limits elementCount(long other) {
        return new Limits(depth, numberLength, nameLength, stringLength, documentLength, other);
    }
}
