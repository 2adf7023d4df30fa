package dev.wirespeed.lab.cli;

import java.io.PrintStream;

/**
 * Where the lab writes.
 *
 * @param interactive whether lines can be erased, since a person may be watching
 */
public record Terminal(PrintStream out, PrintStream err, boolean interactive) {

    /** Whether text may be coloured: for a person who has not asked for none (no-color.org). */
    boolean colours() {
        return interactive && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
    }
}
