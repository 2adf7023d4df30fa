package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.sustained.Request;
import dev.wirespeed.lab.sustained.SustainedResult;
import dev.wirespeed.lab.sustained.SustainedResult.Asked;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What an interrupted run may be gone on with. */
final class Resumed {

    private static final List<String> ALLOWED = List.of("--resume", "--port");

    private Resumed() {}

    /** The longest names of the options that a command was given. */
    static List<String> options(CommandSpec spec) {
        return spec.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .toList();
    }

    /** Refuses options that an interrupted run has already decided. */
    static void requireOnly(List<String> allowed, List<String> options) {
        options.stream().filter(option -> !allowed.contains(option)).findFirst().ifPresent(option -> {
            throw new LabException("--resume goes on with what was asked for then; leave out " + option);
        });
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
