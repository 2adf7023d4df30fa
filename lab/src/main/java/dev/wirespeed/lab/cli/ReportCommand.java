package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.find.FindFile;
import dev.wirespeed.lab.find.FindReports;
import dev.wirespeed.lab.find.FindResult;
import dev.wirespeed.lab.report.Link;
import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.store.SpeedFile;
import dev.wirespeed.lab.store.SpeedReport;
import dev.wirespeed.lab.store.SpeedResult;
import dev.wirespeed.lab.sustained.SustainedFile;
import dev.wirespeed.lab.sustained.SustainedReports;
import dev.wirespeed.lab.sustained.SustainedResult;
import java.math.BigDecimal;
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

    @Parameters(paramLabel = "<result.json>", description = "The result of a run; a .gz is unpacked.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--out", paramLabel = "<folder>", description = "The folder for the report (that of the result).")
    private @Nullable Path out;

    @Option(
            names = "--bandwidth",
            paramLabel = "<bits a second>",
            description = "The network for which messages per second are computed when formats are compared (1Gbit).",
            converter = Quantity.Bandwidth.class)
    private BigDecimal bandwidth = BigDecimal.valueOf(Link.USUAL.bitsPerSecond());

    @Option(
            names = "--cores",
            paramLabel = "<number>",
            description = "The cores at each end of that network (1).",
            converter = Quantity.Count.class)
    private BigDecimal cores = BigDecimal.valueOf(Link.USUAL.cores());

    ReportCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (String.valueOf(file.getFileName()).startsWith(SustainedFile.NAME)) {
            return sustained();
        }
        if (String.valueOf(file.getFileName()).equals(SpeedFile.NAME)) {
            return store();
        }
        if (String.valueOf(file.getFileName()).equals(FindFile.NAME)) {
            return find();
        }
        Result result = ResultFile.read(file);
        Path page = Reports.write(
                result, OutputFolder.writable(folder()), new Link(bandwidth.doubleValue(), cores.doubleValue()));
        terminal.out().print(Reports.text(result, terminal.colours()));
        terminal.out().println("\nReport: " + page.toAbsolutePath().normalize());
        return 0;
    }

    private int store() {
        SpeedResult result = SpeedFile.read(file);
        Path page = SpeedReport.write(result, OutputFolder.writable(folder()));
        terminal.out().print(SpeedReport.text(result));
        terminal.out().println("\nReport: " + page.toAbsolutePath().normalize());
        return 0;
    }

    private int find() {
        FindResult result = FindFile.read(file);
        Path page = FindReports.draw(result, OutputFolder.writable(folder()));
        terminal.out().print(FindReports.text(result, FindCommand.ROWS));
        terminal.out().println("\nReport: " + page.toAbsolutePath().normalize());
        return 0;
    }

    private Path folder() {
        return out == null ? file.toAbsolutePath().resolveSibling("") : out;
    }

    private int sustained() {
        SustainedResult result = SustainedFile.read(file);
        Path page = SustainedReports.write(result, OutputFolder.writable(folder()));
        terminal.out().print(SustainedReports.text(result));
        terminal.out().println("\nReport: " + page.toAbsolutePath().normalize());
        return 0;
    }
}
