package dev.wirespeed.json;

import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import dev.wirespeed.internal.StringBytes;
import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.Words;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Writes short texts by public methods of strings, and by {@code Unsafe} from a string's own bytes, as some libraries
 * do. {@code sun.misc.Unsafe} is only reached by method handles, since the compiler warns of each mention.
 */
public class StringAccessBenchmark extends LeafBenchmark {
    private static final MethodHandle ARRAY;
    private static final MethodHandle WORD;
    private static final long VALUE;
    private static final long FIRST;

    static {
        try {
            Class<?> type = Class.forName("sun.misc.Unsafe");
            Field only = type.getDeclaredField("theUnsafe");
            only.setAccessible(true);
            Object unsafe = only.get(null);
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            ARRAY = lookup.findVirtual(type, "getObject", MethodType.methodType(Object.class, Object.class, long.class))
                    .bindTo(unsafe);
            WORD = lookup.findVirtual(type, "getLong", MethodType.methodType(long.class, Object.class, long.class))
                    .bindTo(unsafe);
            VALUE = (long) type.getMethod("objectFieldOffset", Field.class)
                    .invoke(unsafe, String.class.getDeclaredField("value"));
            FIRST = type.getField("ARRAY_BYTE_BASE_OFFSET").getInt(null);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static final int TOGETHER = 64;

    @Param({"5-30", "10-20"})
    public String length = "";

    private final JsonWriter writer = new JsonWriter(Codecs.BY_NAME, Pool.SIZE * 64);
    private final byte[] buffer = new byte[Pool.SIZE * 64];
    private String[] texts = {};

    @Setup
    public void draw() {
        String[] ends = length.split("-", -1);
        int from = Integer.parseInt(ends[0]);
        int to = Integer.parseInt(ends[1]);
        texts = Pool.texts(random -> Pool.word(random, from + random.nextInt(to - from + 1)));
    }

    @Benchmark
    public int write() {
        JsonWriter out = writer;
        out.reset(null, false);
        out.beginArray();
        for (String text : texts) {
            out.value(text);
        }
        out.endArray();
        return out.length();
    }

    /** What public methods take without a look at the characters. */
    @Benchmark
    @SuppressWarnings("deprecation")
    public int copyAlone() {
        byte[] b = buffer;
        int p = 0;
        for (String text : texts) {
            int length = text.length();
            b[p] = '"';
            text.getBytes(0, length, b, p + 1);
            p += length + 1;
            Words.putShort(b, p, (short) 0x2C22);
            p += 2;
        }
        return p;
    }

    /** Copies 64 texts, and looks at all of their bytes at once, as the writer does in long documents. */
    @Benchmark
    public int checkedTogether() {
        byte[] b = buffer;
        int from = 0;
        int p = 0;
        int texts = 0;
        for (String text : this.texts) {
            int length = text.length();
            b[p++] = '"';
            if (!StringBytes.copyLatin1(text, b, p)) {
                return -1;
            }
            p += length;
            Words.putShort(b, p, (short) 0x2C22);
            p += 2;
            if (++texts == TOGETHER) {
                if (Swar.quotesIfPlain(b, from, p) != 2 * TOGETHER) {
                    return -1;
                }
                from = p;
                texts = 0;
            }
        }
        return p;
    }

    /** Reads a word, looks at it, and stores it. */
    @Benchmark
    public int ownBytes() throws Throwable {
        byte[] b = buffer;
        int p = 0;
        for (String text : texts) {
            Object bytes = (Object) ARRAY.invokeExact((Object) text, VALUE);
            int length = text.length();
            b[p++] = '"';
            if (bytes instanceof byte[] array && array.length == length) {
                long stops = 0;
                for (int i = 0; i < length; i += Long.BYTES) {
                    long word = (long) WORD.invokeExact((Object) array, FIRST + i);
                    stops |= Swar.stops(word) & Swar.lowBytes(length - i);
                    Words.LONG.set(b, p + i, word);
                }
                if (stops != 0) {
                    return -1;
                }
            }
            p += length;
            Words.putShort(b, p, (short) 0x2C22);
            p += 2;
        }
        return p;
    }
}
