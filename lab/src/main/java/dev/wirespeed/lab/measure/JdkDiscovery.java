package dev.wirespeed.lab.measure;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/** Finds JDKs by the {@code release} file in their homes: one for each feature version, the newest patch. */
public final class JdkDiscovery {

    /** The oldest JDK that forks run on. */
    public static final int OLDEST = 17;

    private JdkDiscovery() {}

    /** The JDKs of this machine, the oldest first. */
    public static List<Jdk> onThisMachine() {
        return among(JdkPlaces.ofThisMachine().candidates());
    }

    /**
     * The JDKs in some folders, the oldest first.
     *
     * @param homes where a JDK may be; folders that aren't one are passed over
     */
    public static List<Jdk> among(Collection<Path> homes) {
        TreeMap<Integer, Jdk> newest = new TreeMap<>();
        for (Path home : homes) {
            read(home).ifPresent(jdk -> newest.merge(jdk.feature(), jdk, JdkDiscovery::newerOf));
        }
        return List.copyOf(newest.values());
    }

    private static Jdk newerOf(Jdk first, Jdk second) {
        return second.version().compareToIgnoreOptional(first.version()) > 0 ? second : first;
    }

    private static Optional<Jdk> read(Path home) {
        if (!Files.isExecutable(home.resolve("bin/java"))) {
            return Optional.empty();
        }
        Properties release = new Properties();
        try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
            release.load(reader);
            String version = unquoted(release.getProperty("JAVA_VERSION", ""));
            String vendor = unquoted(release.getProperty("IMPLEMENTOR", "unknown vendor"));
            return Optional.of(new Jdk(Runtime.Version.parse(version), vendor, home))
                    .filter(jdk -> jdk.feature() >= OLDEST);
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static String unquoted(String value) {
        return value.replace("\"", "").strip();
    }
}
