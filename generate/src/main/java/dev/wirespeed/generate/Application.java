package dev.wirespeed.generate;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The classes of an application: jars, folders, executable jars of Spring Boot, and wars. Nested jars are extracted to
 * a temporary folder, which is deleted when the application is closed.
 */
public final class Application implements Closeable {
    private static final String CLASS = ".class";
    private static final Pattern VERSIONED = Pattern.compile("META-INF/versions/\\d+/(.*)");
    private static final long MOST_BYTES = 4L << 30;

    private final List<Path> given;
    private final List<Path> libraries;
    private final List<Place> places = new ArrayList<>();
    private final NavigableMap<String, Place> classes = new TreeMap<>();
    private final Set<String> codecs = new HashSet<>();
    private final Set<String> ofOtherVersions = new HashSet<>();
    private @Nullable Path temporary;
    private long extracted;

    private Application(List<Path> given, List<Path> libraries) {
        this.given = given;
        this.libraries = libraries;
    }

    /**
     * A jar or folder with classes.
     *
     * @param path where it is now
     * @param name its name in messages
     * @param own whether it was given, or is the application's part of what was given, rather than a library inside or
     *     beside it
     * @param manifest the manifest of a jar, if it has one
     */
    record Place(
            Path path, String name, boolean own, @Nullable Manifest manifest, boolean isSigned, boolean isModule) {
        /** Whether the JVM loads all classes of a package from here, or none. */
        boolean isSealed(String packageName) {
            if (manifest == null) {
                return false;
            }
            Attributes ofPackage = manifest.getAttributes(packageName.replace('.', '/') + "/");
            String sealed = ofPackage == null ? null : ofPackage.getValue(Attributes.Name.SEALED);
            return Boolean.parseBoolean(
                    sealed == null ? manifest.getMainAttributes().getValue(Attributes.Name.SEALED) : sealed);
        }

        /** The jars and folders of {@code Class-Path}, whether they are there or not. */
        List<Path> namedByManifest() {
            String named =
                    manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return named == null
                    ? List.of()
                    : Stream.of(named.strip().split("\\s+"))
                            .flatMap(each -> besideJar(each).stream())
                            .toList();
        }

        private Optional<Path> besideJar(String relativeUrl) {
            try {
                return Optional.of(Path.of(path.toUri().resolve(relativeUrl)));
            } catch (IllegalArgumentException | FileSystemNotFoundException e) {
                return Optional.empty(); // as the JVM does
            }
        }
    }

    /** An entry of a jar. */
    interface Content {
        InputStream open() throws IOException;
    }

    /**
     * Opens jars and folders.
     *
     * @throws GenerateException if one is missing, or is not a jar
     */
    public static Application open(List<Path> given) {
        return open(given, List.of());
    }

    /**
     * Opens jars and folders, and the application's libraries, which follow them on its class path. Existing codecs in
     * these libraries are kept, unless their classes are selected.
     *
     * @throws GenerateException if one is missing, or is not a jar
     */
    public static Application open(List<Path> given, List<Path> libraries) {
        if (given.isEmpty()) {
            throw new GenerateException(
                    "name the jars and folders that the classes are in, such as --classpath app.jar");
        }
        Application application = new Application(List.copyOf(given), List.copyOf(libraries));
        try {
            for (Path each : given) {
                application.add(each, true);
            }
            for (Path each : libraries) {
                application.add(each, false);
            }
            application.addNamedByManifests();
            return application;
        } catch (IOException e) {
            application.close();
            throw new GenerateException("can't read the class path: " + e.getMessage());
        } catch (RuntimeException e) {
            application.close();
            throw e;
        }
    }

    private void add(Path path, boolean own) throws IOException {
        if (Files.isDirectory(path)) {
            add(new Place(path, path.toString(), own, null, false, Files.exists(path.resolve("module-info.class"))));
            return;
        }
        if (!Files.isRegularFile(path)) {
            throw new GenerateException("there is no file or folder " + path);
        }
        try (ZipFile zip = new ZipFile(path.toFile())) {
            Optional<Packaging> packaging = Packaging.of(zip);
            if (packaging.isEmpty()) {
                add(place(path, path.getFileName().toString(), own));
            } else {
                addParts(path, zip, packaging.get(), own);
            }
        } catch (java.util.zip.ZipException e) {
            throw new GenerateException(path + " is no jar: " + e.getMessage());
        }
    }

    /** Adds the libraries that the manifests of the application's own jars name, as {@code java -jar} does. */
    private void addNamedByManifests() throws IOException {
        Set<Path> there = new HashSet<>();
        for (Place each : places) {
            there.add(each.path().toRealPath());
        }
        for (Place each : List.copyOf(places)) {
            for (Path named : each.own() ? each.namedByManifest() : List.<Path>of()) {
                if (Files.isRegularFile(named) && there.add(named.toRealPath())) {
                    add(place(named, named.getFileName().toString(), false));
                }
            }
        }
    }

    private static Place place(Path jar, String name, boolean own) throws IOException {
        try (JarFile file = new JarFile(jar.toFile(), false)) {
            boolean signed = file.stream()
                    .map(entry -> entry.getName().toUpperCase(java.util.Locale.ROOT))
                    .anyMatch(entry -> entry.startsWith("META-INF/") && entry.endsWith(".SF"));
            return new Place(jar, name, own, file.getManifest(), signed, file.getEntry("module-info.class") != null);
        }
    }

    private void addParts(Path path, ZipFile zip, Packaging packaging, boolean own) throws IOException {
        Path folder = temporary().resolve("classes" + places.size());
        Files.createDirectories(folder);
        List<Path> libraries = new ArrayList<>();
        for (ZipEntry entry : Collections.list((Enumeration<? extends ZipEntry>) zip.entries())) {
            String name = entry.getName();
            if (entry.isDirectory()) {
                continue;
            }
            if (name.startsWith(packaging.classes())) {
                extract(
                        zip,
                        entry,
                        folder.resolve(inside(name.substring(packaging.classes().length()))));
            } else if (packaging.isLibrary(name)) {
                Path library = temporary().resolve("library" + places.size() + "-" + libraries.size());
                Path target = library.resolve(inside(name.substring(name.lastIndexOf('/') + 1)));
                extract(zip, entry, target);
                libraries.add(target);
            }
        }
        add(new Place(folder, path.getFileName() + "!/" + packaging.classes(), own, null, false, false));
        for (Path library : libraries) {
            add(place(library, library.getFileName().toString(), false));
        }
    }

    /** A name that does not lead outside. */
    private static String inside(String name) {
        if (name.startsWith("/") || Stream.of(name.split("[/\\\\]")).anyMatch(part -> part.equals(".."))) {
            throw new GenerateException("an entry of the jar is called " + name + ", which leads out of it");
        }
        return name;
    }

    /** Of entries with the same name, the first one counts. */
    private void extract(ZipFile zip, ZipEntry entry, Path target) throws IOException {
        if (Files.exists(target)) {
            return;
        }
        Files.createDirectories(target.getParent());
        try (InputStream in = zip.getInputStream(entry);
                OutputStream out = Files.newOutputStream(target)) {
            byte[] buffer = new byte[1 << 16];
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                extracted += count;
                if (extracted > MOST_BYTES) {
                    throw new GenerateException(
                            "there are more than " + (MOST_BYTES >> 30) + " GB in " + zip.getName());
                }
                out.write(buffer, 0, count);
            }
        }
    }

    private Path temporary() throws IOException {
        if (temporary == null) {
            temporary = Files.createTempDirectory("wirespeed-generate");
        }
        return temporary;
    }

    private void add(Place place) throws IOException {
        places.add(place);
        if (Files.isDirectory(place.path())) {
            try (Stream<Path> files = Files.walk(place.path())) {
                files.map(file -> place.path().relativize(file).toString().replace('\\', '/'))
                        .forEach(name -> addClass(name, place));
            }
        } else {
            try (ZipFile zip = new ZipFile(place.path().toFile())) {
                zip.stream().forEach(entry -> addClass(entry.getName(), place));
            }
        }
    }

    /** The first one on the class path counts. */
    private void addClass(String file, Place place) {
        if (!file.endsWith(CLASS) || file.endsWith("-info.class")) {
            return;
        }
        String path = file.substring(0, file.length() - CLASS.length());
        Matcher versioned = VERSIONED.matcher(path);
        String name = (versioned.matches() ? versioned.group(1) : path).replace('/', '.');
        if (versioned.matches()) {
            ofOtherVersions.add(name);
        } else if (CodecNames.isCodec(name)) {
            codecs.add(name);
        } else if (!path.startsWith("META-INF/")) {
            classes.putIfAbsent(name, place);
        }
    }

    /** The jars and folders that were given. */
    public List<Path> given() {
        return given;
    }

    /** The application's libraries. */
    List<Path> libraries() {
        return libraries;
    }

    /** Jars and folders as a compiler takes them. */
    List<Path> classPath() {
        return places.stream().map(Place::path).toList();
    }

    List<Place> places() {
        return places;
    }

    /** The binary names of all classes, with their places. */
    NavigableMap<String, Place> classes() {
        return classes;
    }

    /** Whether a jar has the class with this binary name in another version for newer Java. */
    boolean hasOtherVersions(String name) {
        return ofOtherVersions.contains(name) && classes.containsKey(name);
    }

    /** Whether there is a class with this binary name, other than a codec. */
    public boolean has(String name) {
        return classes.containsKey(name);
    }

    /** Whether a class, given by its binary name, has a codec of any format already. */
    public boolean hasCodec(String name) {
        return CodecNames.codecs(name, Set.of(name)).stream().anyMatch(codecs::contains);
    }

    /** The Java version of a class file. */
    int java(String binaryName) {
        Place place = classes.get(binaryName);
        if (place == null) {
            return 0;
        }
        String file = binaryName.replace('.', '/') + CLASS;
        try {
            if (Files.isDirectory(place.path())) {
                return java(() -> Files.newInputStream(place.path().resolve(file)));
            }
            try (ZipFile zip = new ZipFile(place.path().toFile())) {
                return java(() -> zip.getInputStream(zip.getEntry(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int java(Content file) throws IOException {
        try (DataInputStream in = new DataInputStream(file.open())) {
            in.skipNBytes(6); // what all begin with, and the minor version
            return in.readUnsignedShort() - 44;
        }
    }

    /** The text of one of the application's own resources; empty if there is none with this name. */
    Optional<String> resource(String name) {
        for (Place place : places) {
            try {
                if (place.own() && Files.isDirectory(place.path())) {
                    Path file = place.path().resolve(name);
                    if (Files.isRegularFile(file)) {
                        return Optional.of(Files.readString(file));
                    }
                } else if (place.own()) {
                    try (ZipFile zip = new ZipFile(place.path().toFile())) {
                        ZipEntry entry = zip.getEntry(name);
                        if (entry != null) {
                            return Optional.of(new String(
                                    zip.getInputStream(entry).readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
                        }
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        if (temporary == null) {
            return;
        }
        try {
            Files.walkFileTree(temporary, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) throws IOException {
                    Files.delete(folder);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) { // what is left is in the folder for that
            temporary.toFile().deleteOnExit();
        }
    }
}
