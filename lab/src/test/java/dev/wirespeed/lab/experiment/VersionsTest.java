package dev.wirespeed.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Settings;
import java.util.List;
import org.junit.jupiter.api.Test;

final class VersionsTest {

    private final Experiment versions = new Versions();

    @Test
    void cellsAreBothOperationsOnThreeWorkloads() {
        assertThat(versions.cells())
                .extracting(Cell::id)
                .containsExactly(
                        "serialize/small",
                        "serialize/big-1000",
                        "serialize/big-10000",
                        "deserialize/small",
                        "deserialize/big-1000",
                        "deserialize/big-10000");
    }

    @Test
    void fullModeIsWhatTheAuthorRan() {
        assertThat(versions.settings(Mode.FULL, 500, 900_000))
                .isEqualTo(new Settings(3, 1, 3, 3_000, 5, 3_000, List.of("-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch")));
    }

    @Test
    void aQuickRunOfAnyUsualSizeStaysWellUnderFiveMinutes() {
        for (int forks : List.of(8, 28, 38, 44)) {
            Settings quick = versions.settings(Mode.QUICK, forks * 6, forks * 1_300L);
            long seconds = forks * (1_300 + 6 * quick.cellMillis()) / 1_000;
            assertThat(seconds).as("%s forks", forks).isBetween(forks < 10 ? 60L : 200L, 226L);
        }
    }

    @Test
    void aSlowMachineGetsTheShortestIterations() {
        Settings quick = versions.settings(Mode.QUICK, 40 * 6, 40 * 6_000);

        assertThat(quick.warmupMillis()).isEqualTo(30);
        assertThat(quick.measuredMillis()).isEqualTo(30);
    }

    @Test
    void withTwoJdksTheLibrarysShareAndTheJdksAreToldApart() {
        assertThat(versions.comparisons(List.of(17, 21, 25)))
                .extracting(Comparison::title, Comparison::reported)
                .containsExactly(
                        tuple("The library alone: both on JDK 25", true),
                        tuple("The library alone: both on JDK 17", true),
                        tuple("The published mix: Jackson 3 on JDK 25, Jackson 2 on JDK 17", true),
                        tuple("The JDK alone: Jackson 2 on JDK 25 over JDK 17", false),
                        tuple("The JDK alone: Jackson 3 on JDK 25 over JDK 17", false));
    }

    @Test
    void withOneJdkOnlyTheLibraryIsCompared() {
        assertThat(versions.comparisons(List.of(25)))
                .extracting(Comparison::title)
                .containsExactly("The library alone: both on JDK 25");
    }
}
