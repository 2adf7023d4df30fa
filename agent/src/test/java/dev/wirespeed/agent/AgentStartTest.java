package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.EachLibrary;
import com.acme.Nested;
import com.acme.Served;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the agent starts, with options and without what it would like to have; and how it does in an application that runs. */
class AgentStartTest {
    @Test
    void saysNothingUnasked() throws Exception {
        assertThat(Jvm.runWithAgent(Nested.class).errors()).isEmpty();
    }

    @Test
    void tableAtExit() throws Exception {
        Jvm.Said said = Jvm.run(List.of(Jvm.agent("=exit=table")), Nested.class);

        assertThat(said.errors())
                .startsWith("wirespeed-agent: conversions, those that took most time first\n")
                .containsPattern("Jackson 3 +write +10 +0 +74 .* com.acme.Nested\\$Envelope +by com.acme.Nested.main\n")
                .containsPattern("Gson +write +1 +0 +20 .* com.acme.Order ");
    }

    @Test
    void unknownOptionsAreOneLine() throws Exception {
        Jvm.Said said = Jvm.run(List.of(Jvm.agent("=exit=chart")), Nested.class);

        assertThat(said.errors())
                .isEqualTo("wirespeed-agent: unknown option 'exit=chart' is ignored; there are exit=table and stop\n");
        assertThat(said.rows()).hasSize(2);
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
    void inAnApplicationThatRuns() throws Exception {
        try (Jvm jvm = Jvm.start(List.of(), Served.class)) {
            jvm.untilReady();
            attach(jvm, "");
            attach(jvm, ""); // which changes nothing
            jvm.ask("convert");
            assertThat(counts(jvm)).containsExactly(10L);

            attach(jvm, "stop");
            jvm.ask("convert");
            assertThat(counts(jvm)).containsExactly(10L);

            attach(jvm, "");
            jvm.ask("convert");
            assertThat(counts(jvm)).containsExactly(20L);
            assertThat(jvm.end().errors()).doesNotContain("wirespeed-agent: ");
        }
    }

    private static void attach(Jvm jvm, String options) throws Exception {
        VirtualMachine machine = VirtualMachine.attach(Long.toString(jvm.pid()));
        machine.loadAgent(Jvm.AGENT.toString(), options);
        machine.detach();
    }

    private static List<Long> counts(Jvm jvm) throws IOException {
        return Jvm.Row.in(jvm.ask("tell")).stream().map(Jvm.Row::count).toList();
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
                    public boolean running;
                    private static int calls;
                    public static Conversion begin(Object io, int length) {
                        if (calls++ % 2 == 0) {
                            throw new IllegalStateException("broken");
                        }
                        return new Conversion();
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
