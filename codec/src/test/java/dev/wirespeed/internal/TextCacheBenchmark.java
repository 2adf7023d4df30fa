package dev.wirespeed.internal;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** Makes the keys of maps; their hash codes are asked for, as the map does. */
public class TextCacheBenchmark extends LeafBenchmark {
    private static final String[] KEYS = {"color", "size", "idx", "weight", "material", "origin"};

    private final TextCache cache = new TextCache();
    private final Slices few = Slices.of(Pool.texts(random -> KEYS[random.nextInt(KEYS.length)]));
    private final Slices many = Slices.of(Pool.texts(random -> Pool.word(random, 3 + random.nextInt(12))));

    @Benchmark
    public void few(Blackhole hole) {
        cached(few, hole);
    }

    @Benchmark
    public void fewWithoutCache(Blackhole hole) {
        fresh(few, hole);
    }

    @Benchmark
    public void many(Blackhole hole) {
        cached(many, hole);
    }

    @Benchmark
    public void manyWithoutCache(Blackhole hole) {
        fresh(many, hole);
    }

    private void cached(Slices keys, Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(cache.text(keys.bytes(), keys.start(i), keys.end(i)).hashCode());
        }
    }

    private static void fresh(Slices keys, Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(
                    StringBytes.latin1(keys.bytes(), keys.start(i), keys.end(i)).hashCode());
        }
    }
}
