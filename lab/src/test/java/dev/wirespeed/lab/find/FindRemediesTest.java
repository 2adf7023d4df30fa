package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.Saving;
import dev.wirespeed.lab.find.FindResult.Shares;
import dev.wirespeed.lab.statistics.Interval;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What remedies save, and whether their ratios are those that are published. */
final class FindRemediesTest {

    private static final Path RESULTS = Path.of("..");

    static Stream<Remedies.Ratio> ofPeers() {
        return Remedies.ALL.stream().filter(ratio -> ratio.source().endsWith("/peers"));
    }

    @ParameterizedTest
    @MethodSource("ofPeers")
    void ratiosAreTheLeastAndTheMostOfThePublishedTable(Remedies.Ratio ratio) throws IOException {
        String operation = ratio.direction() == Direction.WRITE ? "Serialize " : "Deserialize ";
        List<List<String>> rows = table(ratio.source(), "## Throughput on JDK 25, ops/ms (× Jackson 3)");
        int faster = column(rows.getFirst(), ratio.faster());
        int slower = column(rows.getFirst(), ratio.slower());

        DoubleSummaryStatistics ratios = rows.stream()
                .filter(row ->
                        row.getFirst().startsWith(operation) && row.getFirst().endsWith(", polluted"))
                .filter(row -> isTimed(row.get(faster)) && isTimed(row.get(slower)))
                .mapToDouble(row -> number(row.get(faster)) / number(row.get(slower)))
                .summaryStatistics();

        assertThat(ratio.low()).isCloseTo(ratios.getMin(), within(0.01 * ratios.getMin()));
        assertThat(ratio.high()).isCloseTo(ratios.getMax(), within(0.01 * ratios.getMax()));
    }

    @Test
    void lessDataIsWhatTheGraphHas() throws IOException {
        Remedies.Ratio ratio = Remedies.ALL.getLast();

        assertThat(table(
                        ratio.source(),
                        "## What each remedy saves: times faster than the first = by less data × by faster code"))
                .anyMatch(row -> row.getFirst().equals(ratio.faster()) && number(row.get(4)) == ratio.high())
                .anyMatch(row -> row.getFirst().equals(ratio.slower()) && number(row.get(4)) == ratio.low());
    }

    @Test
    void aSavingIsOfTheLibrarysOwnPart() {
        Shares cpu = shares(new Part("Jackson 3", "write", new Interval(0.4, 0.3, 0.5), 0.2));

        Saving codecs = Remedies.savings(cpu).getFirst();

        assertThat(codecs.remedy()).isEqualTo(Remedies.CODECS);
        assertThat(codecs.source()).isEqualTo("docs/results/peers");
        assertThat(codecs.low()).isCloseTo(0.15 * (1 - 1 / 1.62), within(1e-9));
        assertThat(codecs.high()).isCloseTo(0.25 * (1 - 1 / 3.37), within(1e-9));
        assertThat(Remedies.savings(cpu))
                .extracting(Saving::remedy)
                .containsExactly(Remedies.CODECS, Remedies.LESS_DATA, Remedies.BINARY);
    }

    @Test
    void whatMayTakeMoreSavesLessThanNothing() {
        Shares cpu = shares(new Part("Jackson 3", "write", new Interval(0.4, 0.3, 0.5), 0.4));

        assertThat(Remedies.savings(cpu).getLast().low()).isCloseTo(0.5 * (1 - 1 / 0.526), within(1e-9));
    }

    @Test
    void whereNothingWasMeasuredNothingIsClaimed() {
        Shares cpu = shares(
                new Part("Kryo", "write", new Interval(0.4, 0.3, 0.5), 0.4),
                new Part("Wirespeed", "write", new Interval(0.4, 0.3, 0.5), 0.4));

        assertThat(Remedies.savings(cpu)).isEmpty();
    }

    @Test
    void aRemedyIsForAllThatItIsFor() {
        Shares cpu = shares(
                new Part("Jackson 3", "write", new Interval(0.2, 0.2, 0.2), 0.2),
                new Part("Jackson 2", "read", new Interval(0.1, 0.1, 0.1), 0.1));

        Remedies.Together codecs = Remedies.together(Remedies.savings(cpu)).getFirst();

        assertThat(codecs.low()).isCloseTo(0.2 * (1 - 1 / 1.62) + 0.1 * (1 - 1 / 1.44), within(1e-9));
        assertThat(codecs.high()).isCloseTo(0.2 * (1 - 1 / 3.37) + 0.1 * (1 - 1 / 8.14), within(1e-9));
    }

    private static Shares shares(Part... parts) {
        return new Shares("", 1, 1, 0, new Interval(0, 0, 0), 0, 0, List.of(parts), List.of(), List.of());
    }

    /** Headings and rows below a title, without the line between them. */
    private static List<List<String>> table(String result, String title) throws IOException {
        List<String> lines = Files.readAllLines(RESULTS.resolve(result).resolve("report.md"));
        List<List<String>> rows = new ArrayList<>();
        for (String line : lines.subList(lines.indexOf(title) + 2, lines.size())) {
            if (!line.startsWith("|")) {
                break;
            }
            if (!line.startsWith("|--")) {
                rows.add(Stream.of(line.split("\\|", -1))
                        .skip(1)
                        .map(String::strip)
                        .toList());
            }
        }
        return rows;
    }

    private static int column(List<String> headings, String contestant) {
        return headings.stream()
                .map(heading -> heading.replaceFirst(" · .*", ""))
                .toList()
                .indexOf(contestant);
    }

    private static boolean isTimed(String cell) {
        return !cell.startsWith("–");
    }

    private static double number(String cell) {
        return Double.parseDouble(cell.replaceFirst("[ ×].*", "").replace(",", ""));
    }
}
