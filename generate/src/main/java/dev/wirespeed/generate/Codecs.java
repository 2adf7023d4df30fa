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

/** Codecs that were generated for an application, with a verdict on each selected class. */
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

    /** One for each selected class, by name. */
    public List<Verdict> verdicts() {
        return verdicts;
    }

    /** The dialect of the codecs. */
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

    /** Remarks on where the codecs may be placed, one line each. */
    public List<String> notes() {
        return notes;
    }

    /** Writes the class files into a jar to be put on the application's class path. */
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

    /** Writes the class files into a folder, and deletes codecs that are no longer generated. */
    public void writeClasses(Path folder) throws IOException {
        writeClasses(folder, folder.resolve(Folders.LIST));
    }

    /**
     * As {@link #writeClasses(Path)}, for a folder that must not have other files, one that becomes a jar for example.
     *
     * @param list the file that records what was written, one name relative to the folder per line
     */
    public void writeClasses(Path folder, Path list) throws IOException {
        Folders.write(folder, list, files(classes, CLASS));
    }

    /** Writes the sources into a folder, and deletes those that are no longer generated. */
    public void writeSources(Path folder) throws IOException {
        writeSources(folder, folder.resolve(Folders.LIST));
    }

    /** As {@link #writeSources(Path)}, with the list elsewhere, as for classes. */
    public void writeSources(Path folder, Path list) throws IOException {
        Folders.write(folder, list, files(sources, ".java"));
    }

    private static Map<String, byte[]> files(Map<String, byte[]> byName, String extension) {
        Map<String, byte[]> files = new TreeMap<>();
        byName.forEach((name, content) -> files.put(name.replace('.', '/') + extension, content));
        return files;
    }

    /**
     * Writes a copy of the application's jar or war with the codecs in it, and the libraries that codecs need, unless
     * the application has them: as jars in an executable jar of Spring Boot or a war, else their classes.
     *
     * @param libraries jars; a jar with the same name, version aside, or one of their classes counts as present
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
                    copyWithClasses(zip, out, libraries);
                }
            });
        }
    }

    /**
     * Matches the files in a folder of the application that are replaced: old codecs, also of classes that no longer
     * get any.
     */
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

    private void copyWithClasses(ZipFile zip, ZipOutputStream out, List<Path> libraries) throws IOException {
        Merger merger = new Merger(zip, application::has);
        for (Path library : libraries) {
            merger.add(library);
        }
        Jars.copy(zip, out, replaced(""), merger.longer());
        Map<String, byte[]> files = files(classes, CLASS);
        files.putAll(merger.added());
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Jars.put(out, file.getKey(), file.getValue());
        }
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
