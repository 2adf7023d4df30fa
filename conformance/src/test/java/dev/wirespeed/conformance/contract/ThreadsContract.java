package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Threads with documents of their own share one format, its codecs and its buffers. */
interface ThreadsContract extends Subject {
    int THREADS = 64;
    int DOCUMENTS = 4;
    int ROUNDS = 5;

    /** A value, its bytes, and what is read from those and from what was cut from them. */
    @SuppressWarnings("ArrayRecordComponent") // the document is compared by its bytes where it matters
    record Sample(Object value, byte[] document, Answer read, int cut, Answer readCut) {}

    @Test
    default void eachThreadGetsItsOwn() throws InterruptedException, ExecutionException {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                List<Sample> samples = samples(new Random(Seed.VALUE + thread));
                tasks.add(() -> {
                    start.await();
                    for (int round = 0; round < ROUNDS; round++) {
                        int size = 1 + round % EveryInput.LARGEST_PART;
                        samples.forEach(sample -> check(sample, size));
                    }
                    return null;
                });
            }
            for (Future<Void> result : threads.invokeAll(tasks)) {
                result.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** What one thread writes and reads alone. */
    private List<Sample> samples(Random random) {
        Values values = new Values(random);
        List<Sample> samples = new ArrayList<>();
        while (samples.size() < DOCUMENTS) {
            Object value = values.next(Rich.class);
            Answer written = oracle().writes(value);
            if (!written.refused()) {
                byte[] document = (byte[]) written.value();
                int cut = random.nextInt(document.length);
                Answer read = Answer.of(() -> format().read(document, Rich.class));
                samples.add(new Sample(
                        value, document, read, cut, Answer.of(() -> format().read(document, 0, cut, Rich.class))));
            }
        }
        return samples;
    }

    private void check(Sample sample, int size) {
        byte[] document = sample.document();
        assertThat(EveryOutput.write(format(), sample.value()).value()).isEqualTo(document);
        EveryInput.same(sample.read(), () -> format().read(document, Rich.class), "a thread's array", document);
        EveryInput.same(
                sample.read(), () -> format().read(new Drip(document, size), Rich.class), "a thread's parts", document);
        EveryInput.same(
                sample.readCut(),
                () -> format().read(document, 0, sample.cut(), Rich.class),
                "a thread's part",
                document);
    }
}
