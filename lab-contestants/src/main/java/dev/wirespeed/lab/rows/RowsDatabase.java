package dev.wirespeed.lab.rows;

import dev.wirespeed.lab.rows.Film.Actor;
import dev.wirespeed.lab.rows.RowsWorkload.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;

/** Connections to the databases, and the tables in them. */
public final class RowsDatabase {

    /**
     * The system property with a file in which the JDBC address of the PostgreSQL stands that has the tables: an address may
     * hold a password, which arguments would show to everybody on the machine, and logs for good.
     */
    public static final String POSTGRESQL_URL = "wirespeed.postgresql.url";

    /** The system property that says in a sentence why there is no PostgreSQL. */
    public static final String POSTGRESQL_MISSING = "wirespeed.postgresql.missing";

    /** Where the tables are in PostgreSQL, so that nothing of the user's is touched. */
    public static final String SCHEMA = "wirespeed_lab";

    private RowsDatabase() {}

    /**
     * A connection for a workload; H2 is in this JVM's memory, and has its tables at once.
     *
     * @throws SQLException also if there is no PostgreSQL, with the reason
     */
    static Connection connect(RowsWorkload workload) throws SQLException {
        if (workload.server() == Server.POSTGRESQL) {
            Connection connection = DriverManager.getConnection(postgresql());
            connection.setSchema(SCHEMA);
            return connection;
        }
        Connection connection = DriverManager.getConnection(
                "jdbc:h2:mem:" + ";OPTIMIZE_REUSE_RESULTS=" + (workload.reuse() ? "TRUE" : "FALSE"));
        fill(connection);
        return connection;
    }

    private static String postgresql() throws SQLException {
        String file = System.getProperty(POSTGRESQL_URL);
        if (file == null) {
            throw new SQLException(System.getProperty(POSTGRESQL_MISSING, "no PostgreSQL was given"));
        }
        try {
            return Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new SQLException("cannot read " + file, e);
        }
    }

    /** Makes the tables in a schema of their own, instead of those of an earlier run. */
    public static void prepare(Connection postgresql) throws SQLException {
        try (Statement statement = postgresql.createStatement()) {
            statement.execute("drop schema if exists " + SCHEMA + " cascade");
            statement.execute("create schema " + SCHEMA);
        }
        postgresql.setSchema(SCHEMA);
        fill(postgresql);
        try (Statement statement = postgresql.createStatement()) {
            statement.execute("analyze");
        }
    }

    /** Takes the schema away again. */
    public static void drop(Connection postgresql) throws SQLException {
        try (Statement statement = postgresql.createStatement()) {
            statement.execute("drop schema if exists " + SCHEMA + " cascade");
        }
    }

    private static void fill(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (int rows : (Iterable<Integer>) RowsWorkload.sizes()::iterator) {
                statement.execute("create table " + Sql.table(rows) + "(number_column int, string_column varchar)");
            }
            statement.execute("create table film(id int primary key, title varchar)");
            statement.execute("create table actor(id int primary key, name varchar)");
            statement.execute("create table film_actor(film_id int, actor_id int, primary key (film_id, actor_id))");
        }
        for (int rows : (Iterable<Integer>) RowsWorkload.sizes()::iterator) {
            insert(connection, Sql.table(rows), RowsData.rows(rows).stream().map(row ->
                    new Object[] {row.number(), row.string()}));
        }
        insert(connection, "film", RowsData.films().stream().map(film -> new Object[] {film.id(), film.title()}));
        insert(
                connection,
                "actor",
                Stream.iterate(0, id -> id < RowsData.ACTORS, id -> id + 1)
                        .map(RowsData::actor)
                        .map(actor -> new Object[] {actor.id(), actor.name()}));
        insert(
                connection,
                "film_actor",
                RowsData.films().stream()
                        .flatMap(film ->
                                film.actors().stream().map(Actor::id).map(actor -> new Object[] {film.id(), actor})));
    }

    private static void insert(Connection connection, String table, Stream<Object[]> rows) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("insert into " + table + " values (?, ?)")) {
            for (Object[] row : (Iterable<Object[]>) rows::iterator) {
                statement.setObject(1, row[0]);
                statement.setObject(2, row[1]);
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }
}
