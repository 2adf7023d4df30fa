package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.report.FormatsResult;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.ColdStart;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ColdForkTest {

    private static final Settings SETTINGS = new Settings(1, 1, 1, 10, 1, 10, List.of());
    private static final List<Cell> CELLS =
            List.of(new Cell(Operation.SERIALIZE, "small"), new Cell(Operation.DESERIALIZE, "small"));

    /** Annotations are there without Jackson, too. */
    private static final Pattern WATCHED = Pattern.compile("tools\\.jackson\\..*"
            + "|com\\.fasterxml\\.jackson\\.(core|databind)\\..*|org\\.openjdk\\.jmh\\..*"
            + "|dev\\.wirespeed\\.lab\\.contestant\\.(Jackson2|Jackson3|Protobuf|Fory|Avaje|GsonStrict)");

    @TempDir
    Path folder;

    private List<ColdStart> run(List<Cell> cells) throws ForkFailedException {
        return run("jackson3", 17, cells, List.of());
    }

    private List<ColdStart> run(String contestant, int jdk, List<Cell> cells, List<String> jvmArguments)
            throws ForkFailedException {
        Entry entry = Catalog.entry(Contestants.find(contestant).orElseThrow(), List.of(17, 25));
        Launch launch = Launch.standard(new Jdks(JdkDiscovery.onThisMachine())).with(jvmArguments);
        return ForkRunners.of(Mode.QUICK, launch, folder)
                .coldStarts(new ForkSpec("cold", 1, jdk, entry, cells, 4), SETTINGS);
    }

    /** The classes of Jackson 2 and 3, of JMH, and of contestants that a fork loads from its start to its end. */
    private Stream<String> loaded(String contestant) throws ForkFailedException, IOException {
        Path log = folder.resolve("classes.txt");
        run(contestant, 25, CELLS, List.of("-Xlog:class+load:file=" + log + ":none"));
        return Files.readAllLines(log).stream()
                .map(line -> line.replaceFirst(" .*", ""))
                .filter(WATCHED.asMatchPredicate());
    }

    @ParameterizedTest
    @ValueSource(strings = {"msgpack-arrays", "quickbuffers", "java-serialization", "wirespeed"})
    void findsJacksonAndAllOtherContestantsCold(String contestant) throws ForkFailedException, IOException {
        assertThat(loaded(contestant)).isEmpty();
    }

    @Test
    void loadsJacksonWhereItIsTheContestant() throws ForkFailedException, IOException {
        assertThat(loaded("jackson3"))
                .contains("tools.jackson.databind.json.JsonMapper", "dev.wirespeed.lab.contestant.Jackson3")
                .doesNotContain("dev.wirespeed.lab.contestant.Jackson2");
    }

    @Test
    void theHeapIsColdToo() {
        Settings settings = new Settings(1, 1, 1, 10, 1, 10, Settings.heap("1g"));
        Entry entry = Catalog.entry(Contestants.find("jackson3").orElseThrow(), List.of(25));
        ForkSpec fork = new ForkSpec("cold", 1, 25, entry, CELLS, 4);
        assertThat(JmhSettings.jvmArguments(fork, settings))
                .contains("-XX:+AlwaysPreTouch")
                .anyMatch(argument -> argument.startsWith("-Xms"));
        assertThat(ColdFork.jvmArguments(fork, settings))
                .anyMatch(argument -> argument.startsWith("-Xms"))
                .doesNotContain("-XX:+AlwaysPreTouch");
    }

    @Test
    void timesEachOfTheFirstTimes() throws ForkFailedException {
        assertThat(run(CELLS)).extracting(ColdStart::cell).containsExactlyElementsOf(CELLS);
        assertThat(run(CELLS)).allSatisfy(start -> {
            assertThat(start.setUpMillis()).isPositive();
            assertThat(start.millis())
                    .hasSize(4)
                    .allSatisfy(millis -> assertThat(millis).isPositive());
        });
    }

    @Test
    void saysWhyItEndedBeforeItsTime() {
        assertThatThrownBy(() -> run(List.of(new Cell(Operation.SERIALIZE, "medium"))))
                .isInstanceOf(ForkFailedException.class)
                .hasMessageContaining("NoSuchElementException: No value present");
    }

    @Test
    void coldForksFollowTheOthersOfTheirRoundOneForEachWorkload() {
        Result result = TestResults.withoutForks(FormatsResult.of());
        List<ForkSpec> plan = Plan.of(result);
        List<ForkSpec> cold = plan.stream().filter(ForkSpec::cold).toList();

        assertThat(plan).extracting(ForkSpec::round).isSorted();
        assertThat(plan)
                .filteredOn(fork -> fork.round() == 1)
                .extracting(ForkSpec::cold)
                .contains(false, true)
                .isSorted();
        assertThat(cold)
                .extracting(ForkSpec::id)
                .containsExactly("cold1-jdk25-jackson3-small", "cold2-jdk25-jackson3-small");
        assertThat(cold).allSatisfy(fork -> {
            assertThat(fork.shots()).isEqualTo(3);
            assertThat(fork.cells()).isEqualTo(CELLS);
        });
    }
}
