package dev.wirespeed.maven;

import dev.wirespeed.generate.BuildStep;
import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.GenerateException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/**
 * Generates the codecs of a project, if anything has changed since the last run. A folder of its own has the state of
 * that run: the fingerprint, and lists of the files that were written.
 */
final class Run {
    private final BuildStep step;
    private final Log log;
    private final Path fingerprint;
    private final Path classes;
    private final Path sources;

    Run(BuildStep step, Path work, Log log) {
        this.step = step;
        this.log = log;
        this.fingerprint = work.resolve("fingerprint");
        this.classes = work.resolve("classes");
        this.sources = work.resolve("sources");
    }

    void run() throws MojoExecutionException, MojoFailureException {
        try {
            Files.createDirectories(step.output());
            String now = Fingerprint.of(step);
            if (Files.exists(fingerprint) && Files.readAllLines(fingerprint).equals(List.of(now, written()))) {
                log.info("codecs of " + step.selected() + " are up to date");
                return;
            }
            Codecs codecs = step.generate(new Lines(log));
            Optional<String> failure = step.failure(codecs);
            if (failure.isPresent()) {
                throw new MojoFailureException(failure.get());
            }
            write(codecs);
            Files.write(fingerprint, List.of(now, written()));
        } catch (GenerateException e) {
            throw new MojoExecutionException(e.getMessage());
        } catch (IOException | UncheckedIOException e) {
            throw new MojoExecutionException("can't make codecs: " + e.getMessage(), e);
        }
    }

    /** Deletes what was written: an existing codec would be used, and would not follow changes of its class. */
    void clear() throws MojoExecutionException {
        try {
            Files.deleteIfExists(fingerprint);
            for (String name : lines(classes)) {
                Files.deleteIfExists(step.output().resolve(name));
            }
            Files.deleteIfExists(classes);
        } catch (IOException e) {
            throw new MojoExecutionException("can't delete codecs: " + e.getMessage(), e);
        }
    }

    private void write(Codecs codecs) throws IOException {
        Files.deleteIfExists(fingerprint); // what it says holds no more
        codecs.writeClasses(step.output(), classes);
        if (step.sources() != null) {
            codecs.writeSources(step.sources(), sources);
        }
    }

    /** A fingerprint of the codecs as they are now. */
    private String written() throws IOException {
        Path folder = step.sources();
        return Fingerprint.of(step.output(), lines(classes))
                + (folder == null ? "" : " " + Fingerprint.of(folder, lines(sources)));
    }

    private static List<String> lines(Path list) throws IOException {
        return Files.exists(list) ? Files.readAllLines(list) : List.of();
    }

    private record Lines(Log log) implements BuildStep.Log {
        @Override
        public void debug(String line) {
            log.debug(line);
        }

        @Override
        public void info(String line) {
            log.info(line);
        }

        @Override
        public void warn(String line) {
            log.warn(line);
        }
    }
}
