package dev.wirespeed.examples.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tools.jackson.databind.json.JsonMapper;

/** The profile {@code postgres} against a server that is started for it. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64", disabledReason = "there is no embedded server for other platforms")
class PostgresTest {
    private static final List<String> PATHS = List.of(
            "/users/1/entity",
            "/users/2/view",
            "/users/3/codec",
            "/users/1/selection?fields=id,email,orders(id,total)",
            "/orders/1000/entity",
            "/users/1/cached",
            "/orders/1000/cached",
            "/users/99/entity");
    private static final String ORDER = """
            {"userId":4,"items":[{"sku":"SKU-1","title":"Lamp","quantity":3,"price":19.99}]}""";

    private static EmbeddedPostgres server;
    private static Service withCodecs;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.builder()
                .setOutputRedirector(Redirect.DISCARD)
                .setErrorRedirector(Redirect.DISCARD)
                .start();
        withCodecs = Service.onPostgres(server.getJdbcUrl("postgres", "postgres"));
    }

    @AfterAll
    static void stop() throws IOException {
        withCodecs.close();
        server.close();
    }

    /** By H2 and Jackson alone. */
    @Test
    void answersAreThoseOfTheOtherDatabase() throws Exception {
        try (Service other = new Service("wirespeed.codecs.enabled=false")) {
            for (String path : PATHS) {
                HttpResponse<String> expected = other.get(path);
                HttpResponse<String> actual = withCodecs.get(path);
                assertThat(actual.statusCode()).as(path).isEqualTo(expected.statusCode());
                if (actual.statusCode() == 200) {
                    assertThat(actual.body()).as(path).isEqualTo(expected.body());
                }
            }
        }
    }

    /** Tables that stand already are taken as they are. */
    @Test
    void ordersAreThereAfterwards() throws Exception {
        HttpResponse<String> answer = withCodecs.post("/orders", ORDER);
        assertThat(answer.statusCode()).isEqualTo(201);
        long id = JsonMapper.shared().readTree(answer.body()).get("id").asLong();

        try (Service again = Service.onPostgres(server.getJdbcUrl("postgres", "postgres"))) {
            assertThat(JsonMapper.shared()
                            .readTree(again.get("/orders/" + id + "/entity").body())
                            .get("id")
                            .asLong())
                    .isEqualTo(id);
        }
    }

    @Test
    void allTablesAreNamedAsTheHelpSays() throws SQLException {
        List<String> tables = new ArrayList<>();
        query("select table_name from information_schema.tables where table_schema = 'public'", tables::add);
        assertThat(tables).isNotEmpty().allMatch(table -> table.startsWith("store_"));
    }

    private static void query(String sql, Consumer<String> each) throws SQLException {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                each.accept(rows.getString(1));
            }
        }
    }
}
