package dev.wirespeed.lab.find;

import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.VirtualMachineDescriptor;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The JVMs of this machine that the JDK's own tools see. None of them is asked: all is told from outside. */
public final class Jvms {

    private static final Pattern PID = Pattern.compile("\\d{1,18}");
    private static final Pattern FEATURE = Pattern.compile("\\((\\d+)[.+\\w-]*\\)|(?m)^JDK (\\d+)");

    private Jvms() {}

    /** All but this one, by pid. */
    public static List<Jvm> all() {
        return VirtualMachine.list().stream()
                .filter(descriptor -> PID.matcher(descriptor.id()).matches())
                .map(Jvms::jvm)
                .filter(jvm -> jvm.pid() != ProcessHandle.current().pid()
                        && !jvm.main().endsWith(".JCmd"))
                .sorted(Comparator.comparingLong(Jvm::pid))
                .toList();
    }

    static Optional<Jvm> find(long pid) {
        return all().stream().filter(jvm -> jvm.pid() == pid).findFirst();
    }

    private static Jvm jvm(VirtualMachineDescriptor descriptor) {
        long pid = Long.parseLong(descriptor.id());
        Optional<ProcessHandle.Info> info = ProcessHandle.of(pid).map(ProcessHandle::info);
        return new Jvm(
                pid,
                Names.main(descriptor.displayName()),
                info.flatMap(ProcessHandle.Info::command)
                        .flatMap(command -> version(pid, command))
                        .orElse(null),
                info.flatMap(ProcessHandle.Info::startInstant)
                        .map(start -> Duration.between(start, Instant.now()))
                        .orElse(null));
    }

    /** From the file {@code release} of its JDK, as the process sees it if it runs in a container. */
    private static Optional<String> version(long pid, String java) {
        Path home = Path.of(java).resolve("../..").normalize();
        return Stream.of(Path.of("/proc", "" + pid, "root" + home), home)
                .map(place -> place.resolve("release"))
                .flatMap(file -> version(file).stream())
                .findFirst();
    }

    private static Optional<String> version(Path release) {
        try (Reader reader = Files.newBufferedReader(release)) {
            Properties properties = new Properties();
            properties.load(reader);
            return Optional.ofNullable(properties.getProperty("JAVA_VERSION"))
                    .map(version -> version.replace("\"", "").strip());
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** The feature version in what a JVM says of itself; 0 if there is none. */
    static int feature(String version) {
        Matcher found = FEATURE.matcher(version);
        return found.find() ? Integer.parseInt(found.group(1) == null ? found.group(2) : found.group(1)) : 0;
    }
}
