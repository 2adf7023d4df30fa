package dev.wirespeed.json;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import dev.wirespeed.internal.Slices;
import dev.wirespeed.internal.StringBytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** Reads the elements of an array, their commas included. */
public class DoubleReaderBenchmark extends LeafBenchmark {
    private final Slices shortDecimals =
            Slices.of(Pool.texts(random -> Double.toString(random.nextInt(1_000_000) / 100.0)));
    private final Slices longDecimals = Slices.of(Pool.texts(random -> Double.toString(random.nextDouble() * 1_000)));

    @Benchmark
    public void shortDecimals(Blackhole hole) {
        read(shortDecimals, hole);
    }

    @Benchmark
    public void shortDecimalsByParseDouble(Blackhole hole) {
        parse(shortDecimals, hole);
    }

    /** Most have 16 or 17 digits. */
    @Benchmark
    public void longDecimals(Blackhole hole) {
        read(longDecimals, hole);
    }

    @Benchmark
    public void longDecimalsByParseDouble(Blackhole hole) {
        parse(longDecimals, hole);
    }

    private static void read(Slices texts, Blackhole hole) {
        JsonReader in = new JsonReader(texts.bytes(), 0, texts.bytes().length, Limits.standard());
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            hole.consume(in.readDouble());
        }
    }

    private static void parse(Slices texts, Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(Double.parseDouble(StringBytes.latin1(texts.bytes(), texts.start(i), texts.end(i))));
        }
    }
}
