package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.agent.boot.Totals;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AgentTableTest {
    @Test
    void theDearestFirst() {
        Totals cheap = new Totals("Gson", "read", "com.acme.Query", "com.acme.A.b", 4, 1, -1, 0, 8_000, 4, 0, 0);
        Totals dear = new Totals(
                "Jackson 3", "write", "com.acme.Order", "com.acme.A.c", 2, 0, 90, 2, 9_000_000, 2, 1_500_000, 1);

        assertThat(ExitTable.of(List.of(cheap, dear))).isEqualTo("""
                wirespeed-agent: conversions, those that took most time first
                library                  count  failures  bytes each     us each   us of CPU     ms in all  type  by caller
                Jackson 3  write             2         0          45      4500.0      1500.0           9.0  com.acme.Order  by com.acme.A.c
                Gson       read              4         1           -         2.0           -           0.0  com.acme.Query  by com.acme.A.b
                """);
    }

    @Test
    void noMoreThanPeopleRead() {
        List<Totals> many = IntStream.range(0, 80)
                .mapToObj(i -> new Totals("Gson", "read", "com.acme.T" + i, "com.acme.A.b", 1, 0, 2, 1, i, 1, 0, 0))
                .toList();

        assertThat(ExitTable.of(many))
                .contains("com.acme.T79")
                .doesNotContain("com.acme.T29 ")
                .endsWith("... and 30 more\n");
    }

    @Test
    void theMostFrequentFirstWhereNothingIsTimed() {
        Totals rare = new Totals("Gson", "read", "com.acme.Query", "com.acme.A.b", 4, 0, -1, 0, 0, 0, 0, 0);
        Totals often = new Totals("Jackson 3", "write", "com.acme.Order", "com.acme.A.c", 9, 0, 90, 9, 0, 0, 0, 0);

        assertThat(ExitTable.of(List.of(rare, often))).isEqualTo("""
                wirespeed-agent: conversions, the most frequent first
                library                  count  failures  bytes each     us each   us of CPU     ms in all  type  by caller
                Jackson 3  write             9         0          10           -           -             -  com.acme.Order  by com.acme.A.c
                Gson       read              4         0           -           -           -             -  com.acme.Query  by com.acme.A.b
                """);
    }

    @Test
    void nothing() {
        assertThat(ExitTable.of(List.of())).isEqualTo("wirespeed-agent: no conversions\n");
    }
}
