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
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ColdForkTest {

    private static final Settings SETTINGS = new Settings(1, 1, 1, 10, 1, 10, List.of());
    private static final List<Cell> CELLS =
            List.of(new Cell(Operation.SERIALIZE, "small"), new Cell(Operation.DESERIALIZE, "small"));

    @TempDir
    Path folder;

    private List<ColdStart> run(List<Cell> cells) throws ForkFailedException {
        Entry entry = Catalog.entry(Contestants.find("jackson3").orElseThrow(), List.of(17, 25));
        return ForkRunners.of(Mode.QUICK, Launch.standard(new Jdks(JdkDiscovery.onThisMachine())), folder)
                .coldStarts(new ForkSpec("cold", 1, 17, entry, cells, 4), SETTINGS);
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
    void coldForksFollowTheOthersOneForEachWorkload() {
        Result result = TestResults.withoutForks(FormatsResult.of());
        List<ForkSpec> plan = Plan.of(result);
        List<ForkSpec> cold = plan.stream().filter(ForkSpec::cold).toList();

        assertThat(plan.subList(plan.size() - cold.size(), plan.size())).isEqualTo(cold);
        assertThat(cold)
                .extracting(ForkSpec::id)
                .containsExactly("cold1-jdk25-jackson3-small", "cold2-jdk25-jackson3-small");
        assertThat(cold).allSatisfy(fork -> {
            assertThat(fork.shots()).isEqualTo(3);
            assertThat(fork.cells()).isEqualTo(CELLS);
        });
    }
}
