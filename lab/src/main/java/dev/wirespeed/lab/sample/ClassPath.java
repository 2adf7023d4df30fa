package dev.wirespeed.lab.sample;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Suggestion;
import dev.wirespeed.lab.result.Sample.Located;
import dev.wirespeed.lab.workload.TypeName;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** Where the user's classes are: jars and folders, all of which exist. */
public record ClassPath(List<Path> entries) {

    private static final String SUFFIX = ".class";
    private static final int FIRST_VERSION = 44;

    /** The class path that a user gave, where {@code folder/*} stands for all jars in a folder. */
    public static ClassPath parse(String text) {
        List<Path> entries = new ArrayList<>();
        for (String part : text.split(File.pathSeparator, -1)) {
            if (part.endsWith("/*") || part.equals("*")) {
                entries.addAll(jars(Path.of(part.equals("*") ? "" : part.substring(0, part.length() - 2))));
            } else if (!part.isBlank()) {
                entries.add(Path.of(part));
            }
        }
        return of(entries);
    }

    /** A class path of these jars and folders. */
    public static ClassPath of(List<Path> entries) {
        if (entries.isEmpty()) {
            throw new LabException("the class path is empty; name the jars and folders of your classes");
        }
        for (Path entry : entries) {
            if (!Files.exists(entry)) {
                throw new LabException("there is no file or folder " + entry + ", which the class path names");
            }
            if (!Files.isDirectory(entry) && !isZip(entry)) {
                throw new LabException(entry + ", which the class path names, is no jar");
            }
        }
        return new ClassPath(List.copyOf(entries));
    }

    private static List<Path> jars(Path folder) {
        try (Stream<Path> files = Files.list(folder.toAbsolutePath())) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .map(file -> folder.resolve(file.getFileName()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new LabException("there is no folder " + folder + ", which the class path names");
        }
    }

    private static boolean isZip(Path file) {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            return zip.size() >= 0;
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Finds a class, or all classes of a type with arguments.
     *
     * @param type its name, with dots or dollar signs before nested classes; classes of {@code java.util} and {@code java.lang} need no
     *     package
     * @throws LabException if one is not there, with the class path and a name that may have been meant
     */
    UserType find(String type) {
        List<UserType> found = new ArrayList<>();
        TypeName name = found(parsed(type), found);
        if (found.isEmpty()) {
            throw new LabException("--type " + type + " has no class of " + this + " in it");
        }
        return new UserType(
                name.toString(),
                found.stream().map(UserType::binaryName).distinct().toList(),
                found.stream().mapToInt(UserType::jdk).max().orElseThrow());
    }

    private static TypeName parsed(String type) {
        try {
            return TypeName.parse(type);
        } catch (IllegalArgumentException e) {
            throw new LabException(
                    "--type " + type + " is not the name of a class, or of one with type arguments such as"
                            + " java.util.List<com.acme.User>: " + e.getMessage());
        }
    }

    /** The name with binary names, and the classes that are on this class path. */
    private TypeName found(TypeName name, List<UserType> classes) {
        Optional<String> jdks = exactly(name.raw()).isPresent() ? Optional.empty() : ofJdk(name.raw());
        String raw = jdks.orElseGet(() -> {
            classes.add(one(name.raw()));
            return classes.getLast().binaryName();
        });
        return new TypeName(
                raw,
                name.arguments().stream()
                        .map(argument -> found(argument, classes))
                        .toList());
    }

    private static Optional<String> ofJdk(String name) {
        Stream<String> names = name.indexOf('.') < 0
                ? Stream.of("java.util." + name, "java.lang." + name)
                : Stream.of(name).filter(full -> full.startsWith("java."));
        return names.filter(full ->
                        ClassLoader.getPlatformClassLoader().getResource(full.replace('.', '/') + SUFFIX) != null)
                .findFirst();
    }

    private UserType one(String type) {
        for (String name = type; ; name = nested(name)) {
            Optional<UserType> found = exactly(name);
            if (found.isPresent()) {
                return found.get();
            }
            if (name.indexOf('.') < 0) {
                throw new LabException("there is no class " + type + " in " + this
                        + inside(type).orElseGet(() -> meant(type)));
            }
        }
    }

    /** What to give in place of an executable jar or a war, in which a JVM itself finds no class. */
    private Optional<String> inside(String type) {
        return entries.stream()
                .filter(entry -> !Files.isDirectory(entry))
                .flatMap(entry -> Stream.of("BOOT-INF", "WEB-INF")
                        .filter(folder ->
                                contents(entry).contains(folder + "/classes/" + type.replace('.', '/') + SUFFIX))
                        .map(folder -> ", but it is inside of " + entry + ", which can't be on a class path: unzip "
                                + entry + " -d app, and name app/" + folder + "/classes:app/" + folder + "/lib/*"))
                .findFirst();
    }

    private static String nested(String name) {
        int dot = name.lastIndexOf('.');
        return name.substring(0, dot) + "$" + name.substring(dot + 1);
    }

    private Optional<UserType> exactly(String binaryName) {
        String file = binaryName.replace('.', '/') + SUFFIX;
        return entries.stream()
                .flatMap(entry -> Optional.ofNullable(major(entry, file)).stream())
                .findFirst()
                .map(major -> new UserType(binaryName, List.of(binaryName), major - FIRST_VERSION));
    }

    /** The version of a class file, null if there is none. */
    private static @Nullable Integer major(Path entry, String file) {
        try {
            if (Files.isDirectory(entry)) {
                Path found = entry.resolve(file);
                return Files.isRegularFile(found) ? major(Files.newInputStream(found)) : null;
            }
            try (ZipFile zip = new ZipFile(entry.toFile())) {
                ZipEntry found = zip.getEntry(file);
                return found == null ? null : major(zip.getInputStream(found));
            }
        } catch (IOException e) {
            throw new LabException("cannot read " + file + " in " + entry + ": " + e.getMessage());
        }
    }

    private static int major(InputStream classFile) throws IOException {
        try (DataInputStream in = new DataInputStream(classFile)) {
            in.skipNBytes(6);
            return in.readUnsignedShort();
        }
    }

    private String meant(String type) {
        List<String> known = entries.stream().flatMap(ClassPath::classes).toList();
        String simple = type.substring(type.lastIndexOf('.') + 1);
        return known.stream()
                .filter(name -> name.endsWith("." + simple) || name.endsWith("$" + simple))
                .min(Comparator.comparingInt(String::length))
                .or(() -> Suggestion.closest(type, known))
                .map(name -> "; did you mean " + name + "?")
                .orElse("");
    }

    private static Stream<String> classes(Path entry) {
        return contents(entry).stream()
                .filter(name -> name.endsWith(SUFFIX) && !name.startsWith("META-INF"))
                .map(name -> name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'));
    }

    private static List<String> contents(Path entry) {
        if (Files.isDirectory(entry)) {
            return Fingerprint.files(entry).stream()
                    .map(file -> entry.relativize(file).toString().replace(File.separatorChar, '/'))
                    .toList();
        }
        try (ZipFile zip = new ZipFile(entry.toFile())) {
            return zip.stream().map(ZipEntry::getName).toList();
        } catch (ZipException e) {
            return List.of();
        } catch (IOException e) {
            throw new LabException("cannot read " + entry + ": " + e.getMessage());
        }
    }

    /** The entries with fingerprints of what is in them. */
    List<Located> located() {
        return entries.stream().map(Fingerprint::located).toList();
    }

    @Override
    public String toString() {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
