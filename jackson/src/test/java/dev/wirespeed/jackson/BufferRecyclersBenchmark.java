package dev.wirespeed.jackson;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.core.util.RecyclerPool;

/** Takes a recycler and gives it back, as a mapper does for a document. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class BufferRecyclersBenchmark {
    public enum Pool {
        SLOTS,
        /** Jackson's default. */
        DEQUE,
        THREAD_LOCAL,
        NONE;

        private RecyclerPool<BufferRecycler> create() {
            return switch (this) {
                case SLOTS -> new BufferRecyclers();
                case DEQUE -> JsonRecyclerPools.newConcurrentDequePool();
                case THREAD_LOCAL -> JsonRecyclerPools.threadLocalPool();
                case NONE -> JsonRecyclerPools.nonRecyclingPool();
            };
        }
    }

    @Param
    public Pool pool = Pool.SLOTS;

    private RecyclerPool<BufferRecycler> recyclers = Pool.SLOTS.create();

    @Setup
    public void create() {
        recyclers = pool.create();
    }

    @Benchmark
    public BufferRecycler oneThread() {
        return takeAndGive();
    }

    @Benchmark
    @Threads(2)
    public BufferRecycler twoThreads() {
        return takeAndGive();
    }

    private BufferRecycler takeAndGive() {
        BufferRecycler recycler = recyclers.acquireAndLinkPooled();
        recycler.releaseToPool();
        return recycler;
    }
}
