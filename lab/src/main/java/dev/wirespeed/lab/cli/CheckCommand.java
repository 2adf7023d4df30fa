package dev.wirespeed.lab.cli;

import dev.wirespeed.generate.Application;
import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.GenerateException;
import dev.wirespeed.generate.MapperHints;
import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code wirespeed check}. */
@Command(
        name = "check",
        description =
                "Tells for each class whether a codec would write and read it, why not, and how to fix that. Generates"
                        + " no codecs.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class,
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:the classes were checked",
            "1:the classes could not be checked; one line tells why",
            "2:with --strict: some class has no codec, or a codec that leaves all of it to Jackson"
        })
final class CheckCommand implements Callable<Integer> {
    private static final int NOT_ALL = 2;

    private final Terminal terminal;

    @Mixin
    private final GenerateOptions options = new GenerateOptions();

    @Option(names = "--json", paramLabel = "<file>", description = "Also writes the result as JSON.")
    private @Nullable Path json;

    @Option(names = "--strict", description = "For builds: exits with 2 if codecs don't handle some class.")
    private boolean strict;

    CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        try (Application application = options.application()) {
            Codecs codecs = options.codecs(application, terminal);
            MapperHints hints = MapperHints.of(application);
            terminal.out().print(VerdictText.table(codecs, hints));
            if (json != null) {
                Files.writeString(json, VerdictText.json(codecs, hints));
            }
            return strict && VerdictText.isAnyUnserved(codecs) ? NOT_ALL : 0;
        } catch (GenerateException e) {
            throw new LabException(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new LabException("can't write " + json + ": " + e.getMessage());
        }
    }
}
