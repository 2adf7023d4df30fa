package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.LeafBenchmark;
import java.io.ByteArrayInputStream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Reads a short text from a stream. */
@OperationsPerInvocation(1)
public class ReadBufferBenchmark extends LeafBenchmark {
    private static final int LARGE = 16 * 1024;

    private final byte[] document = "\"a short text\"".getBytes(UTF_8);

    @Benchmark
    public @Nullable Object pooled() {
        JsonReader in = new JsonReader(new ByteArrayInputStream(document), Limits.standard());
        String text = in.readString();
        in.recycle();
        return text;
    }

    @Benchmark
    public @Nullable Object fresh() {
        return new JsonReader(new ByteArrayInputStream(document), Limits.standard()).readString();
    }

    @Benchmark
    public @Nullable Object freshAndLarge() {
        byte[] buffer = new byte[LARGE];
        int length = new ByteArrayInputStream(document).read(buffer, 0, LARGE);
        return new JsonReader(buffer, 0, length, Limits.standard()).readString();
    }
}
