package dev.wirespeed.agent;

import org.jspecify.annotations.Nullable;

/** The agent's messages, one line each, on standard error. */
final class Notices {
    private Notices() {}

    static void unknownOption(String option) {
        say("unknown option '" + option + "' is ignored; there are exit=table, times=off and stop");
    }

    static void notStarted(Throwable why) {
        say("not started, the application runs without it: " + why);
    }

    static void noRecordings(String why) {
        say("no events for JFR, since " + why + "; conversions are counted all the same");
    }

    static void notInstrumented(String type, @Nullable Object why) {
        say("calls of " + type + " are not counted: " + why);
    }

    private static void say(String line) {
        System.err.println("wirespeed-agent: " + line.replaceAll("\\s*\\R\\s*", " "));
    }
}
