package dev.wirespeed.json;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import dev.wirespeed.internal.Slices;
import dev.wirespeed.internal.StringBytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** Reads the elements of an array, their commas included; numbers of all lengths. */
public class IntegerReaderBenchmark extends LeafBenchmark {
    private final Slices ints =
            Slices.of(Pool.texts(random -> Integer.toString(random.nextInt() >> random.nextInt(32))));
    private final Slices longs =
            Slices.of(Pool.texts(random -> Long.toString(random.nextLong() >> random.nextInt(64))));

    @Benchmark
    public void ints(Blackhole hole) {
        JsonReader in = reader(ints);
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            hole.consume(in.readInt());
        }
    }

    @Benchmark
    public void intsByParseInt(Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(Integer.parseInt(text(ints, i)));
        }
    }

    @Benchmark
    public void longs(Blackhole hole) {
        JsonReader in = reader(longs);
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            hole.consume(in.readLong());
        }
    }

    @Benchmark
    public void longsByParseLong(Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(Long.parseLong(text(longs, i)));
        }
    }

    private static JsonReader reader(Slices texts) {
        return new JsonReader(texts.bytes(), 0, texts.bytes().length, Limits.standard());
    }

    private static String text(Slices texts, int index) {
        return StringBytes.latin1(texts.bytes(), texts.start(index), texts.end(index));
    }
}
