package dev.wirespeed;

/**
 * How much a document may ask for before it is refused with {@link WireException.Kind#LIMIT}, the same for every kind of input.
 *
 * <p>What a document asks for is known as it is read: one that is malformed, or does not fit its type, before it gets to a limit
 * is refused for that.
 *
 * @param depth objects and arrays inside one another, 1 or more
 * @param numberLength digits of a number, 1 or more
 * @param nameLength bytes in UTF-8 of a property's name or a map's key, 1 or more
 * @param stringLength characters of a string, 1 or more
 * @param documentLength bytes of a document, or of all documents in one stream, 1 or more
 * @param elementCount properties of objects and elements of arrays in a document, or in all documents of one stream: all of
 *     them, however deep they are and whether they are read or skipped, 1 or more. Where there is such a limit the document is
 *     gone through once more to count them
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
     * The limits of Jackson 3: depth 500, numbers 1,000, names 50,000, strings 100,000,000, documents of any length with any
     * number of elements.
     */
    public static Limits standard() {
        return STANDARD;
    }

    /** These limits with another depth. */
    public Limits depth(int other) {
        return new Limits(other, numberLength, nameLength, stringLength, documentLength, elementCount);
    }

    /** These limits with another length of numbers. */
    public Limits numberLength(int other) {
        return new Limits(depth, other, nameLength, stringLength, documentLength, elementCount);
    }

    /** These limits with another length of names. */
    public Limits nameLength(int other) {
        return new Limits(depth, numberLength, other, stringLength, documentLength, elementCount);
    }

    /** These limits with another length of strings. */
    public Limits stringLength(int other) {
        return new Limits(depth, numberLength, nameLength, other, documentLength, elementCount);
    }

    /** These limits with another length of documents. */
    public Limits documentLength(long other) {
        return new Limits(depth, numberLength, nameLength, stringLength, other, elementCount);
    }

    /** These limits with another number of elements. */
    public Limits elementCount(long other) {
        return new Limits(depth, numberLength, nameLength, stringLength, documentLength, other);
    }
}
