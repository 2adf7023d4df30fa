package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The agent in a JVM that is recorded. It is put there for that time and stopped after it; one that somebody else has put
 * there stays as it is. Without one everything else can be told, so what stands in the way is a line, not an error.
 */
final class AttachedAgent {

    private static final String JAR = "wirespeed-agent.jar";
    private static final String LOADED = "return code: 0";

    /** What looking for {@code java.instrument} ends in before the JVM's modules are there. */
    private static final String NO_MODULES_YET = "java.lang.NullPointerException";

    /** What a working agent says of who wants it, among the JVM's system properties. */
    private static final Pattern OWNER = Pattern.compile("(?m)^dev\\.wirespeed\\.agent=(.+?)\\s*$");

    private static final String FIND = "find-";
    private static final String OURS = FIND + ProcessHandle.current().pid();

    private final long pid;
    private final Jcmd jcmd;
    private final SharedFolder folder;
    private final List<String> notes = new ArrayList<>();
    private boolean attached;
    private boolean others;

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
        Matcher owner = OWNER.matcher(jcmd.run("VM.system_properties"));
        if (owner.find() && !isLeft(owner.group(1))) {
            others = true;
            notes.add("There was an agent in process " + pid + " before; what it counts is used, and it stays.");
            return;
        }
        Files.copy(jar, folder.here(JAR));
        attached = true; // as far as is known if the JVM does not answer in time
        String answer = jcmd.run("JVMTI.agent_load", folder.there(JAR), OURS);
        attached = answer.contains(LOADED);
        if (!attached) {
            notes.add("No agent was attached: " + reason(answer));
        }
    }

    /** Whether the command that wanted the agent has ended without stopping it. */
    private static boolean isLeft(String owner) {
        return owner.matches(FIND + "\\d{1,18}")
                && ProcessHandle.of(Long.parseLong(owner.substring(FIND.length())))
                        .isEmpty();
    }

    /** Why a JVM has not loaded it, by what it has answered. */
    static String reason(String answer) {
        if (answer.contains("not enabled")) {
            return "the JVM allows none while it runs; -XX:+EnableDynamicAgentLoading does, or -javaagent from its start";
        }
        if (answer.contains(NO_MODULES_YET)) {
            return "the JVM is still starting; record it again";
        }
        return "the JVM refuses it (" + answer.lines().skip(1).findFirst().orElse("no reason given")
                + "); does it run without the module java.instrument?";
    }

    /** Whether one counts, whoever put it there. */
    boolean isThere() {
        return attached || others;
    }

    /** Stops what this has started, unless a user has asked for it meanwhile. */
    void stop() {
        if (attached) {
            attached = false;
            try {
                jcmd.run("JVMTI.agent_load", folder.there(JAR), "stop," + OURS);
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
