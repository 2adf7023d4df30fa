package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Nested;
import com.acme.Served;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What recordings of JFR have of the agent. */
class AgentRecordingTest {
    @TempDir
    private Path folder;

    @Test
    void fromTheStart() throws Exception {
        Path recording = folder.resolve("start.jfr");

        Jvm.run(
                List.of("-XX:StartFlightRecording:filename=" + recording, "-Xlog:jfr*=off", Jvm.agent("")),
                Nested.class);

        List<RecordedEvent> events = conversions(recording);
        assertThat(events).hasSize(2);
        RecordedEvent envelope = events.stream()
                .filter(event -> event.getString("rootType").endsWith("Envelope"))
                .findFirst()
                .orElseThrow();
        assertThat(envelope.getString("library")).isEqualTo("Jackson 3");
        assertThat(envelope.getString("direction")).isEqualTo("write");
        assertThat(envelope.getString("caller")).isEqualTo("com.acme.Nested.main");
        assertThat(envelope.getLong("count")).isEqualTo(10);
        assertThat(envelope.getLong("failures")).isZero();
        assertThat(envelope.getLong("bytes")).isEqualTo(740);
        assertThat(envelope.getLong("sized")).isEqualTo(10);
        assertThat(envelope.getLong("timed")).isEqualTo(10);
        assertThat(envelope.getLong("wallNanos")).isPositive();
        assertThat(envelope.getLong("cpuTimed")).isBetween(0L, 10L);
        assertThat(envelope.getLong("cpuNanos")).isNotNegative();
    }

    @Test
    void ofAnApplicationThatRuns() throws Exception {
        Path recording = folder.resolve("later.jfr");
        try (Jvm jvm = Jvm.start(List.of(), Served.class)) {
            jvm.untilReady();
            VirtualMachine machine = VirtualMachine.attach(Long.toString(jvm.pid()));
            machine.loadAgent(Jvm.AGENT.toString());
            machine.detach();
            // else who records can't set the depth of stacks any more
            assertThat(jcmd(jvm, "JFR.configure")).contains("Repository path: N/A");
            jvm.ask("convert");

            jcmd(jvm, "JFR.start", "name=it");
            jvm.ask("convert");
            jcmd(jvm, "JFR.stop", "name=it", "filename=" + recording);
        }

        assertThat(conversions(recording))
                .extracting(event -> event.getLong("count"))
                .containsExactly(10L, 20L);
    }

    private static List<RecordedEvent> conversions(Path recording) throws IOException {
        return RecordingFile.readAllEvents(recording).stream()
                .filter(event -> event.getEventType().getName().equals("dev.wirespeed.Conversions"))
                .toList();
    }

    private static String jcmd(Jvm jvm, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(), Long.toString(jvm.pid())));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
