package dev.wirespeed.lab.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the codecs of the lab's ASCII data allocate once they are compiled; {@code docs/start-up-and-allocation.md} explains it. */
class AllocationTest {
    /** A reader of a document in memory. */
    private static final long READER = 88;
    /** What a reader keeps of the keys of maps. */
    private static final long KEYS = 392;
    /** The iterator of a list or of a map's entries, which the JIT compiler leaves out only where it sees one class of them. */
    private static final long ITERATOR = 32;

    @ParameterizedTest
    @ValueSource(strings = {"small", "small-pool", "wide", "media", "users", "numbers", "big-1000"})
    void writingToAStreamAllocatesAtMostIterators(String id) {
        Json json = Json.standard();
        Values<?> values = values(id, json);
        OutputStream target = new Nowhere();

        double bytes = new Allocated(values.perValue(value -> json.write(value, target))).atMost(values.iterators());

        assertThat(bytes).as("bytes allocated per document").isLessThanOrEqualTo(values.iterators());
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "small-pool", "wide", "media", "users", "numbers", "big-1000"})
    void writingToABufferThatIsReusedAllocatesAtMostIterators(String id) {
        writesToABufferThatIsReused(id, Json.standard());
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "small-pool", "wide", "media", "users", "numbers", "big-1000"})
    void soDoesWritingObjectsAsArrays(String id) {
        writesToABufferThatIsReused(id, Json.positional());
    }

    private static void writesToABufferThatIsReused(String id, Json json) {
        Values<?> values = values(id, json);
        ByteBuffer target = ByteBuffer.allocate(1 << 20);

        double bytes =
                new Allocated(values.perValue(value -> json.write(value, target.clear()))).atMost(values.iterators());

        assertThat(target.position()).isGreaterThan(50);
        assertThat(bytes).as("bytes allocated per document").isLessThanOrEqualTo(values.iterators());
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "small-pool", "wide", "media", "users", "numbers", "big-1000"})
    void readingAllocatesWhatTheValueHoldsAndAReader(String id) {
        reads(id, Json.standard());
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "small-pool", "wide", "media", "users", "numbers", "big-1000"})
    void soDoesReadingObjectsFromArrays(String id) {
        reads(id, Json.positional());
    }

    private static void reads(String id, Json json) {
        Values<?> values = values(id, json);

        double bytes = new Allocated(values.perDocument()).atMost(values.held());

        assertThat(bytes).as("bytes allocated per document").isLessThanOrEqualTo(values.held());
    }

    private static Values<?> values(String id, Json json) {
        return new Values<>(Workloads.find(id).orElseThrow(), json);
    }

    /**
     * The values of a workload as codecs read them.
     *
     * @param iterators the bytes of the iterators that writing one of them may take, on average
     * @param held the bytes that one of them holds, and a reader for it, on average
     */
    private record Values<T>(
            Json json, Class<T> type, List<T> all, List<byte[]> documents, double iterators, double held) {

        Values(Workload<T> workload, Json json) {
            this(
                    json,
                    workload.type(),
                    workload.values().stream().map(json::write).toList());
        }

        private Values(Json json, Class<T> type, List<byte[]> documents) {
            this(json, type, read(json, type, documents), documents);
        }

        private Values(Json json, Class<T> type, List<T> all, List<byte[]> documents) {
            this(
                    json,
                    type,
                    all,
                    documents,
                    average(all, value -> ITERATOR * Held.by(value).containers()),
                    average(all, value -> {
                        Held held = Held.by(value);
                        return held.bytes() + READER + (held.maps() > 0 ? KEYS : 0);
                    }));
        }

        private static <T> List<T> read(Json json, Class<T> type, List<byte[]> documents) {
            List<T> values = new ArrayList<>();
            documents.forEach(document -> values.add(Objects.requireNonNull(json.read(document, type))));
            return values;
        }

        private static <T> double average(List<T> values, ToLongFunction<T> bytes) {
            return values.stream().mapToLong(bytes).average().orElseThrow();
        }

        /** One operation a value, over and over. */
        List<Runnable> perValue(Consumer<T> operation) {
            return all.stream()
                    .<Runnable>map(value -> () -> operation.accept(value))
                    .toList();
        }

        List<Runnable> perDocument() {
            return documents.stream()
                    .<Runnable>map(document -> () -> Allocated.sink = json.read(document, type))
                    .toList();
        }
    }

    /** Takes everything and keeps nothing. */
    private static final class Nowhere extends OutputStream {
        @Override
        public void write(int b) {}

        @Override
        public void write(byte[] b, int off, int len) {}
    }
}
