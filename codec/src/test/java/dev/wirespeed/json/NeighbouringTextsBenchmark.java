package dev.wirespeed.json;

import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Writes four short texts at a time, of so many that a processor has them in its caches, or has not. */
public class NeighbouringTextsBenchmark extends LeafBenchmark {
    private static final int TOGETHER = 4;

    @Param({"1024", "262144"})
    public int texts;

    private final JsonWriter writer = new JsonWriter(Codecs.BY_NAME, Pool.SIZE * 40);
    private String[] values = {};
    private int next;

    @Setup
    public void draw() {
        Random random = new Random(1);
        values = Stream.generate(() -> Pool.word(random, 5 + random.nextInt(26)))
                .limit(texts)
                .toArray(String[]::new);
        Collections.shuffle(Arrays.asList(values), random);
    }

    @Benchmark
    public int expected() {
        return write(true);
    }

    @Benchmark
    public int oneByOne() {
        return write(false);
    }

    private int write(boolean expecting) {
        JsonWriter out = writer;
        out.reset(null, false);
        out.beginArray();
        int from = next;
        for (int i = from; i < from + Pool.SIZE; i += TOGETHER) {
            String first = values[i];
            String second = values[i + 1];
            String third = values[i + 2];
            String fourth = values[i + 3];
            if (expecting) {
                out.expect(first, second, third, fourth);
            }
            out.value(first);
            out.value(second);
            out.value(third);
            out.value(fourth);
        }
        out.endArray();
        next = (from + Pool.SIZE) % texts;
        return out.length();
    }
}
