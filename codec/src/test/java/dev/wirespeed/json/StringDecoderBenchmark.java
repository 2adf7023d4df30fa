package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import dev.wirespeed.internal.Slices;
import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Reads strings; plain ones never get to the decoder and stand here for comparison. */
public class StringDecoderBenchmark extends LeafBenchmark {
    @Param
    public Texts texts = Texts.ASCII;

    private Slices document = Slices.of();

    @Setup
    public void draw() {
        document = Slices.of(Arrays.stream(texts.pool())
                .map(text -> JsonName.of(text).toString())
                .toArray(String[]::new));
    }

    @Benchmark
    public void read(Blackhole hole) {
        JsonReader in = new JsonReader(document.bytes(), 0, document.bytes().length, Limits.standard());
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            hole.consume(in.readString());
        }
    }

    /** Knows where each string ends and leaves escapes as they are. */
    @Benchmark
    public void readByCharset(Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(new String(document.bytes(), document.start(i) + 1, document.length(i) - 2, UTF_8));
        }
    }
}
