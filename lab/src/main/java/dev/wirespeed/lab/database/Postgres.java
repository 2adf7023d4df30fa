package dev.wirespeed.lab.database;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.rows.RowsDatabase;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL with the tables of the experiment {@code rows}: the user's, or one that the lab starts for the time of a run.
 *
 * <p>PostgreSQL refuses to run as root. For root the embedded one is started in a user namespace of its own by {@code unshare}
 * of util-linux, where it is root no more.
 */
public final class Postgres implements AutoCloseable {

    private static final String PREFIX = "jdbc:postgresql:";

    private final @Nullable EmbeddedPostgres server;
    private final @Nullable String url;
    private final @Nullable Path file;
    private final @Nullable String missing;

    private Postgres(
            @Nullable EmbeddedPostgres server, @Nullable String url, @Nullable Path file, @Nullable String missing) {
        this.server = server;
        this.url = url;
        this.file = file;
        this.missing = missing;
    }

    /**
     * Fills the tables of a server that is there.
     *
     * @throws LabException if it can't be reached, or doesn't let us make a schema
     */
    public static Postgres at(String url) {
        if (!url.startsWith(PREFIX)) {
            throw new LabException("--postgres must be an address such as " + PREFIX
                    + "//localhost/test?user=me&password=secret, but was '" + withoutSecrets(url) + "'");
        }
        try {
            return prepared(null, url);
        } catch (SQLException e) {
            throw new LabException("cannot use --postgres " + withoutSecrets(url) + ": " + firstLine(e));
        }
    }

    /** Starts a server, or remembers why there is none: what asks only H2 can still be measured. */
    public static Postgres embedded() {
        Optional<String> unknown = unknown(System.getProperty("os.name"), System.getProperty("os.arch"));
        if (unknown.isPresent()) {
            return new Postgres(null, null, null, unknown.get());
        }
        EmbeddedPostgres server = null;
        try {
            server = EmbeddedPostgres.builder()
                    .setOutputRedirector(ProcessBuilder.Redirect.DISCARD)
                    .setErrorRedirector(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return prepared(server, server.getJdbcUrl("postgres", "postgres"));
        } catch (IOException | SQLException | IllegalStateException e) {
            close(server);
            return new Postgres(
                    null,
                    null,
                    null,
                    "the embedded PostgreSQL did not start: " + firstLine(e) + "; give one with --postgres");
        }
    }

    /** Why there is no embedded PostgreSQL for a platform, if there is none. */
    static Optional<String> unknown(String system, String architecture) {
        boolean known = system.equals("Linux") && List.of("amd64", "x86_64").contains(architecture);
        return known
                ? Optional.empty()
                : Optional.of("the lab has no PostgreSQL for " + system + " on " + architecture
                        + "; give one with --postgres <address>");
    }

    private static Postgres prepared(@Nullable EmbeddedPostgres server, String url) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url)) {
            RowsDatabase.prepare(connection);
        }
        try {
            Path file = Files.createTempFile("wirespeed", ".postgresql"); // for its owner's eyes only
            Files.writeString(file, url);
            return new Postgres(server, url, file, null);
        } catch (IOException e) {
            throw new LabException("cannot write a temporary file: " + e.getMessage());
        }
    }

    /** Why there is none; empty if there is one. */
    public Optional<String> missing() {
        return Optional.ofNullable(missing);
    }

    /** What forks need to find it, as arguments of a JVM. */
    public List<String> properties() {
        return file != null
                ? List.of("-D" + RowsDatabase.POSTGRESQL_URL + "=" + file)
                : List.of("-D" + RowsDatabase.POSTGRESQL_MISSING + "=" + missing);
    }

    /** Takes the tables away, and stops the server if it is ours. */
    @Override
    public void close() {
        if (url != null) {
            try (Connection connection = DriverManager.getConnection(url)) {
                RowsDatabase.drop(connection);
            } catch (SQLException e) {
                // it is gone, and its tables with it
            }
        }
        close(server);
        if (file != null) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new LabException("cannot delete " + file + ": " + e.getMessage());
            }
        }
    }

    private static void close(@Nullable EmbeddedPostgres server) {
        if (server != null) {
            try {
                server.close();
            } catch (IOException e) {
                throw new LabException("the embedded PostgreSQL did not stop: " + e.getMessage());
            }
        }
    }

    private static String withoutSecrets(String url) {
        return url.replaceFirst("\\?.*", "?…");
    }

    private static String firstLine(Exception e) {
        return Objects.toString(e.getMessage(), e.toString())
                .lines()
                .findFirst()
                .orElse(e.toString())
                .replaceFirst("\\.$", "")
                .strip();
    }
}
