package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.ForeignLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The classes in a folder or jar for which codecs can be asked.
 *
 * @param seen how many classes there are
 * @param others how many of them can't be named in {@code @Wire}, by the reason
 */
record ForeignRoots(List<Class<?>> classes, int seen, Map<String, Integer> others) {
    private static final Pattern NO_CLASS = Pattern.compile("(^|.*[./])(module-info|package-info|META-INF[./].*)");

    static ForeignRoots in(Path place, Predicate<String> wanted, ForeignLoader loader) {
        List<String> names = (Files.isDirectory(place) ? names(place) : namesInJar(place))
                .stream().filter(wanted).toList();
        List<Class<?>> classes = new ArrayList<>();
        Map<String, Integer> others = new TreeMap<>();
        for (String name : names) {
            try {
                Class<?> type = Class.forName(name, false, loader);
                String reason = reason(type);
                if (reason == null) {
                    classes.add(type);
                } else {
                    others.merge(reason, 1, Integer::sum);
                }
            } catch (ClassNotFoundException | LinkageError e) { // a library is missing
                others.merge("not loadable", 1, Integer::sum);
            }
        }
        return new ForeignRoots(classes, names.size(), others);
    }

    private static List<String> namesInJar(Path jar) {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            return names(files.getPath("/"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .filter(file -> !NO_CLASS.matcher(file).matches())
                    .map(file -> file.replace('/', '.').replace('\\', '.'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Why the class can't be named in {@code @Wire}, or null. One such name would make the whole annotation an error. */
    private static String reason(Class<?> type) {
        if (type.isAnonymousClass() || type.isLocalClass() || type.isSynthetic()) {
            return "local";
        }
        if (type.isAnnotation()) {
            return "annotation";
        }
        if (type.isEnum()) {
            return "enum";
        }
        for (Class<?> outer = type; outer != null; outer = outer.getDeclaringClass()) {
            if (Modifier.isPrivate(outer.getModifiers())) {
                return "private";
            }
        }
        return type.getCanonicalName() == null ? "local" : null;
    }
}
