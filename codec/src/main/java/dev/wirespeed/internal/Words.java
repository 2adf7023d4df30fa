package dev.wirespeed.internal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Little-endian words in a {@code byte[]}; an access past the end throws {@link IndexOutOfBoundsException}. */
public final class Words {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

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

    public static void putLong(byte[] b, int p, long word) {
        LONG.set(b, p, word);
    }

    public static void putInt(byte[] b, int p, int word) {
        INT.set(b, p, word);
    }

    public static void putShort(byte[] b, int p, short word) {
        SHORT.set(b, p, word);
    }

    /**
     * Copies bytes by words, the first two of which are copied whatever the length is: there must be as many behind {@code from} and
     * behind {@code at}, and up to seven bytes behind the last one.
     *
     * @return the index behind the copy
     */
    public static int copy(byte[] source, int from, int to, byte[] target, int at) {
        putLong(target, at, getLong(source, from));
        putLong(target, at + Long.BYTES, getLong(source, from + Long.BYTES));
        for (int i = 2 * Long.BYTES; i < to - from; i += Long.BYTES) {
            putLong(target, at + i, getLong(source, from + i));
        }
        return at + to - from;
    }
}
