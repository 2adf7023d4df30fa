package dev.wirespeed.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.Estimate;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.NewRun;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.workload.Workloads;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PeersTest {

    private final Experiment peers = new Peers();

    @Test
    void eachCellIsThereCleanAndPolluted() {
        List<Cell> clean =
                peers.cells().stream().filter(cell -> !cell.polluted()).toList();

        assertThat(peers.cells()).hasSize(2 * clean.size()).doesNotHaveDuplicates();
        assertThat(peers.cells())
                .containsAll(clean.stream()
                        .map(cell -> new Cell(cell.operation(), cell.workload(), true))
                        .toList());
        assertThat(clean)
                .extracting(Cell::id)
                .containsSubsequence(
                        "serialize/small",
                        "serialize/small-pool",
                        "serialize/big-1000",
                        "serialize/media",
                        "serialize/users",
                        "serialize/numbers",
                        "serialize/escapes",
                        "serialize/non-ascii",
                        "serialize/wide")
                .containsSubsequence(
                        "deserialize/small",
                        "deserialize/small-pool",
                        "deserialize/big-1000",
                        "deserialize/media",
                        "deserialize/users",
                        "deserialize/numbers",
                        "deserialize/escapes",
                        "deserialize/non-ascii",
                        "deserialize/wide",
                        "deserialize/small-unknown",
                        "deserialize/small-reordered",
                        "deserialize/small-pretty",
                        "deserialize/media-reordered",
                        "deserialize/media-pretty",
                        "deserialize/users-pretty")
                .doesNotContain("serialize/small-unknown", "serialize/users-pretty");
    }

    @Test
    void whatIsNotOnThisMachineIsLeftOutAndSaid() {
        for (String id : List.of("citm", "github")) {
            boolean there = Workloads.available(id);
            assertThat(peers.cells().stream().anyMatch(cell -> cell.workload().equals(id)))
                    .isEqualTo(there);
            assertThat(peers.question().contains(id)).isNotEqualTo(there);
        }
    }

    @Test
    void everyoneWhoWritesJsonTakesPartAndProtobuf() {
        assertThat(Contestants.all().stream().filter(peers::includes).map(Contestant::id))
                .containsExactly(
                        "avaje-jsonb",
                        "dsl-json",
                        "fastjson2",
                        "floor",
                        "fory-json",
                        "gson",
                        "hand-written",
                        "jackson2",
                        "jackson2-afterburner",
                        "jackson2-blackbird",
                        "jackson3",
                        "jackson3-blackbird",
                        "jackson3-wirespeed",
                        "jsoniter-scala",
                        "protobuf",
                        "protobuf-domain",
                        "wast",
                        "wirespeed",
                        "wirespeed-positional");
    }

    @Test
    void wirespeedIsHeldAgainstEachOfThemAndItsModuleAndPlacesAgainstWhatTheyReplace() {
        List<Comparison> comparisons = peers.comparisons(List.of(17, 25));

        assertThat(comparisons.subList(0, comparisons.size() - 2))
                .allSatisfy(
                        comparison -> assertThat(comparison.over().contestant()).isEqualTo("wirespeed"))
                .extracting(comparison -> comparison.under().contestant())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(Contestants.all().stream()
                        .filter(peers::includes)
                        .map(Contestant::id)
                        .filter(id -> !List.of("wirespeed", "wirespeed-positional", "jackson3-wirespeed", "floor")
                                .contains(id))
                        .toList());
        assertThat(comparisons.subList(comparisons.size() - 2, comparisons.size()))
                .extracting(
                        comparison -> comparison.over().contestant(),
                        comparison -> comparison.under().contestant())
                .containsExactly(tuple("jackson3-wirespeed", "jackson3"), tuple("wirespeed-positional", "wirespeed"));
        assertThat(comparisons)
                .allSatisfy(comparison -> assertThat(comparison.over().jdk()).isEqualTo(25));
    }

    /** The most that it takes: who can't handle some data has fewer forks. Public documents, if they are there, add some. */
    @Test
    void aFullRunOnOneJdkTakesFourHoursOrSo() {
        Request request = new Request(peers, Mode.FULL, null, List.of(), List.of(25), false, 42, 0);
        Jdk jdk = new Jdk(Runtime.Version.parse("25.0.3"), "Someone", Path.of("/jdk"));
        Machine machine = new Machine("Example CPU 9000", 2, 1L << 33, "Example OS 1", 0);

        long seconds = Estimate.seconds(NewRun.of(request, Catalog.of(peers), List.of(jdk), machine, "1.0"));

        assertThat(seconds).isBetween(3L * 3_600, 9L * 1_800);
    }

    @Test
    void runsOnlyWhenItIsAskedFor() {
        assertThat(Experiments.all()).extracting(Experiment::id).contains("peers");
        assertThat(Experiments.published()).extracting(Experiment::id).doesNotContain("peers");
        assertThat(Contestants.all().stream()
                        .filter(contestant ->
                                Experiments.published().stream().anyMatch(one -> one.includes(contestant)))
                        .map(Contestant::id))
                .doesNotContain("jackson3-wirespeed");
    }
}
