package dev.wirespeed.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What the experiment says of H2. */
public final class H2Test {

    private static final AtomicInteger CALLS = new AtomicInteger();

    /** Called by H2 for each row that it reads for an answer. */
    public static int counted(int value) {
        CALLS.incrementAndGet();
        return value;
    }

    @Test
    void theLastResultIsHandedOutAgainUnlessThatIsSwitchedOff() throws SQLException {
        assertThat(calls("h2-10")).containsExactly(10, 10, 10);
        assertThat(calls("h2-10-fresh")).containsExactly(10, 20, 30);
    }

    /** How many rows were read after one, two and three runs of a statement. */
    private static int[] calls(String workload) throws SQLException {
        CALLS.set(0);
        try (Connection connection =
                        RowsDatabase.connect(RowsWorkload.find(workload).orElseThrow());
                Statement statement = connection.createStatement()) {
            statement.execute("create alias counted deterministic for \"" + H2Test.class.getName() + ".counted\"");
            int[] calls = new int[3];
            try (PreparedStatement query = connection.prepareStatement(
                    "select json_arrayagg(json_array(counted(number_column), string_column)) from t_10")) {
                for (int run = 0; run < 3; run++) {
                    try (ResultSet result = query.executeQuery()) {
                        assertThat(result.next()).isTrue();
                    }
                    calls[run] = CALLS.get();
                }
            }
            return calls;
        }
    }

    @Test
    void ofTwoColumnsOfOneNameAnObjectKeepsOneWithoutAWord() throws SQLException {
        try (Connection connection =
                        RowsDatabase.connect(RowsWorkload.find("h2-10").orElseThrow());
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(
                        "select json_object(key 'id' value f.id, key 'id' value a.id), json_array(f.id, a.id), f.id, a.id"
                                + " from film f join film_actor fa on fa.film_id = f.id join actor a on a.id = fa.actor_id"
                                + " where f.id = 3 and a.id = 21")) {
            assertThat(result.next()).isTrue();
            String object = new String(result.getBytes(1), StandardCharsets.UTF_8);
            assertThat(object).isEqualTo("{\"id\":3,\"id\":21}");
            assertThat(JsonMapper.shared().readValue(object, Map.class)).isEqualTo(Map.of("id", 21));
            assertThat(new String(result.getBytes(2), StandardCharsets.UTF_8)).isEqualTo("[3,21]");
            assertThat(result.getInt(3)).isEqualTo(3);
            assertThat(result.getInt(4)).isEqualTo(21);
            assertThat(result.getInt("id")).isEqualTo(3);
        }
    }
}
