package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Runs commands as the command line does, and keeps what they print. */
final class Commands {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    /** What nobody reads. */
    static Terminal silent() {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        return new Terminal(nowhere, nowhere, false);
    }

    int run(String... arguments) {
        out.reset();
        err.reset();
        return Main.run(
                new Terminal(
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        false),
                arguments);
    }

    /** What a command prints that succeeds. */
    String output(String... arguments) {
        assertThat(run(arguments)).as(errors()).isZero();
        assertThat(errors()).isEmpty();
        return output();
    }

    String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    void assertFails(String message, String... arguments) {
        assertThat(run(arguments)).isEqualTo(1);
        assertThat(errors()).isEqualTo("wirespeed: " + message + "\n");
        assertThat(output()).isEmpty();
    }
}
