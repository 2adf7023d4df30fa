package dev.wirespeed.mappers.fork;

import java.io.File;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Starts a framework in this JVM for each line of a file, and writes down what was found into another.
 *
 * <p>Arguments: the class of the framework, that of the check, the file of lines, the file of findings, the class path, and those
 * parts of it by which a framework could find the module for codecs.
 */
public final class Fork {
    private Fork() {}

    /** The separator of a line's parts. */
    public static final String TAB = "\t";

    /** The separator of differences in their part. */
    public static final String NEXT = "\u0001";

    public static void main(String[] args) throws Exception {
        List<URL> urls = new ArrayList<>();
        for (String part : args[4].split(File.pathSeparator, -1)) {
            urls.add(Path.of(part).toUri().toURL());
        }
        List<String> hidden = List.of(args[5].split(File.pathSeparator, -1));
        try (Hiding loader = new Hiding(urls.toArray(URL[]::new), hidden)) {
            Thread.currentThread().setContextClassLoader(loader);
            Consumer<Boolean> hide = loader::hide;
            Object run = loader.loadClass(Run.class.getName())
                    .getConstructor(String.class, String.class, Consumer.class)
                    .newInstance(args[0], args[1], hide);
            @SuppressWarnings("unchecked") // it is one, of the other loader
            Consumer<List<String>> consumer = (Consumer<List<String>>) run;
            List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(args[2])));
            consumer.accept(lines);
            Files.write(Path.of(args[3]), lines);
        }
        System.exit(0); // whatever threads a framework has left
    }
}
