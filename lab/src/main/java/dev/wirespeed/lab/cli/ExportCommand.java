package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.JmhExport;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code wirespeed lab export}. */
@Command(name = "export", description = "Writes a result in a format for other tools.", mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "<result.json>", description = "The result of a run.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path file;

    @Option(names = "--format", paramLabel = "jmh", description = "JMH's JSON, for its visualisers (default).")
    private Format format = Format.jmh;

    @Option(names = "--out", paramLabel = "<file>", description = "The output file (standard output).")
    private @Nullable Path out;

    /** The names are those on the command line. */
    enum Format {
        jmh
    }

    ExportCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        String text = switch (format) {
            case jmh -> JmhExport.json(ResultFile.read(file));
        };
        if (out == null) {
            terminal.out().print(text);
            return 0;
        }
        try {
            Files.writeString(out, text);
            return 0;
        } catch (IOException e) {
            throw new LabException("cannot write " + out + ": " + e.getMessage());
        }
    }
}
