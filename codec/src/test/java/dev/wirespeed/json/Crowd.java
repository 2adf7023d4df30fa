package dev.wirespeed.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** More threads than a pool has slots, which do the same at the same time. */
final class Crowd {
    private static final int THREADS = 64;

    private Crowd() {}

    /** @param task says what is wrong; empty if nothing is */
    static void assertNothingWrong(Callable<String> task) throws Exception {
        var pool = Executors.newFixedThreadPool(THREADS);
        try {
            for (Future<String> done : pool.invokeAll(Collections.nCopies(THREADS, task))) {
                assertThat(done.get()).isEmpty();
            }
        } finally {
            pool.shutdownNow();
        }
    }
}
