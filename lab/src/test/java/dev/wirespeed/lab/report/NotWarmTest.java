package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.Findings.Claim;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.Regressions.Change;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where every fork is marked as not warm there is no verdict, in any report. */
final class NotWarmTest {

    private final Result full = SampleResult.full();
    private final Result cold = TestResults.stillClimbing(full, fork -> true);
    private final Result coldGson =
            TestResults.stillClimbing(full, fork -> fork.entry().equals("gson"));

    @Test
    void nothingIsJudgedWhereNoForkWasWarm() {
        Findings findings = Analysis.of(cold);

        assertThat(rows(findings)).extracting(Row::standing).containsOnly(Standing.NOT_WARM, Standing.BASELINE);
        assertThat(findings.claims()).isNotEmpty().extracting(Claim::standing).containsOnly(Standing.NOT_WARM);
        assertThat(findings.claims()).extracting(Claim::verdict).containsOnlyNulls();
    }

    @Test
    void oneThatWasNotWarmLeavesTheOthersJudged() {
        List<Row> rows = rows(Analysis.of(coldGson));

        assertThat(rows)
                .filteredOn(row -> row.entry().id().equals("gson"))
                .extracting(Row::standing)
                .containsOnly(Standing.NOT_WARM);
        assertThat(rows)
                .filteredOn(row -> row.entry().id().equals("wirespeed"))
                .extracting(Row::standing)
                .containsOnly(Standing.FASTER);
    }

    @Test
    void nobodyIsJudgedAgainstABaselineThatWasNotWarm() {
        Result coldBaseline =
                TestResults.stillClimbing(full, fork -> fork.entry().equals("jackson3"));

        assertThat(rows(Analysis.of(coldBaseline)))
                .extracting(Row::standing)
                .containsOnly(Standing.NOT_WARM, Standing.BASELINE);
    }

    @Test
    void oneForkThatWasWarmIsEnough() {
        Result half = TestResults.stillClimbing(full, fork -> fork.round() == 2);

        assertThat(rows(Analysis.of(half)))
                .extracting(Row::standing)
                .doesNotContain(Standing.NOT_WARM)
                .contains(Standing.FASTER);
    }

    @Test
    void aTerminalSaysSoInRed() {
        String alarm =
                "No verdict: no fork was warm when it was measured, so these figures don't say how fast anything is.";

        assertThat(text(cold, true)).contains("\n\033[31m" + alarm + "\033[0m\n");
        assertThat(text(cold, false))
                .contains("\n" + alarm + "\n")
                .containsPattern("\n {2}Gson +not warm \\* +not warm \\*")
                .doesNotContain("faster", "slower");
        assertThat(text(full, true)).doesNotContain("No verdict", "\033");
    }

    @Test
    void markdownSaysSoAsGitHubShowsItInRed() {
        assertThat(markdown(cold)).contains("\n> [!CAUTION]\n> No verdict: no fork was warm ");
        assertThat(markdown(coldGson)).contains("\n> [!CAUTION]\n> No verdict in 12 of 180 places, which are marked ");
        assertThat(markdown(full)).doesNotContain("CAUTION");
    }

    @Test
    void aShortRunIsToldWhatHelps() {
        Sample sample = new Sample(
                "com.acme.A", List.of(new Located("app.jar", "1")), List.of(new Located("a.json", "2")), 1, false);
        Result quick = SampleResult.about(sample, full.machine());

        assertThat(text(TestResults.stillClimbing(quick, fork -> true), false))
                .contains(" Give the run more --seconds or fewer --contestants, or make it with --full.\n");
        assertThat(text(TestResults.stillClimbing(SampleResult.small(), fork -> true), false))
                .contains(" Make the run with --full.\n");
    }

    @Test
    void twoRunsAreNotJudgedEither() {
        assertThat(TwoResults.compare(full, coldGson).rows())
                .filteredOn(row -> row.place().entry().equals("gson"))
                .extracting(TwoResults.Row::standing)
                .containsOnly(Standing.NOT_WARM);
        assertThat(Regressions.of(full, coldGson, 0.05, List.of("gson", "wast")).rows())
                .allSatisfy(row -> assertThat(row.change() == Change.NOT_COMPARABLE)
                        .isEqualTo(row.entry().id().equals("gson")));
        assertThat(Regressions.of(full, cold, 0.05, List.of("gson")).text())
                .contains("not comparable: no fork was warm when it was measured, ")
                .endsWith("\nOf 12: 12 not comparable.\n");
    }

    private static String markdown(Result result) {
        return MarkdownReport.of(result, Analysis.of(result), Link.USUAL);
    }

    private static List<Row> rows(Findings findings) {
        return findings.panels().stream()
                .flatMap(panel -> panel.rows().stream())
                .toList();
    }

    private static String text(Result result, boolean colours) {
        return TextReport.of(result, Analysis.of(result), colours);
    }
}
