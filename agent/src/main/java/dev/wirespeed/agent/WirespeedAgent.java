package dev.wirespeed.agent;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import org.jspecify.annotations.Nullable;

/**
 * Where a JVM starts the agent, with the application by {@code -javaagent:wirespeed-agent.jar} or in a JVM that runs already.
 *
 * <p>Whatever fails here is one line on the standard error stream; the application starts without the agent.
 */
public final class WirespeedAgent {
    private static @Nullable Installation installation;
    private static boolean tableAtExit;

    private WirespeedAgent() {}

    /** With the application. */
    public static void premain(@Nullable String options, Instrumentation instrumentation) {
        start(options, instrumentation);
    }

    /** In a JVM that runs already. */
    public static void agentmain(@Nullable String options, Instrumentation instrumentation) {
        start(options, instrumentation);
    }

    private static synchronized void start(@Nullable String text, Instrumentation instrumentation) {
        try {
            Options options = Options.parse(text);
            for (String unknown : options.unknown()) {
                Notices.unknownOption(unknown);
            }
            if (options.stop()) {
                stop();
            } else {
                install(options, instrumentation);
            }
        } catch (Throwable e) { // whatever it is, it is no reason for an application not to start
            Notices.notStarted(e);
        }
    }

    private static void install(Options options, Instrumentation instrumentation) throws IOException {
        if (installation == null) {
            installation = Installation.of(instrumentation, options.times());
        } else {
            Installation.takeTimes(options.times());
        }
        if (options.exitTable() && !tableAtExit) {
            tableAtExit = true;
            ExitTable.printAtExit();
        }
    }

    private static void stop() {
        if (installation != null) {
            installation.remove();
            installation = null;
        }
    }
}
