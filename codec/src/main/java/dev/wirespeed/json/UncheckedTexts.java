package dev.wirespeed.json;

import dev.wirespeed.internal.StringBytes;
import dev.wirespeed.internal.Swar;

/**
 * Texts of a document that were copied, but not yet searched for characters to escape or encode.
 *
 * <p>All bytes from the first text on are searched at once. That takes a fraction of a search in each text: HotSpot
 * compiles the loop to vector instructions, and no load waits for the copy just made. Around texts, quotes are the only
 * special characters of a document, so these are counted.
 */
final class UncheckedTexts {
    /** The most texts at a time; all of them are written again if one has a special character. */
    private static final int MOST = 64;
    /** Where a text comes with more bytes beside it than this, the search takes longer than one in each text. */
    private static final int MOST_BYTES_BESIDE = 32;
    /** Fewer texts say nothing about the document. */
    private static final int FEW = 4;

    /** The start of each text in the upper half, its length in the lower. */
    private final long[] places = new long[MOST];

    private int count;
    private int from;
    /** Texts that are checked already. */
    private int checked;
    /** The position of the first text of all, and the length of all texts since, checked or not. */
    private int begun;

    private int length;

    /** Begins with what is written from a position on. */
    void begin(int position) {
        count = 0;
        from = position;
        checked = 0;
        begun = position;
        length = 0;
    }

    /** Goes on with what is written from a position on. */
    void next(int position) {
        checked += count;
        count = 0;
        from = position;
    }

    /** The position of the first byte. */
    int from() {
        return from;
    }

    int count() {
        return count;
    }

    boolean isFull() {
        return count == MOST;
    }

    /** Whether texts have been so far apart that they are better searched one by one. */
    boolean areSparse(int position) {
        return position - begun - length > Math.max(FEW, checked + count) * MOST_BYTES_BESIDE;
    }

    /** Adds a text, between quotes. */
    void add(int start, int textLength) {
        places[count++] = (long) start << Integer.SIZE | textLength;
        length += textLength;
    }

    /** Whether no text has a special character: the bytes up to a position have as many quotes as were written around texts. */
    boolean arePlain(byte[] buffer, int position, int quotes) {
        return Swar.quotesIfPlain(buffer, from, position) == quotes;
    }

    /** The start of a text, counted from {@link #from}. */
    int start(int index) {
        return (int) (places[index] >>> Integer.SIZE) - from;
    }

    /** A text, from the bytes from {@link #from} on. */
    String text(byte[] bytes, int index) {
        int start = start(index);
        return StringBytes.latin1(bytes, start, start + (int) places[index]);
    }
}
