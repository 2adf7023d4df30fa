package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.rows.Fetch;
import dev.wirespeed.lab.rows.RowsVariant;
import dev.wirespeed.lab.rows.RowsWorkload;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Asks a database, and makes records of its answer; variant and workload are given by their ids. */
@State(Scope.Benchmark)
public class RowsBenchmark {
    @Param("jackson3-objects")
    public String contestant = "jackson3-objects";

    @Param("h2-10")
    public String workload = "h2-10";

    @SuppressWarnings("NullAway.Init") // JMH calls connect() before any benchmark method
    private Fetch fetch;

    /** Connects and prepares the query. */
    @Setup
    public void connect() throws Exception {
        ProfilePollution.once();
        fetch = Fetch.of(
                RowsVariant.find(contestant).orElseThrow(),
                RowsWorkload.find(workload).orElseThrow());
    }

    @TearDown
    public void disconnect() throws Exception {
        fetch.close();
    }

    /** Asks and reads. */
    @Benchmark
    public List<?> fetch() throws Exception {
        return fetch.run();
    }
}
