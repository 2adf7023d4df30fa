package dev.wirespeed.generate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Codecs that were made for classes of an application, and what became of each of these classes. */
public final class Codecs {
    private static final String CLASS = ".class";

    private final Application application;
    private final String dialect;
    private final List<Verdict> verdicts;
    private final List<String> notes;
    private final Map<String, byte[]> classes;
    private final Map<String, byte[]> sources;

    Codecs(
            Application application,
            String dialect,
            List<Verdict> verdicts,
            List<String> notes,
            Map<String, byte[]> classes,
            Map<String, byte[]> sources) {
        this.application = application;
        this.dialect = dialect;
        this.verdicts = verdicts;
        this.notes = List.copyOf(notes);
        this.classes = classes;
        this.sources = sources;
    }

    /** One for each class of the selection, by name. */
    public List<Verdict> verdicts() {
        return verdicts;
    }

    /** The dialect that they are of. */
    public String dialect() {
        return dialect;
    }

    /** The class files, by the binary names of the classes. */
    public Map<String, byte[]> classes() {
        return Collections.unmodifiableMap(classes);
    }

    /** Their sources, by the names of the classes. */
    public Map<String, byte[]> sources() {
        return Collections.unmodifiableMap(sources);
    }

    /** What is to be known of where they may be, in one line each. */
    public List<String> notes() {
        return notes;
    }

    /** Writes the class files into a jar that stands beside the application on its class path. */
    public void writeJar(Path jar) throws IOException {
        requireOther(jar);
        Jars.write(jar, out -> Jars.putAll(out, files(classes, CLASS)));
    }

    private void requireOther(Path file) throws IOException {
        for (Path given : application.given()) {
            if (Files.exists(file) && Files.isSameFile(given, file)) {
                throw new GenerateException(file + " is the application itself; name another file");
            }
        }
    }

    /** Writes the class files into a folder, and takes codecs away that are not made any more. */
    public void writeClasses(Path folder) throws IOException {
        writeClasses(folder, folder.resolve(Folders.LIST));
    }

    /**
     * The same for a folder that must have nothing else in it, such as one that becomes a jar.
     *
     * @param list the file that tells the next time what was written, one name relative to the folder a line
     */
    public void writeClasses(Path folder, Path list) throws IOException {
        Folders.write(folder, list, files(classes, CLASS));
    }

    /** Writes the sources into a folder, and takes those away that are not made any more. */
    public void writeSources(Path folder) throws IOException {
        writeSources(folder, folder.resolve(Folders.LIST));
    }

    /** The same with the list elsewhere, as for classes. */
    public void writeSources(Path folder, Path list) throws IOException {
        Folders.write(folder, list, files(sources, ".java"));
    }

    private static Map<String, byte[]> files(Map<String, byte[]> byName, String extension) {
        Map<String, byte[]> files = new TreeMap<>();
        byName.forEach((name, content) -> files.put(name.replace('.', '/') + extension, content));
        return files;
    }

    /**
     * Writes a copy of the application's jar or war with the codecs in it. One of Spring Boot, or a war, also gets the libraries that
     * codecs need, if it has them not.
     *
     * @param libraries jars, each of which is there already if there is one with the same name but for the version
     */
    public void writeInto(Path copy, List<Path> libraries) throws IOException {
        Path jar = application.given().get(0);
        if (application.given().size() != 1 || Files.isDirectory(jar)) {
            throw new GenerateException(
                    "codecs can be put into a copy of one jar or war, not of several or of folders");
        }
        requireOther(copy);
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            Optional<Packaging> packaging = Packaging.of(zip);
            Jars.writeLike(jar, copy, out -> {
                if (packaging.isPresent()) {
                    copyWithLibraries(zip, out, packaging.get(), libraries);
                } else {
                    Jars.copy(zip, out, replaced(""), Map.of());
                    for (Map.Entry<String, byte[]> file : files(classes, CLASS).entrySet()) {
                        Jars.put(out, file.getKey(), file.getValue());
                    }
                }
            });
        }
    }

    /** The files in a folder of the application whose place is taken: codecs of the same classes, also of those that have none any more. */
    private Predicate<String> replaced(String folder) {
        Set<String> outermost = application.classes().keySet();
        Set<String> codecs = verdicts.stream()
                .flatMap(verdict -> CodecNames.codecs(verdict.type(), outermost).stream())
                .collect(Collectors.toCollection(HashSet::new));
        classes.keySet().forEach(name -> codecs.add(CodecNames.outermost(name)));
        return file -> file.startsWith(folder)
                && file.endsWith(CLASS)
                && codecs.contains(CodecNames.outermost(file.substring(folder.length(), file.length() - CLASS.length())
                        .replace('/', '.')));
    }

    private void copyWithLibraries(ZipFile zip, ZipOutputStream out, Packaging packaging, List<Path> libraries)
            throws IOException {
        Map<String, byte[]> added = new LinkedHashMap<>();
        Set<String> there = zip.stream()
                .map(ZipEntry::getName)
                .filter(packaging::isLibrary)
                .map(name -> artifact(name.substring(name.lastIndexOf('/') + 1)))
                .collect(Collectors.toSet());
        added.put(packaging.libraries() + "wirespeed-generated-codecs.jar", jar());
        for (Path library : libraries) {
            String name = library.getFileName().toString();
            if (!there.contains(artifact(name))) {
                added.put(packaging.libraries() + name, Files.readAllBytes(library));
            }
        }
        ZipEntry index = zip.getEntry(packaging.index());
        Map<String, byte[]> changed = index == null
                ? Map.of()
                : Map.of(packaging.index(), longer(zip.getInputStream(index).readAllBytes(), added.keySet()));
        Predicate<String> replaced = replaced(packaging.classes());
        Jars.copy(zip, out, file -> added.containsKey(file) || replaced.test(file), changed);
        for (Map.Entry<String, byte[]> library : added.entrySet()) {
            Jars.store(out, library.getKey(), library.getValue()); // as Spring Boot's loader wants it
        }
    }

    /** The name of a jar without its version. */
    static String artifact(String jar) {
        return jar.replaceFirst("-\\d.*", "").replaceFirst("\\.jar$", "");
    }

    private static byte[] longer(byte[] index, Set<String> added) {
        String lines = new String(index, StandardCharsets.UTF_8);
        StringBuilder all = new StringBuilder(lines);
        if (!lines.isEmpty() && !lines.endsWith("\n")) {
            all.append('\n');
        }
        for (String name : added) {
            String line = "- \"" + name + "\"\n";
            all.append(lines.contains(line.strip()) ? "" : line);
        }
        return all.toString().getBytes(StandardCharsets.UTF_8);
    }

    private byte[] jar() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            Jars.putAll(out, files(classes, CLASS));
        }
        return bytes.toByteArray();
    }
}
