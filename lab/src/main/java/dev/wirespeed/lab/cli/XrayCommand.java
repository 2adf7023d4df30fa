package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.xray.Xray;
import dev.wirespeed.lab.xray.XrayReports;
import dev.wirespeed.lab.xray.Xrays;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code wirespeed xray}. */
@Command(
        name = "xray",
        description = {
            "Shows where the bytes of a JSON document are, plain and with gzip, and the size of other forms of it:",
            "without nulls, with arrays instead of objects, as MessagePack."
        },
        sortOptions = false,
        showDefaultValues = true,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class)
final class XrayCommand implements Callable<Integer> {

    private static final String STANDARD_INPUT = "-";

    private final Terminal terminal;

    @Parameters(
            paramLabel = "<payload.json>",
            description = "A JSON document in UTF-8, or a sequence of documents (NDJSON); - reads standard input.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private String file;

    @Option(
            names = "--top",
            paramLabel = "<paths>",
            defaultValue = "20",
            description = "The number of largest paths shown in the terminal.")
    private int top;

    @Option(
            names = "--out",
            paramLabel = "<folder>",
            description = "The folder for xray.html, xray.md and xray.json. Default: a new one in wirespeed-results.")
    private @Nullable Path out;

    @Option(
            names = "--max-size",
            paramLabel = "<size>",
            defaultValue = "64MB",
            converter = Quantity.Size.class,
            description = "Larger documents are refused.")
    private BigDecimal maxSize = BigDecimal.ZERO;

    @Option(
            names = "--gzip-work",
            paramLabel = "<size>",
            defaultValue = "256MB",
            converter = Quantity.Size.class,
            description = "The most bytes to compress to measure single paths; the largest paths come first.")
    private BigDecimal gzipWork = BigDecimal.ZERO;

    XrayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (top < 1) {
            throw new LabException("--top must be at least 1, but was " + top);
        }
        byte[] document = read();
        String name = name();
        try {
            Xrays xrays = Xrays.of(document, name);
            Path folder = OutputFolder.writable(
                    out == null ? OutputFolder.standard("xray", LocalDateTime.now(ZoneId.systemDefault())) : out);
            Xray xray = xrays.xray(gzipWork.longValue(), Build.version());
            Path page = XrayReports.write(xray, folder);
            terminal.out().print(XrayReports.text(xray, top));
            terminal.out().println("\nPage: " + page.toAbsolutePath().normalize());
            return 0;
        } catch (OutOfMemoryError e) {
            throw new LabException(String.format(
                    Locale.ROOT,
                    "%s needs more memory than this JVM's %,d MB",
                    name,
                    Runtime.getRuntime().maxMemory() >> 20));
        }
    }

    private String name() {
        Path name = file.equals(STANDARD_INPUT) ? null : Path.of(file).getFileName();
        return name == null ? "standard input" : name.toString();
    }

    private byte[] read() {
        long most = Math.min(maxSize.longValue(), Integer.MAX_VALUE - 16);
        try (InputStream in = file.equals(STANDARD_INPUT) ? System.in : open()) {
            byte[] bytes = in.readNBytes((int) most + 1);
            if (bytes.length > most) {
                throw new LabException(String.format(
                        Locale.ROOT, "%s has more than %,d bytes; raise --max-size if you mean it", file, most));
            }
            return bytes;
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        }
    }

    private Path path() {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new LabException("'" + file + "' is no file name");
        }
    }

    private InputStream open() throws IOException {
        Path path = path();
        if (Files.isDirectory(path)) {
            throw new LabException(file + " is a folder, not a file");
        }
        try {
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw new LabException("there is no file " + file);
        } catch (AccessDeniedException e) {
            throw new LabException("cannot read " + file + ": permission denied");
        }
    }
}
