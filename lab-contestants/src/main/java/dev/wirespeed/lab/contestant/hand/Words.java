package dev.wirespeed.lab.contestant.hand;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Two, four and eight bytes at a time; the first byte in the array is the lowest byte of the word.
 *
 * <p>Every access past the end of the array throws, so callers compare positions first.
 */
final class Words {
    private static final VarHandle SHORT = view(short[].class);
    private static final VarHandle INT = view(int[].class);
    /**
     * Stores longs: {@code Words.LONG.set(bytes, position, word)}. A method for it would be left a call by HotSpot in some JVMs, since its first compiler
     * does not inline what takes that much of the stack.
     */
    static final VarHandle LONG = view(long[].class).withInvokeExactBehavior();

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long SPACES = ' ' * ONES;
    private static final long QUOTES = '"' * ONES;
    private static final long BACKSLASHES = '\\' * ONES;
    private static final long QUESTION_MARKS = '?' * ONES;

    private Words() {}

    private static VarHandle view(Class<?> arrayType) {
        return MethodHandles.byteArrayViewVarHandle(arrayType, ByteOrder.LITTLE_ENDIAN);
    }

    static int intAt(byte[] bytes, int position) {
        return (int) INT.get(bytes, position);
    }

    static long longAt(byte[] bytes, int position) {
        return (long) LONG.get(bytes, position);
    }

    static void putShort(byte[] bytes, int position, short word) {
        SHORT.set(bytes, position, word);
    }

    /** The word of up to eight ASCII characters. */
    static long of(String ascii) {
        long word = 0;
        for (int i = ascii.length() - 1; i >= 0; i--) {
            word = word << 8 | ascii.charAt(i);
        }
        return word;
    }

    /**
     * The high bit of each byte that ends plain text: quote, backslash, control character, or not ASCII. Only the
     * lowest bit set is exact, since a borrow can reach the bytes above it.
     */
    static long stops(long word) {
        return ((word - SPACES) | ((word ^ QUOTES) - ONES) | ((word ^ BACKSLASHES) - ONES) | word) & HIGH_BITS;
    }

    /** {@link #stops} and question marks, which the JDK's encoder writes for a lone surrogate. */
    static long stopsAndQuestionMarks(long word) {
        return stops(word) | (((word ^ QUESTION_MARKS) - ONES) & HIGH_BITS);
    }

    /** The index of the lowest byte that has its high bit set. */
    static int firstIndex(long highBits) {
        return Long.numberOfTrailingZeros(highBits) >>> 3;
    }
}
