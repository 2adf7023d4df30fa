package dev.wirespeed.lab.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.rows.RowsAgreement;
import dev.wirespeed.lab.rows.RowsDatabase;
import dev.wirespeed.lab.rows.RowsVariant;
import dev.wirespeed.lab.rows.RowsWorkload;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A real PostgreSQL, started by the test; also for root. */
final class PostgresTest {

    @Test
    void everyVariantGetsTheRecordsOfTheTables() throws SQLException, IOException {
        assumePlatform();
        String url;
        Path file;
        try (Postgres postgres = Postgres.embedded()) {
            assertThat(postgres.missing()).isEmpty();
            String property = postgres.properties().getFirst();
            assertThat(postgres.properties()).hasSize(1);
            file = Path.of(property.substring(property.indexOf('=') + 1));
            url = Files.readString(file);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
            System.setProperty(RowsDatabase.POSTGRESQL_URL, file.toString());
            for (RowsWorkload workload : RowsWorkload.all()) {
                for (RowsVariant variant : RowsVariant.values()) {
                    assertThat(RowsAgreement.check(variant, workload).difference())
                            .as("%s, %s", variant, workload)
                            .isNull();
                }
            }
            assertThat(onlyText(url, "select json_build_object('id', 1, 'id', 2)::text"))
                    .isEqualTo("{\"id\" : 1, \"id\" : 2}");

            // the user's server is used as it is, and only the lab's schema comes and goes
            try (Postgres user = Postgres.at(url)) {
                assertThat(user.properties()).hasSize(1);
            }
            assertThat(schemas(url)).isEqualTo("0");
            assertThatThrownBy(() -> Postgres.at(url.replaceFirst("user=postgres", "user=nobody_there&password=hush")))
                    .isInstanceOf(LabException.class)
                    .hasMessageStartingWith("cannot use --postgres jdbc:postgresql://localhost:")
                    .hasMessageContaining("?…: FATAL: role \"nobody_there\" does not exist")
                    .hasMessageNotContaining("hush");
        } finally {
            System.clearProperty(RowsDatabase.POSTGRESQL_URL);
        }
        assertThat(file).doesNotExist();
        assertThatThrownBy(() -> DriverManager.getConnection(url)).isInstanceOf(SQLException.class);
    }

    @Test
    void anAddressThatIsNoneIsOneLine() throws IOException {
        assertThatThrownBy(() -> Postgres.at("localhost:5432"))
                .isInstanceOf(LabException.class)
                .hasMessage("--postgres must be an address such as"
                        + " jdbc:postgresql://localhost/test?user=me&password=secret, but was 'localhost:5432'");
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        assertThatThrownBy(() -> Postgres.at("jdbc:postgresql://localhost:" + free + "/test?user=me&password=hush"))
                .isInstanceOf(LabException.class)
                .hasMessage("cannot use --postgres jdbc:postgresql://localhost:" + free
                        + "/test?…: Connection to localhost:" + free + " refused. Check that the hostname and port are"
                        + " correct and that the postmaster is accepting TCP/IP connections");
    }

    @Test
    void otherPlatformsAreToldWhatToDo() {
        assertThat(Postgres.unknown("Linux", "amd64")).isEmpty();
        assertThat(Postgres.unknown("Mac OS X", "aarch64"))
                .contains("the lab has no PostgreSQL for Mac OS X on aarch64; give one with --postgres <address>");
    }

    private static void assumePlatform() {
        Assumptions.assumeTrue(
                Postgres.unknown(System.getProperty("os.name"), System.getProperty("os.arch"))
                        .isEmpty(),
                "needs the embedded PostgreSQL");
    }

    private static String schemas(String url) throws SQLException {
        return onlyText(
                url,
                "select count(*) from information_schema.schemata where schema_name = '" + RowsDatabase.SCHEMA + "'");
    }

    private static String onlyText(String url, String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(query)) {
            assertThat(result.next()).isTrue();
            return result.getString(1);
        }
    }
}
