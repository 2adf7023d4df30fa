package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The commands that start the store. */
final class StoreJvm {

    private static final String SERVICE = "dev.wirespeed.examples.store.Store";
    private static final String CONVERSIONS = "dev.wirespeed.examples.store.Conversions";
    private static final Pattern STARTER =
            Pattern.compile("wirespeed-(?:spring-boot-starter|jackson)-[^/\\\\]*\\.jar$");

    private final String classPath;

    /**
     * A store that is built.
     *
     * @param build its classes, and a file that names its dependencies
     */
    StoreJvm(Path build) {
        try {
            classPath = build.resolve("classes")
                    + File.pathSeparator
                    + Files.readString(build.resolve("wirespeed.dependencies")).strip();
        } catch (IOException e) {
            throw new LabException("the store is not built; start this as ./wirespeed");
        }
    }

    /** The service, which listens on this machine alone. */
    List<String> service(List<String> jvmArguments, int port, List<String> arguments) {
        return command(
                jvmArguments,
                classPath,
                SERVICE,
                Stream.concat(Stream.of("--server.port=" + port, "--server.address=127.0.0.1"), arguments.stream()));
    }

    /** The same with Wirespeed's starter and its module for mappers taken off the class path. */
    List<String> serviceWithoutStarter(List<String> jvmArguments, int port, List<String> arguments) {
        StoreJvm without = new StoreJvm(withoutStarter(classPath));
        return without.service(jvmArguments, port, arguments);
    }

    /** What converts without a server. */
    List<String> conversions(List<String> jvmArguments, List<String> arguments) {
        return command(jvmArguments, classPath, CONVERSIONS, arguments.stream());
    }

    private StoreJvm(String classPath) {
        this.classPath = classPath;
    }

    static String withoutStarter(String classPath) {
        List<String> all = List.of(classPath.split(Pattern.quote(File.pathSeparator)));
        List<String> others =
                all.stream().filter(entry -> !STARTER.matcher(entry).find()).toList();
        if (others.size() != all.size() - 2) {
            throw new LabException(
                    "Wirespeed's starter and its module are not the jars that were expected on the class path");
        }
        return others.stream().collect(Collectors.joining(File.pathSeparator));
    }

    private static List<String> command(
            List<String> jvmArguments, String classPath, String main, Stream<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", classPath, main));
        arguments.forEach(command::add);
        return command;
    }
}
