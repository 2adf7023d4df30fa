package dev.wirespeed.generate;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Codecs that were made for classes of an application, and what became of each of these classes. */
public final class Codecs {
    /** The same in each jar, so that the same codecs make the same file; ZIP begins with 1980, whose first day Java writes otherwise. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    private final Application application;
    private final String dialect;
    private final List<Verdict> verdicts;
    private final Map<String, byte[]> classes;
    private final Map<String, byte[]> sources;

    Codecs(
            Application application,
            String dialect,
            List<Verdict> verdicts,
            Map<String, byte[]> classes,
            Map<String, byte[]> sources) {
        this.application = application;
        this.dialect = dialect;
        this.verdicts = verdicts;
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
        return Hindrances.notes(
                application,
                classes.keySet().stream().map(Selection::packageOf).collect(Collectors.toCollection(TreeSet::new)));
    }

    /** Writes the class files into a jar that stands beside the application on its class path. */
    public void writeJar(Path jar) throws IOException {
        requireOther(jar);
        writeTo(jar, this::putClasses);
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
        Folders.write(folder, list, files(classes, ".class"));
    }

    /** Writes the sources into a folder, and takes those away that are not made any more. */
    public void writeSources(Path folder) throws IOException {
        writeSources(folder, folder.resolve(Folders.LIST));
    }

    /** The same with the list elsewhere, as for classes. */
    public void writeSources(Path folder, Path list) throws IOException {
        Folders.write(folder, list, files(sources, ".java"));
    }

    /** With entries for folders, which those who look for classes of a package want. */
    private void putClasses(ZipOutputStream out) throws IOException {
        Set<String> folders = new TreeSet<>();
        for (Map.Entry<String, byte[]> file : files(classes, ".class").entrySet()) {
            for (int end = file.getKey().indexOf('/');
                    end >= 0;
                    end = file.getKey().indexOf('/', end + 1)) {
                if (folders.add(file.getKey().substring(0, end + 1))) {
                    put(out, file.getKey().substring(0, end + 1), new byte[0]);
                }
            }
            put(out, file.getKey(), file.getValue());
        }
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
            writeTo(copy, out -> {
                if (packaging.isPresent()) {
                    copyWithLibraries(zip, out, packaging.get(), libraries);
                } else {
                    Map<String, byte[]> files = files(classes, ".class");
                    copy(zip, out, files.keySet(), Map.of());
                    for (Map.Entry<String, byte[]> file : files.entrySet()) {
                        put(out, file.getKey(), file.getValue());
                    }
                }
            });
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
        copy(zip, out, added.keySet(), changed);
        for (Map.Entry<String, byte[]> library : added.entrySet()) {
            store(out, library.getKey(), library.getValue()); // as Spring Boot's loader wants it
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
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            putClasses(out);
        }
        return bytes.toByteArray();
    }

    private static void copy(ZipFile zip, ZipOutputStream out, Set<String> without, Map<String, byte[]> changed)
            throws IOException {
        for (ZipEntry entry : new ArrayList<>(Collections.list(zip.entries()))) {
            String name = entry.getName();
            if (without.contains(name)) {
                continue;
            }
            byte[] content = changed.get(name);
            if (content != null) {
                put(out, name, content);
                continue;
            }
            ZipEntry same = new ZipEntry(name);
            same.setTime(entry.getTime());
            if (entry.getMethod() == ZipEntry.STORED) {
                same.setMethod(ZipEntry.STORED);
                same.setSize(entry.getSize());
                same.setCompressedSize(entry.getSize());
                same.setCrc(entry.getCrc());
            }
            out.putNextEntry(same);
            try (InputStream in = zip.getInputStream(entry)) {
                in.transferTo(out);
            }
            out.closeEntry();
        }
    }

    private static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }

    private static void store(ZipOutputStream out, String name, byte[] content) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCompressedSize(content.length);
        entry.setCrc(sum.getValue());
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }

    /** Writes a ZIP. */
    private interface Content {
        void writeTo(ZipOutputStream out) throws IOException;
    }

    /** The file is there when it is complete. */
    private static void writeTo(Path file, Content content) throws IOException {
        Path absolute = file.toAbsolutePath();
        Files.createDirectories(absolute.getParent());
        Path part = absolute.resolveSibling(absolute.getFileName() + ".part");
        try {
            try (OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(part));
                    ZipOutputStream out = new ZipOutputStream(bytes)) {
                content.writeTo(out);
            }
            Files.move(part, absolute, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
