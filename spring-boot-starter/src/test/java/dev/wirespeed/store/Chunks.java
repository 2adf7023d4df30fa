package dev.wirespeed.store;

import dev.wirespeed.Wire;
import java.util.AbstractList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import reactor.core.publisher.Flux;

/** More than sockets hold, for clients that don't read it all. */
public final class Chunks {

    public static final int COUNT = 200;

    private static final String TEXT = "x".repeat(100_000);
    private static final long QUIET_MILLIS = 200;

    private final AtomicInteger taken = new AtomicInteger();

    @Wire
    public record Chunk(long id, String text) {}

    public List<Chunk> list() {
        return new AbstractList<>() {
            @Override
            public Chunk get(int index) {
                taken.incrementAndGet();
                return new Chunk(index, TEXT);
            }

            @Override
            public int size() {
                return COUNT;
            }
        };
    }

    public Flux<Chunk> flux() {
        return Flux.range(0, COUNT).map(list()::get);
    }

    /** How many were taken for all clients. */
    public int taken() {
        return taken.get();
    }

    /** Waits until the server takes no more for its first client, who reads nothing; returns for how long it hasn't. */
    public long awaitStall() throws InterruptedException {
        int before;
        do {
            before = taken.get();
            Thread.sleep(QUIET_MILLIS);
        } while (before < 2 || taken.get() != before);
        return QUIET_MILLIS * 1_000_000;
    }
}
