package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code wirespeed}: alone it does nothing but name its commands. */
@Command(
        name = "wirespeed",
        description = "Finds what serialization costs a JVM service.",
        mixinStandardHelpOptions = true,
        versionProvider = Build.class)
final class WirespeedCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new LabException(
                "which command? Known: " + String.join(", ", spec.subcommands().keySet()));
    }
}
