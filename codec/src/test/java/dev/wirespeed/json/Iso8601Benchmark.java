package dev.wirespeed.json;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.Iso8601;
import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import dev.wirespeed.internal.Slices;
import dev.wirespeed.internal.StringBytes;
import java.time.Instant;
import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

public class Iso8601Benchmark extends LeafBenchmark {
    private static final int SECONDS_OF_60_YEARS = 1_893_456_000;

    /** How many nanoseconds the fraction of a second is a multiple of. */
    @Param({"1000000000", "1000000", "1000", "1"})
    public int step;

    private final byte[] buffer = new byte[Pool.SIZE * (Iso8601.MAX_INSTANT + Long.BYTES)];
    private Instant[] instants = {};
    private Slices texts = Slices.of();

    @Setup
    public void draw() {
        instants = Pool.of(
                Instant[]::new,
                random -> Instant.ofEpochSecond(
                        random.nextInt(SECONDS_OF_60_YEARS), (long) random.nextInt(1_000_000_000 / step) * step));
        texts = Slices.of(
                Arrays.stream(instants).map(instant -> "\"" + instant + "\"").toArray(String[]::new));
    }

    @Benchmark
    public int write() {
        int p = 0;
        for (Instant v : instants) {
            p = Iso8601.writeInstant(v, buffer, p);
        }
        return p;
    }

    @Benchmark
    public int writeByToString() {
        int p = 0;
        for (Instant v : instants) {
            String text = v.toString();
            StringBytes.copyLatin1(text, buffer, p);
            p += text.length();
        }
        return p;
    }

    /** At fixed places. */
    @Benchmark
    public void read(Blackhole hole) {
        JsonReader in = new JsonReader(texts.bytes(), 0, texts.bytes().length, Limits.standard());
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            hole.consume(in.readInstant());
        }
    }

    /** The leaf's general way, which is told where the text ends. */
    @Benchmark
    public void readRange(Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(Iso8601.parseInstant(texts.bytes(), texts.start(i) + 1, texts.end(i) - 1));
        }
    }

    @Benchmark
    public void readByParse(Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(Instant.parse(StringBytes.latin1(texts.bytes(), texts.start(i) + 1, texts.end(i) - 1)));
        }
    }
}
