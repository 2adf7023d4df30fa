package dev.wirespeed.agent;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import org.jspecify.annotations.Nullable;

/**
 * The entry point of the agent. A JVM starts it with the application ({@code -javaagent:wirespeed-agent.jar}), or while
 * it is running.
 *
 * <p>Any failure is one line on standard error; the application then starts without the agent.
 */
public final class WirespeedAgent {
    /** The system property that says who wants the agent, while it works. */
    private static final String OWNER = "dev.wirespeed.agent";

    private static @Nullable Installation installation;
    private static boolean tableAtExit;

    private WirespeedAgent() {}

    /** Starts the agent with the application. */
    public static void premain(@Nullable String options, Instrumentation instrumentation) {
        start(options, instrumentation);
    }

    /** Starts the agent in a running JVM. */
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
                stop(options);
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
            System.setProperty(OWNER, options.owner());
        } else {
            Installation.takeTimes(options.times());
            if (!Options.USER.equals(System.getProperty(OWNER))) {
                System.setProperty(OWNER, options.owner());
            }
        }
        if (options.exitTable() && !tableAtExit) {
            tableAtExit = true;
            ExitTable.printAtExit();
        }
    }

    /** A user stops any agent, a {@code ./wirespeed find} its own. */
    private static void stop(Options options) {
        boolean mayStop =
                options.owner().equals(Options.USER) || options.owner().equals(System.getProperty(OWNER));
        if (installation != null && mayStop) {
            System.clearProperty(OWNER);
            installation.remove();
            installation = null;
        }
    }
}
