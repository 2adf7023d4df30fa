package dev.wirespeed.internal;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;

/** Longs where no eight bytes are aligned, and copies of the lengths that lie between escapes. */
public class WordsBenchmark extends LeafBenchmark {
    private static final int STRIDE = 11;
    private static final int MAX_LENGTH = 32;

    private final long[] longs = Pool.longs(Random::nextLong);
    private final int[] lengths = Pool.ints(random -> random.nextInt(MAX_LENGTH));
    private final byte[] source = new byte[MAX_LENGTH * Pool.SIZE];
    private final byte[] buffer = new byte[MAX_LENGTH * Pool.SIZE];
    private final ByteBuffer byteBuffer = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);

    @Benchmark
    public byte[] store() {
        int p = 0;
        for (long word : longs) {
            Words.LONG.set(buffer, p, word);
            p += STRIDE;
        }
        return buffer;
    }

    @Benchmark
    public byte[] storeByBytes() {
        byte[] b = buffer;
        int p = 0;
        for (long word : longs) {
            b[p] = (byte) word;
            b[p + 1] = (byte) (word >>> 8);
            b[p + 2] = (byte) (word >>> 16);
            b[p + 3] = (byte) (word >>> 24);
            b[p + 4] = (byte) (word >>> 32);
            b[p + 5] = (byte) (word >>> 40);
            b[p + 6] = (byte) (word >>> 48);
            b[p + 7] = (byte) (word >>> 56);
            p += STRIDE;
        }
        return b;
    }

    @Benchmark
    public ByteBuffer storeByByteBuffer() {
        int p = 0;
        for (long word : longs) {
            byteBuffer.putLong(p, word);
            p += STRIDE;
        }
        return byteBuffer;
    }

    @Benchmark
    public long load() {
        long sum = 0;
        for (int i = 0, p = 0; i < Pool.SIZE; i++, p += STRIDE) {
            sum += Words.getLong(source, p);
        }
        return sum;
    }

    @Benchmark
    public long loadByBytes() {
        byte[] b = source;
        long sum = 0;
        for (int i = 0, p = 0; i < Pool.SIZE; i++, p += STRIDE) {
            sum += b[p] & 0xffL
                    | (b[p + 1] & 0xffL) << 8
                    | (b[p + 2] & 0xffL) << 16
                    | (b[p + 3] & 0xffL) << 24
                    | (b[p + 4] & 0xffL) << 32
                    | (b[p + 5] & 0xffL) << 40
                    | (b[p + 6] & 0xffL) << 48
                    | (b[p + 7] & 0xffL) << 56;
        }
        return sum;
    }

    @Benchmark
    public int copy() {
        int from = 0;
        int at = 0;
        for (int length : lengths) {
            at = Words.copy(source, from, from + length, buffer, at);
            from += length + 2;
        }
        return at;
    }

    @Benchmark
    public int copyByArraycopy() {
        int from = 0;
        int at = 0;
        for (int length : lengths) {
            System.arraycopy(source, from, buffer, at, length);
            at += length;
            from += length + 2;
        }
        return at;
    }

    @Benchmark
    public int copyByBytes() {
        byte[] b = source;
        byte[] target = buffer;
        int from = 0;
        int at = 0;
        for (int length : lengths) {
            for (int i = 0; i < length; i++) {
                target[at + i] = b[from + i];
            }
            at += length;
            from += length + 2;
        }
        return at;
    }
}
