package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.wirespeed.Wire;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.ObjectMapper;

/** Values longer than a generator's buffer go to its stream as they would from Jackson, and are not copied as a whole. */
class LongValuesTest {
    private static final int LONG = 100_000;
    private static final int WARM_UP = 300;
    private static final int TIMES = 100;
    private static final int SOME = 20_000;
    private static final int THREADS = 12;

    private static final ObjectMapper WITHOUT =
            ThisJackson.builder(new JsonFactory()).build();
    private static final ObjectMapper WITH = ThisJackson.builder(new JsonFactory())
            .addModule(new WirespeedModule())
            .build();

    /** As long as its text. */
    @Wire
    record Page(int number, String text) {
        static Page of(int number, int length) {
            return new Page(number, "aü€😀\\n ".repeat(length / 12 + 1));
        }
    }

    /** Keeps what it gets. */
    private abstract static class Kept extends OutputStream {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public final void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }
    }

    /** Also keeps when it is flushed, and fails at some length. */
    private static final class Watched extends Kept {
        private final List<Integer> flushed = new ArrayList<>();
        private final int most;

        Watched(int most) {
            this.most = most;
        }

        @Override
        public void write(byte[] from, int offset, int length) throws IOException {
            if (bytes.size() + length > most) {
                throw new IOException("full");
            }
            bytes.write(from, offset, length);
        }

        @Override
        public void flush() {
            flushed.add(bytes.size());
        }
    }

    /** The bytes and the flushes, or the failure. */
    private static List<Object> outcome(ObjectMapper mapper, Object value, int most) {
        Watched out = new Watched(most);
        try {
            mapper.writeValue(out, value);
            return List.of(out.bytes.toString("UTF-8"), out.flushed);
        } catch (Exception e) { // an unchecked one in Jackson 3 alone
            return List.of(cause(e));
        }
    }

    /** Jackson adds the property at which its buffer was full. */
    private static String cause(Throwable e) {
        return e.getCause() == null ? e.toString() : cause(e.getCause());
    }

    @ParameterizedTest
    @ValueSource(ints = {7_000, 7_960, 7_980, 8_000, 8_020, 15_900, 16_000, 64_000, LONG})
    void theyAreWhatJacksonWritesWhereverTheyStand(int length) {
        Page page = Page.of(1, length);
        for (Object value : List.of(
                page,
                List.of(page, page, Page.of(2, 10), page),
                Map.of("page", page),
                List.of("x".repeat(7_990), page),
                new Object[] {1, page, "a", page},
                Collections.nCopies(3, Map.of("pages", List.of(page))))) {
            assertThat(outcome(WITH, value, Integer.MAX_VALUE)).isEqualTo(outcome(WITHOUT, value, Integer.MAX_VALUE));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 8_000, 8_020, LONG})
    void severalInOneDocumentAreSeparated(int length) throws IOException {
        assertThat(roots(WITH, length)).isEqualTo(roots(WITHOUT, length));
    }

    private static String roots(ObjectMapper mapper, int length) throws IOException {
        Watched out = new Watched(Integer.MAX_VALUE);
        try (JsonGenerator generator = mapper.createGenerator(out)) {
            for (int i = 0; i < 3; i++) {
                mapper.writeValue(generator, Page.of(i, length));
            }
        }
        return out.bytes.toString("UTF-8") + out.flushed;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7_000, 60_000, LONG + 100})
    void aStreamThatFailsFailsAsItDoesForJackson(int most) {
        for (Object value : List.of(Page.of(1, LONG), Map.of("page", Page.of(1, LONG)))) {
            assertThat(outcome(WITH, value, most)).isEqualTo(outcome(WITHOUT, value, most));
        }
    }

    /** All of them wait before they take what they are given. */
    @Test
    void whileStreamsWaitOthersAreWrittenToBuffersOfTheirOwn() throws Exception {
        CyclicBarrier all = new CyclicBarrier(THREADS);
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<String>> written = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                Page page = Page.of(i, LONG + i);
                written.add(pool.submit(() -> {
                    Waiting out = new Waiting(all);
                    WITH.writeValue(out, page);
                    return out.bytes.toString("UTF-8");
                }));
            }
            for (int i = 0; i < THREADS; i++) {
                assertThat(written.get(i).get())
                        .isEqualTo(new String(WITHOUT.writeValueAsBytes(Page.of(i, LONG + i)), StandardCharsets.UTF_8));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** Waits for others at its first write. */
    private static final class Waiting extends Kept {
        private final CyclicBarrier all;
        private boolean waited;

        Waiting(CyclicBarrier all) {
            this.all = all;
        }

        @Override
        public void write(byte[] from, int offset, int length) throws IOException {
            try {
                if (!waited) {
                    waited = true;
                    all.await(1, TimeUnit.MINUTES);
                }
            } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
                throw new IOException(e);
            }
            bytes.write(from, offset, length);
        }
    }

    @Test
    void theyAreNotCopiedAsAWhole() throws IOException {
        Page page = Page.of(1, LONG);

        assertThat(allocatedEach(page)).isLessThan(SOME);
        assertThat(allocatedEach(Map.of("page", page))).isLessThan(SOME);
        assertThat(allocatedEach(List.of(page, page))).isLessThan(SOME);
    }

    private static long allocatedEach(Object value) throws IOException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int i = 0; i < WARM_UP; i++) {
            WITH.writeValue(OutputStream.nullOutputStream(), value);
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < TIMES; i++) {
            WITH.writeValue(OutputStream.nullOutputStream(), value);
        }
        return (threads.getCurrentThreadAllocatedBytes() - before) / TIMES;
    }
}
