package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import dev.wirespeed.lab.sustained.Request;
import dev.wirespeed.lab.sustained.SustainedResult;
import dev.wirespeed.lab.sustained.SustainedResult.Asked;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What an interrupted run may be gone on with. */
final class Resumed {

    private static final List<String> ALLOWED = List.of("--resume", "--port");

    /** The system property with the path of the script that started this JVM. */
    private static final String SCRIPT = "wirespeed.script";

    /** What a run may be gone on with, however it was begun. */
    private static final List<String> ALWAYS =
            List.of("--resume", "--serve", "--port", "--postgres", "--fail-if-slower-than");

    /** What options come to in a result, as one could have asked for it. */
    private static final Map<String, Function<Result, String>> RECORDED = Map.of(
            "--type", result -> "--type " + result.sample().map(Sample::type).orElse(""),
            "--classpath", result -> "--classpath " + paths(result, Sample::classPath, File.pathSeparator),
            "--sample", result -> "--sample " + paths(result, Sample::files, " --sample "),
            "--jdk", Resumed::jdks,
            "--all-jdks", result -> jdks(result) + (everywhere(result) ? " --all-jdks" : ""),
            "--contestants", result -> "--contestants " + contestants(result),
            "--quick", result -> "--" + result.mode().id(),
            "--full", result -> "--" + result.mode().id(),
            "--seed", result -> "--seed " + result.seed(),
            "--rounds", result -> "--rounds " + result.settings().rounds());

    private Resumed() {}

    /** The longest names of the options that a command was given. */
    static List<String> options(CommandSpec spec) {
        return spec.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .toList();
    }

    /**
     * How to go on, from any folder.
     *
     * @param command the part of the lab that is to
     */
    static String hint(String command, Path folder) {
        return "To go on: " + quoted(System.getProperty(SCRIPT, "./wirespeed")) + " lab " + command + " --resume "
                + quoted(folder.toAbsolutePath().normalize().toString());
    }

    /** As a shell takes it for one word. */
    private static String quoted(String path) {
        return path.matches("[\\w./+:@%=-]+") ? path : "'" + path.replace("'", "'\\''") + "'";
    }

    /** Refuses options that an interrupted run has already decided. */
    static void requireOnly(List<String> allowed, List<String> options) {
        options.stream().filter(option -> !allowed.contains(option)).findFirst().ifPresent(option -> {
            throw new LabException("--resume goes on with what was asked for then; leave out " + option);
        });
    }

    /**
     * Refuses options that ask for something else than the run was begun with; what isn't asked for is as it was.
     *
     * @param options their longest names
     * @param asked what a run with them comes to
     */
    static void requireAsBegun(Result begun, List<String> options, Supplier<Result> asked) {
        List<String> recorded = options.stream().filter(RECORDED::containsKey).toList();
        requireOnly(Stream.concat(ALWAYS.stream(), recorded.stream()).toList(), options);
        if (!recorded.isEmpty()) {
            Result now = asked.get();
            recorded.stream()
                    .flatMap(option -> Stream.ofNullable(RECORDED.get(option)))
                    .forEach(told -> requireSame(told.apply(begun), told.apply(now)));
        }
    }

    private static void requireSame(String then, String now) {
        if (!then.equals(now)) {
            throw new LabException("the run was begun with " + then + ", not with " + now
                    + "; leave that out to go on, or start a new run");
        }
    }

    private static String paths(Result result, Function<Sample, List<Located>> places, String between) {
        return result.sample().stream()
                .flatMap(sample -> places.apply(sample).stream())
                .map(place -> Path.of(place.path()).toAbsolutePath().normalize().toString())
                .collect(Collectors.joining(between));
    }

    private static String jdks(Result result) {
        return "--jdk " + result.jdks().stream().map(jdk -> "" + jdk.feature()).collect(Collectors.joining(","));
    }

    private static boolean everywhere(Result result) {
        return result.entries().stream()
                .allMatch(
                        entry -> entry.again() || result.jdks().stream().allMatch(jdk -> entry.runsOn(jdk.feature())));
    }

    /** The baseline is always one of them. */
    private static String contestants(Result result) {
        return result.entries().stream().map(Entry::contestant).distinct().collect(Collectors.joining(","));
    }

    /** What interrupted sustained runs were asked for, or why they can't be gone on with. */
    static Request request(SustainedResult begun, Path folder, List<String> options, int port) {
        requireOnly(ALLOWED, options);
        if (begun.finished() != null) {
            throw new LabException("the runs in " + folder + " are complete; there is nothing to go on with");
        }
        Asked asked = begun.asked();
        if (asked == null) {
            throw new LabException("the result in " + folder + " does not say what was asked for; begin again");
        }
        requireSame(begun.machine(), Machines.current());
        Jdk jdk = new Jdks(JdkDiscovery.onThisMachine()).get(begun.jdk().feature());
        requireSame(begun.jdk(), jdk);
        return Request.of(begun, asked, jdk, port);
    }

    /** The run as this build goes on with it; says so if another one was the last. */
    static Result by(Result begun, String build) {
        return isLast(begun.wirespeed(), build) ? begun : begun.withBuild(build);
    }

    /** Sustained runs as this build goes on with them; says so if another one was the last. */
    static SustainedResult by(SustainedResult begun, String build) {
        return isLast(begun.wirespeed(), build) ? begun : begun.withBuild(build);
    }

    private static boolean isLast(String builds, String build) {
        String last = builds.substring(builds.lastIndexOf(';') + 1).strip();
        return last.equals(build) || last.startsWith(build + " from ");
    }

    static void requireSame(Machine then, Machine now) {
        if (!now.sameAs(then)) {
            throw new LabException(
                    "the run was started on another machine: " + then.name() + "; this one is " + now.name());
        }
    }

    static void requireSame(JdkUsed used, Jdk found) {
        if (!found.used().equals(used)) {
            throw new LabException("the run was started on JDK " + used.version() + " (" + used.vendor()
                    + "), but this machine now has " + found.version() + " (" + found.vendor() + ")");
        }
    }
}
