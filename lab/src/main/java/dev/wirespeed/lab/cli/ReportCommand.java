package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code wirespeed lab report}. */
@Command(name = "report", description = "Draws the report of a result again.", mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "<result.json>", description = "What a run left behind.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--out", paramLabel = "<folder>", description = "Where the report goes (beside the result).")
    private @Nullable Path out;

    ReportCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Result result = ResultFile.read(file);
        Path folder = out == null ? file.toAbsolutePath().resolveSibling("") : out;
        Path page = Reports.write(result, OutputFolder.writable(folder));
        terminal.out().print(Reports.text(result));
        terminal.out().println("\nReport: " + page.toAbsolutePath().normalize());
        return 0;
    }
}
