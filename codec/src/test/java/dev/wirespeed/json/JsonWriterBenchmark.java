package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Writes strings. */
public class JsonWriterBenchmark extends LeafBenchmark {
    private static final int CAPACITY = Pool.SIZE * 512;

    @Param
    public Texts texts = Texts.ASCII;

    private final JsonWriter writer = new JsonWriter(Codecs.BY_NAME, CAPACITY);
    private final byte[] buffer = new byte[CAPACITY];
    private String[] values = {};

    @Setup
    public void draw() {
        values = texts.pool();
    }

    @Benchmark
    public int write() {
        JsonWriter out = writer;
        out.reset(null, false);
        out.beginArray();
        for (String value : values) {
            out.value(value);
        }
        out.endArray();
        return out.length();
    }

    /** Escapes nothing. */
    @Benchmark
    public int writeByCharset() {
        int p = 0;
        for (String value : values) {
            byte[] bytes = value.getBytes(UTF_8);
            System.arraycopy(bytes, 0, buffer, p, bytes.length);
            p += bytes.length;
        }
        return p;
    }
}
