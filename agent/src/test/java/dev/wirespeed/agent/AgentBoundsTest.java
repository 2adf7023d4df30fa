package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.ManyTypes;
import dev.wirespeed.agent.Jvm.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

/** However many types and callers there are, the agent keeps some, and counts all. */
class AgentBoundsTest {
    @Test
    void manyTypesAndCallers() throws Exception {
        List<Row> rows = Jvm.runWithAgent(ManyTypes.class).rows();

        List<Row> types =
                rows.stream().filter(row -> row.library().equals("Gson")).toList();
        assertThat(types).hasSizeBetween(500, 512);
        assertThat(types.stream().mapToLong(Row::count).sum()).isEqualTo(2_000);
        assertThat(types).filteredOn(row -> row.type().equals("others")).hasSize(1);

        List<Row> callers =
                rows.stream().filter(row -> row.library().equals("Jackson 3")).toList();
        assertThat(callers).hasSize(17);
        assertThat(callers.stream().mapToLong(Row::count).sum()).isEqualTo(100);
        assertThat(callers)
                .filteredOn(row -> row.caller().equals("others"))
                .extracting(Row::count)
                .containsExactly(84L);
    }
}
