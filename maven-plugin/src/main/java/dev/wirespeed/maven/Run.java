package dev.wirespeed.maven;

import dev.wirespeed.generate.Application;
import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.GenerateException;
import dev.wirespeed.generate.Generator;
import dev.wirespeed.generate.Selection;
import dev.wirespeed.generate.Verdict;
import dev.wirespeed.generate.Verdict.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/**
 * Makes the codecs of a project, if anything changed since that was done last. What is known of that time is in a folder of its own: the
 * fingerprint, and lists of the files that were written.
 */
final class Run {
    private static final String RUN_TIME = "dev.wirespeed.json.JsonCodec";

    private final Settings settings;
    private final Log log;
    private final Path fingerprint;
    private final Path classes;
    private final Path sources;

    Run(Settings settings, Path work, Log log) {
        this.settings = settings;
        this.log = log;
        this.fingerprint = work.resolve("fingerprint");
        this.classes = work.resolve("classes");
        this.sources = work.resolve("sources");
    }

    void run() throws MojoExecutionException, MojoFailureException {
        try {
            Files.createDirectories(settings.output());
            String now = Fingerprint.of(settings);
            if (Files.exists(fingerprint) && Files.readAllLines(fingerprint).equals(List.of(now, written()))) {
                log.info("codecs of " + selected() + " are up to date");
                return;
            }
            Codecs codecs = generate();
            tell(codecs);
            write(codecs);
            Files.write(fingerprint, List.of(now, written()));
        } catch (GenerateException e) {
            throw new MojoExecutionException(e.getMessage());
        } catch (IOException | UncheckedIOException e) {
            throw new MojoExecutionException("can't make codecs: " + e.getMessage(), e);
        }
    }

    /** Takes away what was written: a codec that is there is used, and would not follow when its class changes. */
    void clear() throws MojoExecutionException {
        try {
            Files.deleteIfExists(fingerprint);
            for (String name : lines(classes)) {
                Files.deleteIfExists(settings.output().resolve(name));
            }
            Files.deleteIfExists(classes);
        } catch (IOException e) {
            throw new MojoExecutionException("can't delete codecs: " + e.getMessage(), e);
        }
    }

    private Codecs generate() throws MojoExecutionException {
        try (Application application = Application.open(List.of(settings.output()), settings.dependencies())) {
            Generator generator = Generator.of(application).progress(log::info);
            for (Map.Entry<String, String> option : settings.options().entrySet()) {
                generator = generator.option(option.getKey(), option.getValue());
            }
            if (!application.has(RUN_TIME)) {
                throw new MojoExecutionException("codecs need dev.wirespeed:" + generator.artifact() + ":"
                        + settings.version() + " at run time, add it to the dependencies of the project");
            }
            return generator.generate(settings.selection());
        }
    }

    private void tell(Codecs codecs) throws MojoFailureException {
        List<Verdict> verdicts = codecs.verdicts();
        long served = verdicts.stream().filter(each -> each.kind().isServed()).count();
        long roots =
                verdicts.stream().filter(each -> each.kind() != Kind.NO_ROOT).count();
        log.info("codecs for " + served + " of " + roots + " classes of " + selected());
        for (Verdict each : verdicts) {
            if (each.kind() == Kind.NO_ROOT) {
                log.debug(line(each));
            } else if (!each.kind().isServed()) {
                log.warn(line(each));
            }
        }
        // Codecs of the project's own classes are in the same module.
        codecs.notes().stream()
                .filter(note -> !note.startsWith(settings.output().toString()))
                .forEach(log::warn);
        if (settings.failOnRefused()) {
            fail(verdicts.stream().filter(each -> each.kind() == Kind.REFUSED).toList());
        }
    }

    private static void fail(List<Verdict> refused) throws MojoFailureException {
        if (!refused.isEmpty()) {
            throw new MojoFailureException(refused.stream()
                    .map(Run::line)
                    .collect(Collectors.joining("\n", "classes without codecs, which failOnRefused forbids:\n", "")));
        }
    }

    private static String line(Verdict verdict) {
        return verdict.type() + ": " + verdict.kind().meaning()
                + verdict.reasons().stream()
                        .map(reason -> (reason.id() + " " + reason.text()).strip())
                        .collect(Collectors.joining("; ", " (", ")"));
    }

    private String selected() {
        Selection selection = settings.selection();
        return Stream.concat(selection.packages().stream(), selection.classes().stream())
                .collect(Collectors.joining(", "));
    }

    private void write(Codecs codecs) throws IOException {
        Files.deleteIfExists(fingerprint); // what it says holds no more
        codecs.writeClasses(settings.output(), classes);
        if (settings.sources() != null) {
            codecs.writeSources(settings.sources(), sources);
        }
    }

    /** A fingerprint of the codecs as they are now. */
    private String written() throws IOException {
        Path folder = settings.sources();
        return Fingerprint.of(settings.output(), lines(classes))
                + (folder == null ? "" : " " + Fingerprint.of(folder, lines(sources)));
    }

    private static List<String> lines(Path list) throws IOException {
        return Files.exists(list) ? Files.readAllLines(list) : List.of();
    }
}
