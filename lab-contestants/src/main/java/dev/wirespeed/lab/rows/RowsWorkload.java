package dev.wirespeed.lab.rows;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is asked of a database.
 *
 * @param id the name used on the command line and in results
 * @param rows how many rows {@code t} has; 0 for films with their actors
 * @param reuse whether H2 may hand out its last result again
 */
public record RowsWorkload(String id, String title, Server server, int rows, boolean reuse) {

    /** Who answers. */
    public enum Server {
        H2,
        POSTGRESQL
    }

    private static final List<RowsWorkload> ALL = List.of(
            new RowsWorkload("h2-10", "10 rows from H2, results reused", Server.H2, 10, true),
            new RowsWorkload("h2-10-fresh", "10 rows from H2", Server.H2, 10, false),
            new RowsWorkload("h2-10000", "10,000 rows from H2, results reused", Server.H2, 10_000, true),
            new RowsWorkload("h2-10000-fresh", "10,000 rows from H2", Server.H2, 10_000, false),
            new RowsWorkload("h2-films-fresh", "Films with actors from H2", Server.H2, 0, false),
            new RowsWorkload("postgresql-10", "10 rows from PostgreSQL", Server.POSTGRESQL, 10, false),
            new RowsWorkload("postgresql-10000", "10,000 rows from PostgreSQL", Server.POSTGRESQL, 10_000, false),
            new RowsWorkload("postgresql-films", "Films with actors from PostgreSQL", Server.POSTGRESQL, 0, false));

    /** All of them, in the order of reports. */
    public static List<RowsWorkload> all() {
        return ALL;
    }

    /** The one with this id, if there is one. */
    public static Optional<RowsWorkload> find(String id) {
        return ALL.stream().filter(workload -> workload.id().equals(id)).findFirst();
    }

    boolean films() {
        return rows == 0;
    }

    List<?> expected() {
        return films() ? RowsData.films() : RowsData.rows(rows);
    }

    /** The sizes that tables have. */
    static Stream<Integer> sizes() {
        return ALL.stream().map(RowsWorkload::rows).filter(rows -> rows > 0).distinct();
    }
}
