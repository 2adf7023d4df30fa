package dev.wirespeed.internal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Little-endian words in a {@code byte[]}; an access past the end throws {@link IndexOutOfBoundsException}. */
public final class Words {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    /**
     * Stores longs: {@code Words.LONG.set(b, p, word)}, with exactly these types. It has no method, because HotSpot's
     * first compiler would not inline it: it needs one more stack slot than {@code C1InlineStackLimit} allows. Then the
     * code inside would not be profiled in some JVMs, and the second compiler would never inline it there
     * (JDK-8325681), at a third of the speed.
     */
    public static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN)
            .withInvokeExactBehavior();

    private Words() {}

    public static long getLong(byte[] b, int p) {
        return (long) LONG.get(b, p);
    }

    public static int getInt(byte[] b, int p) {
        return (int) INT.get(b, p);
    }

    public static short getShort(byte[] b, int p) {
        return (short) SHORT.get(b, p);
    }

    public static void putInt(byte[] b, int p, int word) {
        INT.set(b, p, word);
    }

    public static void putShort(byte[] b, int p, short word) {
        SHORT.set(b, p, word);
    }

    /**
     * Copies bytes by words. The first two words are copied whatever the length: there must be that many bytes after
     * {@code from} and {@code at}, and up to seven bytes after the last one.
     *
     * @return the index after the copy
     */
    public static int copy(byte[] source, int from, int to, byte[] target, int at) {
        LONG.set(target, at, getLong(source, from));
        LONG.set(target, at + Long.BYTES, getLong(source, from + Long.BYTES));
        for (int i = 2 * Long.BYTES; i < to - from; i += Long.BYTES) {
            LONG.set(target, at + i, getLong(source, from + i));
        }
        return at + to - from;
    }
}
