package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JdkDiscoveryTest {

    @TempDir
    Path root;

    @Test
    void takesTheNewestPatchOfEachFeatureVersionFrom17On() throws IOException {
        List<Path> homes = List.of(
                jdk("a", "25.0.1", "Someone"),
                jdk("b", "17.0.9", "Else"),
                jdk("c", "17.0.15", "Debian"),
                jdk("d", "17.0.2", "Else"),
                jdk("e", "11.0.20", "Old"),
                jdk("f", "1.8.0_402", "Older"));

        assertThat(JdkDiscovery.among(homes))
                .extracting(Jdk::feature, jdk -> jdk.version().toString(), Jdk::vendor, Jdk::home)
                .containsExactly(
                        tuple(17, "17.0.15", "Debian", root.resolve("c")),
                        tuple(25, "25.0.1", "Someone", root.resolve("a")));
    }

    @Test
    void passesOverWhatIsNoJdk() throws IOException {
        Path noRelease = jdk("no-release", "21", "x");
        Files.delete(noRelease.resolve("release"));
        Path noJava = jdk("no-java", "21", "x");
        Files.delete(noJava.resolve("bin/java"));
        Path strange = jdk("strange", "not a version", "x");

        assertThat(JdkDiscovery.among(List.of(noRelease, noJava, strange, root.resolve("nothing"))))
                .isEmpty();
    }

    @Test
    void looksInTheEnvironmentOnThePathAndWhereJdksAreInstalled() throws IOException {
        Path current = jdk("current", "25", "x");
        Path named = jdk("named", "17", "x");
        Path onPath = jdk("on-path", "19", "x");
        Path system = jdk("usr/lib/jvm/system", "21", "x");
        Path sdkman = jdk("home/.sdkman/candidates/java/22.0.1-tem", "22.0.1", "x");
        Path mac = jdk("Library/Java/JavaVirtualMachines/some.jdk/Contents/Home", "24", "x");
        Map<String, String> environment = Map.of(
                "JAVA_HOME_17_X64", named.toString(), "PATH", "/no/such/folder:" + onPath.resolve("bin"), "OTHER", "x");

        JdkPlaces places = new JdkPlaces(environment, root, root.resolve("home"), current);

        assertThat(JdkDiscovery.among(places.candidates()))
                .extracting(Jdk::home)
                .containsExactly(named, onPath, system, sdkman, mac, current);
    }

    @Test
    void aLinkToAJdkIsNotASecondOne() throws IOException {
        Path real = jdk("usr/lib/jvm/real", "21", "x");
        Files.createSymbolicLink(root.resolve("usr/lib/jvm/alias"), real);

        JdkPlaces places = new JdkPlaces(Map.of("JAVA_HOME", real.toString()), root, root.resolve("home"), real);

        assertThat(places.candidates()).containsExactly(real);
    }

    private Path jdk(String name, String version, String vendor) throws IOException {
        Path home = root.toRealPath().resolve(name);
        Files.createDirectories(home.resolve("bin"));
        Files.createFile(home.resolve("bin/java")).toFile().setExecutable(true);
        Files.writeString(
                home.resolve("release"), "IMPLEMENTOR=\"" + vendor + "\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }
}
