package dev.wirespeed.internal;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The settings of every benchmark of a leaf; an invocation goes through a whole {@link Pool}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Pool.SIZE)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public abstract class LeafBenchmark {
    private static final String WIDE = "\ud55c\uae00".repeat(64);

    /** HotSpot keeps one profile of the branch in {@code charAt}: had it only seen narrow strings, benchmarks would flatter. */
    @Setup
    public void readWideText(Blackhole hole) {
        for (int round = 0; round < 1_000; round++) {
            for (int i = 0; i < WIDE.length(); i++) {
                hole.consume(WIDE.charAt(i));
            }
        }
    }
}
