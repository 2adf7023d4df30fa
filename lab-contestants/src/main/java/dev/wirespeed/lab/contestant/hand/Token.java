package dev.wirespeed.lab.contestant.hand;

/**
 * Up to thirty-two bytes that are written and compared as words.
 *
 * <p>A record, since the JIT compiler takes the components of a constant record for constants.
 *
 * @param first the first eight bytes
 * @param second the eight bytes after them, zero where there is none
 * @param third the eight bytes after those, zero where there is none
 * @param fourth the bytes after those, zero where there is none
 * @param last the last eight bytes, or the last four of a token of less than eight bytes
 * @param length in bytes, four at least
 */
record Token(long first, long second, long third, long fourth, long last, int length) {

    static Token of(String ascii) {
        int length = ascii.length();
        if (length < 4 || length > 32) {
            throw new IllegalArgumentException("a token has 4 to 32 characters: " + ascii);
        }
        long first = Words.of(ascii.substring(0, Math.min(8, length)));
        long second = length > 8 ? Words.of(ascii.substring(8, Math.min(16, length))) : 0;
        long third = length > 16 ? Words.of(ascii.substring(16, Math.min(24, length))) : 0;
        long fourth = length > 24 ? Words.of(ascii.substring(24)) : 0;
        long last = Words.of(ascii.substring(length - (length < 8 ? 4 : 8)));
        return new Token(first, second, third, fourth, last, length);
    }

    /** Writes up to thirty-two bytes, of which the first {@link #length} count, and returns the position behind those. */
    int write(byte[] buffer, int position) {
        Words.LONG.set(buffer, position, first);
        if (length > 8) {
            Words.LONG.set(buffer, position + 8, second);
        }
        if (length > 16) {
            Words.LONG.set(buffer, position + 16, third);
        }
        if (length > 24) {
            Words.LONG.set(buffer, position + 24, fourth);
        }
        return position + length;
    }

    /** Whether the whole token stands at this position. */
    boolean at(byte[] document, int position) {
        if (position + length > document.length) {
            return false;
        }
        if (length < 8) {
            return Words.intAt(document, position) == (int) first
                    && Words.intAt(document, position + length - 4) == (int) last;
        }
        return Words.longAt(document, position) == first
                && (length <= 16 || Words.longAt(document, position + 8) == second)
                && (length <= 24 || Words.longAt(document, position + 16) == third)
                && (length == 8 || Words.longAt(document, position + length - 8) == last);
    }
}
