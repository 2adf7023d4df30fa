package dev.wirespeed.mappers;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Jars of an application. */
record ClassPath(List<String> jars) {
    /** What the build has written down in {@code classpaths}. */
    static ClassPath of(String application) {
        Path file = Path.of("classpaths", application, "target", "classpath");
        try {
            return new ClassPath(List.of(Files.readString(file).strip().split(File.pathSeparator, -1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With those of another one whose names a pattern finds. */
    ClassPath with(ClassPath other, String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        List<String> all = new ArrayList<>(jars);
        other.jars.stream()
                .filter(jar -> wanted.matcher(new File(jar).getName()).find())
                .filter(jar -> !all.contains(jar))
                .forEach(all::add);
        return new ClassPath(all);
    }

    ClassPath with(List<Path> more) {
        List<String> all = new ArrayList<>();
        more.forEach(path -> all.add(path.toString()));
        all.addAll(jars);
        return new ClassPath(all);
    }

    @Override
    public String toString() {
        return String.join(File.pathSeparator, jars);
    }
}
