package dev.wirespeed.lab.report;

import static dev.wirespeed.lab.report.FormatsResult.SMALL;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.report.Findings.Carried;
import dev.wirespeed.lab.report.Findings.Saved;
import dev.wirespeed.lab.report.Findings.Shot;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ExperimentTablesTest {

    private final Result result = FormatsResult.of();
    private final Findings findings = Analysis.of(result);
    private final ExperimentTables tables = new ExperimentTables(result, findings);

    private Carried carried(String entry, String form) {
        return findings.carried().stream()
                .filter(one -> one.entry().id().equals(entry) && one.form().equals(form))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aColdCurveHasTheMedianAndTheEndsOfItsForks() {
        assertThat(findings.coldCurves()).singleElement().satisfies(curve -> {
            assertThat(curve.cell()).isEqualTo(SMALL);
            assertThat(curve.forks()).isEqualTo(2);
            assertThat(curve.setUpMillis()).isEqualTo(150);
            assertThat(curve.shots()).containsExactly(new Shot(50, 40, 60), new Shot(21, 20, 22), new Shot(11, 10, 12));
            assertThat(curve.reportedMillis()).isEqualTo(33);
            assertThat(curve.warmMillis()).isEqualTo(warm("jackson3"));
        });
        assertThat(tables.coldStarts().headings())
                .containsExactly("Contestant", "Cell", "Set-up", "1.", "2.", "3.", "Last", "Warm", "Reported");
        assertThat(tables.coldStarts().rows().getFirst())
                .startsWith("Jackson 3", "serialize/small", "150", "50.0 (40.0 – 60.0)")
                .endsWith("33.0");
    }

    private double warm(String entry) {
        return findings.panels().stream()
                .filter(panel -> panel.jdk() == 25 && panel.cell().equals(SMALL))
                .flatMap(panel -> panel.rows().stream())
                .filter(row -> row.entry().id().equals(entry))
                .findFirst()
                .orElseThrow()
                .msPerOperation();
    }

    @Test
    void aMessageIsAPartOfItsBatch() {
        Carried plain = carried("gson", "plain");
        Carried zipped = carried("gson", "gzip");

        assertThat(plain.bytes()).isEqualTo(29);
        assertThat(zipped.bytes()).isEqualTo(24);
        assertThat(plain.senderMicros()).isCloseTo(warm("gson") / 10 * 1_000, within(1e-9));
        assertThat(zipped.senderMicros() - plain.senderMicros()).isCloseTo(2, within(1e-9));
        assertThat(zipped.receiverMicros() - plain.receiverMicros()).isCloseTo(1, within(1e-9));
    }

    @Test
    void whatIsLessBounds() {
        Carried message = new Carried("small", result.entries().getFirst(), "plain", 125, 2, 4);

        assertThat(Link.USUAL.perSecond(message)).isEqualTo(250_000);
        assertThat(Link.USUAL.bound(message)).isEqualTo("receiver's CPU");
        assertThat(new Link(1e8, 1).perSecond(message)).isEqualTo(100_000);
        assertThat(new Link(1e8, 1).bound(message)).isEqualTo("network");
        assertThat(new Link(1e9, 8).perSecond(message)).isEqualTo(1_000_000);
        assertThat(new Link(2e8, 1.5).text()).isEqualTo("200 Mbit/s and 1.50 cores at each end");
    }

    @Test
    void theMostComesFirst() {
        Table table = tables.transports(Link.USUAL);

        assertThat(table.title()).isEqualTo("Messages a second over 1,000 Mbit/s and 1.00 core at each end");
        List<Double> rates = table.rows().stream()
                .map(row -> Double.valueOf(row.get(6).replace(",", "")))
                .toList();
        assertThat(rates).hasSizeGreaterThan(20).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    }

    @Test
    void whatARemedySavesIsLessDataTimesFasterCode() {
        List<Saved> steps = findings.steps();

        assertThat(steps.getFirst().times()).isEqualTo(1);
        assertThat(steps.get(1).fasterCode()).isEqualTo(1);
        assertThat(steps.get(1).lessData()).isEqualTo(steps.get(1).times()).isGreaterThan(100);
        assertThat(steps.get(1).reportedTimes()).isEqualTo(4);
        assertThat(steps.get(2).lessData()).isEqualTo(steps.get(1).lessData());
        assertThat(steps.get(2).times())
                .isCloseTo(
                        requireNonNull(steps.get(2).lessData())
                                * requireNonNull(steps.get(2).fasterCode()),
                        within(1e-6));
        assertThat(steps.get(2).fasterCode()).isBetween(3.0, 4.0);
        assertThat(steps.get(3)).isEqualTo(new Saved("broken", SMALL, null, null, null, null, 0.5, 80.0));
        assertThat(tables.steps().rows().getLast())
                .containsExactly("broken", "serialize/small", "not timed", "–", "–", "–", "0.500", "80.0×");
    }

    @Test
    void otherExperimentsHaveNeither() {
        Findings usual = Analysis.of(SampleResult.full());

        assertThat(usual.coldCurves()).isEmpty();
        assertThat(usual.carried()).isEmpty();
        assertThat(new ExperimentTables(SampleResult.full(), usual).coldStarts().isEmpty())
                .isTrue();
    }

    @Test
    void bothStandInTheReport() {
        assertThat(MarkdownReport.of(result, findings, new Link(1e8, 2)))
                .contains("**Reported by the author.** It takes 33 ms.")
                .contains("## Cold start: each time a new JVM does it")
                .contains("## Messages a second over 100 Mbit/s and 2.00 cores at each end")
                .contains("Cold starts: in 2 JVMs each of their own");
    }
}
