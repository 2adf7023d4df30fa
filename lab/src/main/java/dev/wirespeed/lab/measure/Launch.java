package dev.wirespeed.lab.measure;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What all JVMs of a run have in common, those that check as well as those that measure.
 *
 * @param added what comes behind the lab's own class path
 * @param properties system properties, as arguments
 */
public record Launch(Jdks jdks, List<Path> added, List<String> properties) {

    private static final String CLASS_PATH = "java.class.path";

    /** JVMs with the lab's own class path. */
    public static Launch standard(Jdks jdks) {
        return new Launch(jdks, List.of(), List.of());
    }

    /** With more system properties. */
    public Launch with(List<String> more) {
        return new Launch(
                jdks, added, Stream.concat(properties.stream(), more.stream()).toList());
    }

    String java(int feature) {
        return jdks.java(feature).toString();
    }

    String classPath() {
        return Stream.concat(
                        Stream.of(System.getProperty(CLASS_PATH)),
                        added.stream().map(Path::toAbsolutePath).map(Path::toString))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Runs something that takes the class path of the JVMs that it starts from this JVM's property, and nowhere else. */
    <E extends Exception> void withClassPath(Action<E> action) throws E {
        synchronized (Launch.class) {
            String own = System.getProperty(CLASS_PATH);
            System.setProperty(CLASS_PATH, classPath());
            try {
                action.run();
            } finally {
                System.setProperty(CLASS_PATH, own);
            }
        }
    }

    /** Something that may fail. */
    interface Action<E extends Exception> {
        void run() throws E;
    }
}
