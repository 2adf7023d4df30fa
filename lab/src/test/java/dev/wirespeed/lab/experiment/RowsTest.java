package dev.wirespeed.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RowsTest {

    private final Experiment rows = new Rows();

    @Test
    void asksBothDatabasesForRowsAndForFilmsWithTheirActors() {
        assertThat(rows.cells())
                .extracting(Cell::id)
                .containsExactly(
                        "fetch/h2-10",
                        "fetch/h2-10-fresh",
                        "fetch/h2-10000",
                        "fetch/h2-10000-fresh",
                        "fetch/h2-films-fresh",
                        "fetch/postgresql-10",
                        "fetch/postgresql-10000",
                        "fetch/postgresql-films");
        assertThat(Catalog.of(rows).contestants())
                .allMatch(rows::includes)
                .extracting(contestant -> contestant.id())
                .contains(rows.baseline());
        assertThat(Catalog.standard().contestants()).noneMatch(rows::includes);
    }

    /** Serializers can't fetch: {@code Operation.CONVERSIONS} are what they do. */
    @Test
    void noOtherExperimentFetches() {
        assertThat(Experiments.all())
                .filteredOn(experiment -> !experiment.id().equals("rows"))
                .flatMap(Experiment::cells)
                .isNotEmpty()
                .noneMatch(cell -> cell.operation() == Operation.FETCH);
    }

    @Test
    void whatTheAuthorReportedIsHowMuchFasterArraysAre() {
        assertThat(rows.reported())
                .containsExactly(
                        reported("h2-10", 24.2),
                        reported("h2-10000", 78.4),
                        reported("postgresql-10", 14.6),
                        reported("postgresql-10000", 70.9));
        assertThat(rows.comparisons(List.of(17, 25)))
                .filteredOn(comparison -> comparison.reported())
                .singleElement()
                .satisfies(comparison -> {
                    assertThat(comparison.over().contestant()).isEqualTo("jackson3-arrays");
                    assertThat(comparison.under().contestant()).isEqualTo("jackson3-objects");
                    assertThat(comparison.over().jdk()).isEqualTo(25);
                });
    }

    @Test
    void flawsThatNameAComparisonNameOneThatIsThere() {
        List<String> titles = rows.comparisons(List.of(25)).stream()
                .map(comparison -> comparison.title())
                .toList();
        assertThat(rows.background().orElseThrow().flaws())
                .hasSize(4)
                .allMatch(flaw -> flaw.comparison() == null || titles.contains(flaw.comparison()));
    }

    @Test
    void quickRunsShareTheirTime() {
        int forks = 16;
        var settings = rows.withQuickSeconds(90).settings(Mode.QUICK, forks * 8, forks * 2_000L);
        assertThat(settings.cellMillis() * rows.cells().size() * forks).isBetween(50_000L, 90_000L - forks * 2_000L);
    }

    private static Reported reported(String workload, double percent) {
        return new Reported(new Cell(Operation.FETCH, workload), percent, percent);
    }
}
