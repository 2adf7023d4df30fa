package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.report.DifferenceText;
import dev.wirespeed.lab.result.ResultFile;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code wirespeed lab diff}. */
@Command(
        name = "diff",
        description = "Compares two results cell by cell. Exits with 0 whatever the differences.",
        mixinStandardHelpOptions = true)
final class DiffCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "<first.json>", description = "The result to compare with.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path first;

    @Parameters(index = "1", paramLabel = "<second.json>", description = "The result to compare.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path second;

    DiffCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.out().print(DifferenceText.of(ResultFile.read(first), ResultFile.read(second)));
        return 0;
    }
}
