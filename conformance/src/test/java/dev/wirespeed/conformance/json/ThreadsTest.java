package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Sixty-four threads with documents of their own share one {@link Json}, its codecs and its writers. */
@SuppressWarnings("ArrayRecordComponent") // models of what users write
class ThreadsTest {
    private static final int THREADS = 64;
    private static final int DOCUMENTS = 8;
    private static final int ROUNDS = 10;

    private final Json json = Json.standard();

    private record Sample(Rich value, byte[] document) {}

    private static List<Sample> samples(int thread) {
        Values values = new Values(new Random(Seed.VALUE + thread));
        List<Sample> samples = new ArrayList<>();
        while (samples.size() < DOCUMENTS) {
            Rich value = (Rich) values.next(Rich.class);
            Answer written = Sides.STANDARD.jacksonWrites(value);
            byte[] document = (byte[]) written.value();
            if (!written.refused()
                    && !Sides.STANDARD.jacksonReads(document, Rich.class).refused()) {
                samples.add(new Sample(value, document));
            }
        }
        return samples;
    }

    @Test
    void eachGetsItsOwn() throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<String>> results = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                List<Sample> samples = samples(thread);
                Callable<String> task = () -> {
                    start.await();
                    return run(samples);
                };
                results.add(threads.submit(task));
            }
            for (Future<String> result : results) {
                assertThat(result.get()).isEmpty();
            }
        } finally {
            threads.shutdown();
        }
    }

    private String run(List<Sample> samples) {
        for (int round = 0; round < ROUNDS; round++) {
            for (Sample sample : samples) {
                String wrong = check(sample, round);
                if (!wrong.isEmpty()) {
                    return wrong + " of " + new String(sample.document(), StandardCharsets.UTF_8);
                }
            }
        }
        return "";
    }

    private String check(Sample sample, int round) {
        byte[] document = sample.document();
        if (!Arrays.equals(json.write(sample.value()), document)) {
            return "bytes";
        }
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        json.write(sample.value(), target);
        if (!Arrays.equals(target.toByteArray(), document)) {
            return "bytes in a stream";
        }
        Rich whole = json.read(document, Rich.class);
        Rich parts = json.read(new Drip(document, 1 + round % 9), Rich.class);
        if (!Equality.same(whole, parts) || !Arrays.equals(json.write(whole), json.write(parts))) {
            return "value";
        }
        try {
            json.read(document, 0, document.length - 1, Rich.class);
            return "truncation";
        } catch (WireException e) {
            return e.offset() == document.length - 1 ? "" : "offset";
        }
    }
}
