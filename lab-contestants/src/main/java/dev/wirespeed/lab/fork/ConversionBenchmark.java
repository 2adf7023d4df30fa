package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/**
 * Converts the values of a workload one after another; how long and how often is for the one who starts it to say.
 *
 * <p>Contestant and workload are given by their ids.
 */
@State(Scope.Benchmark)
public class ConversionBenchmark {
    @Param("jackson3")
    public String contestant = "jackson3";

    @Param("small")
    public String workload = "small";

    /** Whether the contestant first writes and reads many other types. */
    @Param("false")
    public boolean polluted;

    /** In a JVM that measures several cells once is enough. */
    private static boolean alreadyPolluted;

    @SuppressWarnings("NullAway.Init") // JMH calls bind() before any benchmark method
    private Conversions conversions;

    private int warmups;

    /** Binds the contestant and brings the JVM's profile into the state of a real service. */
    @Setup
    public void bind() throws Exception {
        ProfilePollution.once();
        Workload<?> data = Workloads.find(workload)
                .orElseThrow(() -> new IllegalArgumentException("there is no workload " + workload));
        Contestant candidate = Contestants.find(contestant)
                .orElseThrow(() -> new IllegalArgumentException("there is no contestant " + contestant));
        if (polluted && !alreadyPolluted) {
            OtherTypes.run(candidate, data.type()).report();
            alreadyPolluted = true;
        }
        conversions = Conversions.of(candidate, data);
    }

    /** Before the last iteration of the warm-up goes on until the JIT compiler is idle, if the lab wants that. */
    @Setup(Level.Iteration)
    public void settle(BenchmarkParams benchmark, IterationParams iteration) throws Exception {
        if (iteration.getType() == IterationType.WARMUP && ++warmups == iteration.getCount()) {
            JitCompiler.settle(benchmark.getBenchmark().endsWith(".serialize") ? this::serialize : this::deserialize);
        }
    }

    /** Writes the next value. */
    @Benchmark
    public byte[] serialize() throws Exception {
        return conversions.write();
    }

    /** Reads the next document. */
    @Benchmark
    public Object deserialize() throws Exception {
        return conversions.read();
    }
}
