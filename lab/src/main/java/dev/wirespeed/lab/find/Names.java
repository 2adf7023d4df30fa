package dev.wirespeed.lab.find;

import org.jspecify.annotations.Nullable;

/** What a JVM is called by. */
final class Names {

    private Names() {}

    /**
     * The main class, or the name of the jar: never what follows, which may be secret.
     *
     * @param command main class or jar with arguments
     */
    static String main(@Nullable String command) {
        String first = command == null ? "" : command.strip().replaceFirst("\\s.*", "");
        return first.endsWith(".jar") || first.endsWith(".war") ? first.replaceFirst(".*[/\\\\]", "") : first;
    }
}
