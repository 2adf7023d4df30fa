package dev.wirespeed.lab.rows;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** A prepared query with what makes records of its result; what is timed is {@link #run}. */
public final class Fetch implements AutoCloseable {

    private final Connection connection;
    private final PreparedStatement statement;
    private final Reading reading;

    /** What makes records of a result. */
    interface Reading {
        List<?> read(ResultSet result) throws Exception;
    }

    private Fetch(Connection connection, PreparedStatement statement, Reading reading) {
        this.connection = connection;
        this.statement = statement;
        this.reading = reading;
    }

    /**
     * Connects and prepares, once for all runs.
     *
     * @throws SQLException also if there is no such server, with the reason
     */
    public static Fetch of(RowsVariant variant, RowsWorkload workload) throws SQLException {
        Connection connection = RowsDatabase.connect(workload);
        try {
            return new Fetch(connection, connection.prepareStatement(variant.sql(workload)), variant.reading(workload));
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    /** Queries, and makes the records. */
    public List<?> run() throws Exception {
        try (ResultSet result = statement.executeQuery()) {
            return reading.read(result);
        }
    }

    /** What the server sends as JSON, in UTF-8; for a variant that has one. */
    byte[] document() throws SQLException {
        try (ResultSet result = statement.executeQuery()) {
            result.next();
            return result.getBytes(1);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
