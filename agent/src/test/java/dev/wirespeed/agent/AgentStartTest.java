package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.EachLibrary;
import com.acme.Nested;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the agent starts, with options and without what it would like to have; and how it does in an application that runs. */
class AgentStartTest {
    private static final String[] NESTED = {
        "write com.acme.Nested$Envelope by Nested.main count 10 failures 0 bytes 740 of 10",
        "write com.acme.Order by Nested.main count 1 failures 0 bytes 20 of 1"
    };

    @Test
    void optionsAndARecordingFromTheStart(@TempDir Path folder) throws Exception {
        Path recording = folder.resolve("start.jfr");

        Jvm.Said said = Jvm.run(
                List.of(
                        "-XX:StartFlightRecording:filename=" + recording,
                        "-Xlog:jfr*=off",
                        Jvm.agent("=exit=table,exit=chart")),
                Nested.class);

        assertThat(said.errors())
                .startsWith(
                        "wirespeed-agent: unknown option 'exit=chart' is ignored; there are exit=table, times=off and stop\n"
                                + "wirespeed-agent: conversions, those that took most time first\n")
                .containsPattern("Jackson 3 +write +10 +0 +74 .* com.acme.Nested\\$Envelope +by com.acme.Nested.main\n")
                .containsPattern("Gson +write +1 +0 +20 .* com.acme.Order ");
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
    void withoutFlightRecorderAndBeans() throws Exception {
        Jvm.Said said = Jvm.run(
                List.of(
                        "--limit-modules",
                        "java.base,java.instrument,java.sql,java.xml,java.desktop,jdk.unsupported",
                        Jvm.agent("")),
                EachLibrary.class);

        assertThat(said.errors())
                .isEqualTo(
                        "wirespeed-agent: no events for JFR, since this JVM runs without the module jdk.jfr (--add-modules jdk.jfr);"
                                + " conversions are counted all the same\n");
        assertThat(said.rows().stream().mapToLong(Jvm.Row::count).sum()).isPositive();
    }

    @Test
    void inAnApplicationThatRuns(@TempDir Path folder) throws Exception {
        Path recording = folder.resolve("later.jfr");
        try (Jvm jvm = Jvm.ofPrograms()) {
            jvm.runs(Nested.class);
            attach(jvm, "");
            attach(jvm, ""); // which changes nothing
            // else who records can't set the depth of stacks any more
            assertThat(jcmd(jvm, "JFR.configure")).contains("Repository path: N/A");
            assertThat(jvm.runs(Nested.class)).extracting(Jvm.Row::text).containsExactlyInAnyOrder(NESTED);

            jcmd(jvm, "JFR.start", "name=it");
            assertThat(jvm.runs(Nested.class)).extracting(Jvm.Row::text).containsExactlyInAnyOrder(NESTED);
            jcmd(jvm, "JFR.stop", "name=it", "filename=" + recording);
            assertThat(conversions(recording))
                    .extracting(event -> event.getLong("count"))
                    .containsExactlyInAnyOrder(10L, 1L, 20L, 2L);

            attach(jvm, "times=off");
            assertThat(jvm.runs(Nested.class))
                    .allSatisfy(row -> assertThat(row.timed() + row.wallNanos() + row.cpuTimed())
                            .isZero())
                    .extracting(Jvm.Row::text)
                    .containsExactlyInAnyOrder(NESTED);

            attach(jvm, "stop");
            assertThat(jvm.runs(Nested.class)).isEmpty();

            attach(jvm, "");
            assertThat(jvm.runs(Nested.class))
                    .allSatisfy(row -> assertThat(row.timed()).isEqualTo(row.count()))
                    .extracting(Jvm.Row::text)
                    .containsExactlyInAnyOrder(NESTED);
            assertThat(jvm.end().errors()).doesNotContain("wirespeed-agent: ");
        }
    }

    @Test
    void aFindStopsItsOwnAgentAndAUserAny() throws Exception {
        try (Jvm jvm = Jvm.ofPrograms()) {
            // a JVM whose modules are not there yet refuses any agent with a NullPointerException
            assertThat(jvm.runs(Nested.class)).isEmpty();
            attach(jvm, "find-1");
            attach(jvm, "stop,find-2");
            assertThat(jcmd(jvm, "VM.system_properties")).contains("dev.wirespeed.agent=find-1");
            assertThat(jvm.runs(Nested.class)).isNotEmpty();
            attach(jvm, "stop,find-1");
            assertThat(jcmd(jvm, "VM.system_properties")).doesNotContain("dev.wirespeed.agent=");
            assertThat(jvm.runs(Nested.class)).isEmpty();

            attach(jvm, "find-1");
            attach(jvm, "");
            attach(jvm, "find-2");
            attach(jvm, "stop,find-1");
            attach(jvm, "stop,find-2");
            assertThat(jcmd(jvm, "VM.system_properties")).contains("dev.wirespeed.agent=user");
            assertThat(jvm.runs(Nested.class)).isNotEmpty();
            attach(jvm, "stop");
            assertThat(jcmd(jvm, "VM.system_properties")).doesNotContain("dev.wirespeed.agent=");
            assertThat(jvm.runs(Nested.class)).isEmpty();
        }
    }

    private static void attach(Jvm jvm, String options) throws Exception {
        VirtualMachine machine = VirtualMachine.attach(Long.toString(jvm.pid()));
        machine.loadAgent(Jvm.AGENT.toString(), options);
        machine.detach();
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

    @Test
    void failuresOfTheAgentAreNoneOfTheApplication(@TempDir Path folder) throws Exception {
        Path broken = brokenAgent(folder);

        Jvm.Said said = Jvm.run(List.of("-javaagent:" + broken), EachLibrary.class);

        assertThat(said.lines())
                .containsExactly("no agent: java.lang.ClassNotFoundException: dev.wirespeed.agent.boot.Totals");
        assertThat(said.errors()).isEmpty();
    }

    /** An agent whose counters throw whatever is asked of them. */
    private static Path brokenAgent(Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve("Conversion.java"), """
                package dev.wirespeed.agent.boot;
                public final class Conversion {
                    public Object document;
                    private static int calls;
                    public static Conversion begin(Object io, int length) {
                        if (calls++ % 2 == 0) {
                            throw new IllegalStateException("broken");
                        }
                        return new Conversion();
                    }
                    public static void takeTimes(boolean take) {}
                    public static void moved(Object stream, Object by, int count) {
                        throw new IllegalStateException("broken");
                    }
                    public void wrote(int library, Object value, Object declared, Object target, Object result, Throwable failure) {
                        throw new StackOverflowError("broken");
                    }
                    public void read(int library, Object type, Object source, Object result, Throwable failure) {
                        throw new NoClassDefFoundError("broken");
                    }
                }
                """);
        Path other = Files.writeString(folder.resolve("ThreadCpu.java"), """
                package dev.wirespeed.agent.boot;
                public final class ThreadCpu {
                    public static boolean isKnown() {
                        return false;
                    }
                }
                """);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(
                        null,
                        null,
                        null,
                        "--release",
                        "17",
                        "-d",
                        folder.toString(),
                        source.toString(),
                        other.toString()))
                .isZero();
        Path agent = Files.copy(Jvm.AGENT, folder.resolve("agent.jar"));
        Path boot = folder.resolve("boot.jar");
        jar(boot, folder.resolve("dev"));
        try (FileSystem jar = FileSystems.newFileSystem(agent)) {
            Files.delete(jar.getPath("/META-INF/wirespeed/agent-boot.jar"));
            Files.copy(boot, jar.getPath("/META-INF/wirespeed/agent-boot.jar"));
        }
        return agent;
    }

    private static void jar(Path jar, Path classes) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of("create", "true"))) {
            Path folder = Files.createDirectories(files.getPath("/dev/wirespeed/agent/boot"));
            for (String name : List.of("Conversion.class", "ThreadCpu.class")) {
                try (OutputStream to = Files.newOutputStream(folder.resolve(name))) {
                    Files.copy(classes.resolve("wirespeed/agent/boot").resolve(name), to);
                }
            }
        }
    }
}
