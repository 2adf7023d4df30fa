package dev.wirespeed.generate;

import dev.wirespeed.generate.Verdict.Kind;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The step of a build that generates codecs for a project's compiled classes, and reports to the build's log.
 *
 * @param options the processor's options, by names such as {@code naming}
 * @param classes folders with the project's classes and resources
 * @param output the folder for the codecs: one of {@code classes}, or a folder that becomes part of the same jar
 * @param dependencies jars and folders
 * @param sources the folder for the codecs' sources; null for none
 * @param failOnRefused whether the build fails if a class gets no codec
 * @param version the version of Wirespeed
 */
public record BuildStep(
        Selection selection,
        Map<String, String> options,
        List<Path> classes,
        Path output,
        List<Path> dependencies,
        @Nullable Path sources,
        boolean failOnRefused,
        String version) {
    private static final String RUN_TIME = "dev.wirespeed.json.JsonCodec";

    public BuildStep {
        options = Map.copyOf(options);
        classes = List.copyOf(classes);
        dependencies = List.copyOf(dependencies);
    }

    /** The log of a build. */
    public interface Log {
        void debug(String line);

        void info(String line);

        void warn(String line);
    }

    /**
     * Generates the codecs; writes nothing.
     *
     * @throws GenerateException if none can be generated, or the project lacks something that they need at run time
     */
    public Codecs generate(Log log) {
        try (Application application = Application.open(own(), dependencies)) {
            Generator generator = Generator.of(application).progress(log::info);
            for (Map.Entry<String, String> option : options.entrySet()) {
                generator = generator.option(option.getKey(), option.getValue());
            }
            if (!application.has(RUN_TIME)) {
                throw new GenerateException("codecs need dev.wirespeed:" + generator.artifact() + ":" + version
                        + " at run time, add it to the dependencies of the project");
            }
            Codecs codecs = generator.generate(selection);
            tell(codecs, log);
            return codecs;
        }
    }

    private List<Path> own() {
        return Stream.concat(classes.stream(), Stream.of(output)).distinct().toList();
    }

    private void tell(Codecs codecs, Log log) {
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
                .filter(note -> classes.stream().noneMatch(folder -> note.startsWith(folder.toString())))
                .forEach(log::warn);
    }

    /** Why the build fails: classes without codecs, if it is configured to fail for them. */
    public Optional<String> failure(Codecs codecs) {
        List<Verdict> refused = codecs.verdicts().stream()
                .filter(each -> failOnRefused && each.kind() == Kind.REFUSED)
                .toList();
        return refused.isEmpty()
                ? Optional.empty()
                : Optional.of(refused.stream()
                        .map(BuildStep::line)
                        .collect(Collectors.joining(
                                "\n", "classes without codecs, which failOnRefused forbids:\n", "")));
    }

    private static String line(Verdict verdict) {
        return verdict.type() + ": " + verdict.kind().meaning()
                + verdict.reasons().stream()
                        .map(reason -> (reason.id() + " " + reason.text()).strip())
                        .collect(Collectors.joining("; ", " (", ")"));
    }

    /** The text of the selection. */
    public String selected() {
        return Stream.concat(selection.packages().stream(), selection.classes().stream())
                .collect(Collectors.joining(", "));
    }
}
