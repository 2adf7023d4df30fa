package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The agent in a JVM that is recorded. It is put there for that time and stopped after it; one that somebody else has put
 * there stays as it is. Without one everything else can be told, so what stands in the way is a line, not an error.
 */
final class AttachedAgent {

    private static final String MAIN = "dev.wirespeed.agent.WirespeedAgent";
    private static final String JAR = "wirespeed-agent.jar";
    private static final String LOADED = "return code: 0";

    /** What a JVM has open into which a command like this one has put an agent before. */
    private static final Pattern EARLIER = Pattern.compile(".*/" + SharedFolder.PREFIX + "[^/]*/" + JAR + "(?: .*)?");

    private final long pid;
    private final Jcmd jcmd;
    private final SharedFolder folder;
    private final List<String> notes = new ArrayList<>();
    private boolean attached;

    private AttachedAgent(long pid, Jcmd jcmd, SharedFolder folder) {
        this.pid = pid;
        this.jcmd = jcmd;
        this.folder = folder;
    }

    /** Puts it into a JVM, by a copy of its jar that the JVM can read. */
    static AttachedAgent to(long pid, Jcmd jcmd, SharedFolder folder, Path jar) {
        AttachedAgent agent = new AttachedAgent(pid, jcmd, folder);
        try {
            agent.attach(jar);
        } catch (IOException | LabException e) {
            agent.notes.add("No agent was attached: " + e.getMessage());
        }
        return agent;
    }

    private void attach(Path jar) throws IOException {
        if (jcmd.run("VM.class_hierarchy", MAIN).contains(MAIN) && !isOfAnEarlierCommand()) {
            notes.add("There was an agent in process " + pid + " before; what it counts is used, and it stays.");
            return;
        }
        Files.copy(jar, folder.here(JAR));
        String answer = jcmd.run("JVMTI.agent_load", folder.there(JAR));
        attached = answer.contains(LOADED);
        if (!attached) {
            notes.add("No agent was attached: " + reason(answer));
        }
    }

    private static String reason(String answer) {
        return answer.contains("not enabled")
                ? "the JVM allows none while it runs; -XX:+EnableDynamicAgentLoading does, or -javaagent from its start"
                : "the JVM refuses it (" + answer.lines().skip(1).findFirst().orElse("no reason given")
                        + "); does it run without the module java.instrument?";
    }

    /** Jars of agents stay open; elsewhere than on Linux nobody tells, and an agent counts as somebody else's. */
    private boolean isOfAnEarlierCommand() {
        try (Stream<Path> open = Files.list(Path.of("/proc", "" + pid, "fd"))) {
            return open.anyMatch(AttachedAgent::isOfAnEarlierCommand);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isOfAnEarlierCommand(Path open) {
        try {
            return EARLIER.matcher(Files.readSymbolicLink(open).toString()).matches();
        } catch (IOException e) { // closed meanwhile
            return false;
        }
    }

    /** Stops what this has started. */
    void stop() {
        if (attached) {
            attached = false;
            try {
                jcmd.run("JVMTI.agent_load", folder.there(JAR), "stop");
            } catch (LabException e) {
                notes.add("The agent goes on counting, since it could not be stopped: " + e.getMessage());
            }
        }
    }

    /** What is to be known of it. */
    List<String> notes() {
        return List.copyOf(notes);
    }
}
