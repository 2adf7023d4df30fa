package dev.wirespeed.lab.cli;

import dev.wirespeed.generate.Application;
import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.GenerateException;
import dev.wirespeed.generate.Verdict;
import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code wirespeed generate}. */
@Command(
        name = "generate",
        description =
                "Generates codecs for compiled classes, without a change to the build: into a jar to put next to the "
                        + "application, or into a copy of its jar.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class,
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:codecs were generated", "1:none could be generated; one line tells why"})
final class GenerateCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Mixin
    private final GenerateOptions options = new GenerateOptions();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "<codecs.jar>",
            description =
                    "The jar with the codecs, for the class path. Default: wirespeed-codecs.jar, unless --into is given.")
    private @Nullable Path out;

    @Option(
            names = "--into",
            paramLabel = "<copy.jar>",
            description =
                    "A copy of the application's jar or war with the codecs and the libraries that they need in it. Other"
                            + " jars that the application needs go to --classpath.")
    private @Nullable Path into;

    @Option(
            names = "--sources",
            paramLabel = "<folder>",
            description = "A folder for the codecs' sources, for inspection.")
    private @Nullable Path sources;

    GenerateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        try (Application application = options.application()) {
            Codecs codecs = options.codecs(application, terminal);
            List<Verdict> verdicts = codecs.verdicts();
            if (codecs.classes().isEmpty()) {
                throw new LabException("no codec can be made for any of " + verdicts.size()
                        + " classes; './wirespeed check' with the same options says why");
            }
            write(application, codecs);
            return 0;
        } catch (GenerateException e) {
            throw new LabException(String.valueOf(e.getMessage()));
        }
    }

    private void write(Application application, Codecs codecs) {
        try {
            if (sources != null) {
                codecs.writeSources(sources);
            }
            terminal.out().print(VerdictText.summary(codecs));
            if (into != null) {
                codecs.writeInto(into, Libraries.of(codecs.dialect()));
                told(into, "run it in place of " + application.given().get(0));
            }
            if (out != null || into == null) {
                Path jar = out == null ? Path.of("wirespeed-codecs.jar") : out;
                codecs.writeJar(jar);
                told(
                        jar,
                        "have it on the class path beside the application, with wirespeed-codec and "
                                + (codecs.dialect().equals("jackson3") ? "wirespeed-jackson" : "wirespeed-jackson2"));
            }
            codecs.notes().forEach(note -> terminal.out().println("Note: " + note));
        } catch (IOException e) {
            throw new LabException("can't write: " + e.getMessage());
        }
    }

    private void told(Path file, String what) throws IOException {
        terminal.out().printf("%s, %,d KB: %s%n", file, (Files.size(file) + 1023) / 1024, what);
    }
}
