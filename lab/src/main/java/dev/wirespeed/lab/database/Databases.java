package dev.wirespeed.lab.database;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a run needs besides JVMs while it goes on: nothing, or a PostgreSQL. H2 is in the forks' own memory. */
public final class Databases implements AutoCloseable {

    private final @Nullable Postgres postgres;

    private Databases(@Nullable Postgres postgres) {
        this.postgres = postgres;
    }

    /**
     * Starts or reaches what a run needs.
     *
     * @param address of the user's PostgreSQL; null for one that the lab starts
     */
    public static Databases of(Result result, @Nullable String address) {
        boolean needed = result.cells().stream()
                .anyMatch(cell ->
                        cell.operation() == Operation.FETCH && cell.workload().startsWith("postgresql"));
        if (!needed) {
            if (address != null) {
                throw new LabException("--postgres is for cells that ask PostgreSQL, which this run has none of");
            }
            return new Databases(null);
        }
        return new Databases(address == null ? Postgres.embedded() : Postgres.at(address));
    }

    /** What the user should know before the run. */
    public Optional<String> note() {
        return postgres == null
                ? Optional.empty()
                : postgres.missing().map(reason -> "PostgreSQL is not measured: " + reason);
    }

    /** What forks need to find it, as arguments of a JVM. */
    public List<String> properties() {
        return postgres == null ? List.of() : postgres.properties();
    }

    @Override
    public void close() {
        if (postgres != null) {
            postgres.close();
        }
    }
}
