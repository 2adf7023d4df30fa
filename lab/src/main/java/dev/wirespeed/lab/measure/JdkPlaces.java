package dev.wirespeed.lab.measure;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The places where JDKs are installed.
 *
 * @param environment the environment variables
 * @param root the root of the file system
 * @param user the user's home
 * @param current the home of the JDK that this runs on
 */
record JdkPlaces(Map<String, String> environment, Path root, Path user, Path current) {

    private static final List<String> SYSTEM =
            List.of("usr/lib/jvm", "usr/lib64/jvm", "usr/java", "usr/local/java", "opt/java", "opt/jdk", "opt");
    private static final List<String> PERSONAL = List.of(
            ".sdkman/candidates/java",
            ".jdks",
            ".asdf/installs/java",
            ".local/share/mise/installs/java",
            ".jabba/jdk",
            ".gradle/jdks");
    private static final String MAC = "Library/Java/JavaVirtualMachines";

    static JdkPlaces ofThisMachine() {
        return new JdkPlaces(
                System.getenv(),
                Path.of("/"),
                Path.of(System.getProperty("user.home")),
                Path.of(System.getProperty("java.home")));
    }

    /** Folders that may be a JDK's home, without links to the same one. */
    Set<Path> candidates() {
        Stream<Path> named = Stream.concat(Stream.of(current), Stream.concat(fromEnvironment(), fromPath()));
        Stream<Path> installed = Stream.of(
                        SYSTEM.stream().map(root::resolve),
                        PERSONAL.stream().map(user::resolve),
                        Stream.of(root.resolve(MAC), user.resolve(MAC)))
                .flatMap(folders -> folders)
                .flatMap(JdkPlaces::children);
        Set<Path> homes = new LinkedHashSet<>();
        Stream.concat(named, installed)
                .flatMap(home -> Stream.of(home, home.resolve("Contents/Home")))
                .filter(Files::isDirectory)
                .forEach(home -> homes.add(real(home)));
        return homes;
    }

    private Stream<Path> fromEnvironment() {
        return environment.entrySet().stream()
                .filter(variable -> variable.getKey().startsWith("JAVA_HOME"))
                .filter(variable -> !variable.getValue().isBlank())
                .map(variable -> Path.of(variable.getValue()));
    }

    private Stream<Path> fromPath() {
        return Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder, "java"))
                .filter(Files::isExecutable)
                .map(java -> real(java).resolve("../..").normalize());
    }

    private static Stream<Path> children(Path folder) {
        if (!Files.isReadable(folder) || !Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList().stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path;
        }
    }
}
