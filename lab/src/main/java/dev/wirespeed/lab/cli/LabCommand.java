package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.result.Mode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code wirespeed lab}: alone it runs all experiments in quick mode. */
@Command(
        name = "lab",
        description = "Compares serializers fairly and draws a report. Alone it runs every experiment in quick mode.",
        mixinStandardHelpOptions = true,
        versionProvider = Build.class)
final class LabCommand implements Callable<Integer> {

    private final Terminal terminal;

    LabCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Shares shares = new Shares(Experiments.all(), System::nanoTime);
        for (Experiment experiment : Experiments.all()) {
            Runs runs = new Runs(terminal);
            Experiment share = shares.next(experiment);
            int status = runs.start(Runs.request(share, Mode.QUICK, null, List.of(), List.of(), false), null)
                    .status();
            if (status != 0) {
                return status;
            }
        }
        return 0;
    }
}
