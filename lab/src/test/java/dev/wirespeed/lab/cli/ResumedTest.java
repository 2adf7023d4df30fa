package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Result;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class ResumedTest {

    private final Result begun = SampleResult.small();

    @Test
    void anotherMachineIsRefused() {
        Machine then = new Machine("A CPU", 2, 1_000, "Linux 1", 0);
        Resumed.requireSame(then, new Machine("A CPU", 2, 900, "Linux 2", 1));
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> Resumed.requireSame(then, new Machine("A CPU", 4, 1_000, "Linux 1", 0)))
                .withMessage("the run was started on another machine: A CPU, 2 cores; this one is A CPU, 4 cores");
    }

    @Test
    void theHintWorksFromAnyFolder() {
        Path here = Path.of("").toAbsolutePath();

        assertThat(Resumed.hint("compare", Path.of("results/compare-1")))
                .isEqualTo("To go on: ./wirespeed lab compare --resume " + here.resolve("results/compare-1"));
        assertThat(Resumed.hint("run versions", Path.of("my own")))
                .isEqualTo("To go on: ./wirespeed lab run versions --resume '" + here.resolve("my own") + "'");
    }

    @Test
    void theSameBuildLeavesTheResultAsItIs() {
        assertThat(Resumed.by(begun, begun.wirespeed())).isSameAs(begun);
    }

    @Test
    void anotherBuildIsNamedWithItsFirstFork() {
        Result on = Resumed.by(begun, "0.2.0 (abc1234)");

        String told = begun.wirespeed() + "; 0.2.0 (abc1234) from fork "
                + (begun.forks().size() + 1);
        assertThat(on.wirespeed()).isEqualTo(told);
        assertThat(on.forks()).isEqualTo(begun.forks());
        assertThat(Resumed.by(on, "0.2.0 (abc1234)")).isSameAs(on);
        assertThat(Resumed.by(on, begun.wirespeed()).wirespeed())
                .isEqualTo(told + "; " + begun.wirespeed() + " from fork "
                        + (begun.forks().size() + 1));
    }
}
