package dev.wirespeed.json;

import dev.wirespeed.internal.LeafBenchmark;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Takes a writer and gives it back. */
@OperationsPerInvocation(1)
public class WriterPoolBenchmark extends LeafBenchmark {
    private final ThreadLocal<JsonWriter> threads = ThreadLocal.withInitial(WriterPoolBenchmark::create);

    private static JsonWriter create() {
        return new JsonWriter(Codecs.BY_NAME, 4 * 1024);
    }

    @Benchmark
    public JsonWriter pooled() {
        JsonWriter writer = JsonEngine.writer(false);
        JsonEngine.WRITERS.give(writer);
        return writer;
    }

    @Benchmark
    public JsonWriter fresh() {
        return create();
    }

    @Benchmark
    public JsonWriter threadLocal() {
        JsonWriter writer = threads.get();
        writer.reset(null, false);
        return writer;
    }
}
