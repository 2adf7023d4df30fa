package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.serve.ReportServer;
import dev.wirespeed.lab.serve.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code wirespeed lab serve}. */
@Command(
        name = "serve",
        description = "Serves the report of a folder to a browser on this machine, and updates it during a run there,"
                + " until Ctrl-C.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            paramLabel = "<folder>",
            arity = "0..1",
            description = "The folder of a run's result. Default: the newest one in wirespeed-results.")
    private @Nullable Path folder;

    @Option(names = "--port", paramLabel = "<number>", defaultValue = "0", description = "Default: any free one.")
    private int port;

    ServeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        Path shown = folder == null ? newest(OutputFolder.ALL) : folder;
        if (!Files.isDirectory(shown)) {
            throw new LabException("there is no folder " + shown);
        }
        if (Files.exists(shown.resolve(ResultFile.NAME))) {
            ResultFile.read(shown.resolve(ResultFile.NAME)); // else who opens the page would be the first to hear of it
        }
        try (ReportServer server = Watch.folder(shown, port)) {
            terminal.out().println("The report of " + shown + ": " + server.url() + " (Ctrl-C ends it)");
            terminal.out().flush();
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
            new CountDownLatch(1).await();
            return 0;
        }
    }

    private static Path newest(Path all) {
        try (Stream<Path> folders = Files.isDirectory(all) ? Files.list(all) : Stream.empty()) {
            return folders.filter(Files::isDirectory)
                    .max(Comparator.comparingLong(ServeCommand::changed))
                    .orElseThrow(() -> new LabException("there is no result in " + all + "; name a folder"));
        } catch (IOException e) {
            throw new LabException("cannot read " + all + ": " + e.getMessage());
        }
    }

    private static long changed(Path folder) {
        return folder.toFile().lastModified();
    }
}
