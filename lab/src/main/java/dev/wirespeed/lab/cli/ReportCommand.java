package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.find.FindFile;
import dev.wirespeed.lab.find.FindReports;
import dev.wirespeed.lab.find.FindResult;
import dev.wirespeed.lab.report.Link;
import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.report.Reports.Drawn;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.store.SpeedFile;
import dev.wirespeed.lab.store.SpeedReport;
import dev.wirespeed.lab.store.SpeedResult;
import dev.wirespeed.lab.sustained.SustainedFile;
import dev.wirespeed.lab.sustained.SustainedReports;
import dev.wirespeed.lab.sustained.SustainedResult;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code wirespeed lab report}. */
@Command(name = "report", description = "Draws the report of a result again.", mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {

    private final Terminal terminal;

    /** What runs leave in their folders in place of a {@link ResultFile}. */
    private static final List<String> OTHERS =
            List.of(SustainedFile.NAME, SustainedFile.NAME + ".gz", SpeedFile.NAME, FindFile.NAME);

    @Parameters(
            paramLabel = "<result.json>",
            description = "The result of a run, or the folder that it is in; a .gz is unpacked.")
    @SuppressWarnings("NullAway.Init")
    private Path given;

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
        Path file = OTHERS.stream()
                .map(given::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElse(given);
        String name = String.valueOf(file.getFileName());
        if (name.startsWith(SustainedFile.NAME)) {
            SustainedResult result = SustainedFile.read(file);
            return drawn(SustainedReports.write(result, folder(file)), SustainedReports.text(result));
        }
        if (name.equals(SpeedFile.NAME)) {
            SpeedResult result = SpeedFile.read(file);
            return drawn(SpeedReport.write(result, folder(file)), SpeedReport.text(result));
        }
        if (name.equals(FindFile.NAME)) {
            FindResult result = FindFile.read(file);
            return drawn(
                    FindReports.draw(result, folder(file)),
                    FindReports.text(result, FindCommand.ROWS, file, List.of()));
        }
        Result result = ResultFile.read(file);
        Link link = new Link(bandwidth.doubleValue(), cores.doubleValue());
        Drawn drawn = Reports.draw(result, folder(file), terminal.colours(), link);
        return drawn(drawn.page(), drawn.text());
    }

    private Path folder(Path file) {
        Path beside = Files.isDirectory(file) ? file : file.toAbsolutePath().resolveSibling("");
        return OutputFolder.writable(out == null ? beside : out);
    }

    private int drawn(Path page, String text) {
        terminal.out().print(text);
        terminal.out().println("\nReport: " + page.toAbsolutePath().normalize());
        return 0;
    }
}
