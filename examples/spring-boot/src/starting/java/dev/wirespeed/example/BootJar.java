package dev.wirespeed.example;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Jars as Spring Boot makes them, and what goes into them. */
final class BootJar {
    private static final String LAUNCHER = "org.springframework.boot.loader.launch.JarLauncher";

    private BootJar() {}

    /** The application as it were without Wirespeed: its classes but no codecs, its libraries, and what starts them. */
    static Path withoutWirespeed(Path jar, Class<?> main) throws IOException {
        List<Path> libraries = libraries(name -> !name.contains("wirespeed"));
        try (ZipOutputStream out = open(jar)) {
            put(out, "META-INF/MANIFEST.MF", """
                    Manifest-Version: 1.0
                    Main-Class: %s
                    Start-Class: %s
                    Spring-Boot-Classes: BOOT-INF/classes/
                    Spring-Boot-Lib: BOOT-INF/lib/
                    Spring-Boot-Classpath-Index: BOOT-INF/classpath.idx
                    """.formatted(LAUNCHER, main.getName()).getBytes(StandardCharsets.UTF_8));
            putLoader(out);
            put(out, "BOOT-INF/classes/", new byte[0]); // the loader looks for it
            putFolder(out, "BOOT-INF/classes/", place(main.getName()));
            for (Path library : libraries) {
                store(out, "BOOT-INF/lib/" + library.getFileName(), Files.readAllBytes(library));
            }
            StringBuilder index = new StringBuilder();
            libraries.forEach(each -> index.append("- \"BOOT-INF/lib/" + each.getFileName() + "\"\n"));
            put(out, "BOOT-INF/classpath.idx", index.toString().getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }

    /** Wirespeed's run time and module as jars, which they may not be yet while all is built. */
    static List<Path> wirespeed(Path folder) throws IOException {
        List<Path> jars = new ArrayList<>();
        for (Path each : paths()) {
            String path = each.toString().replace('\\', '/');
            if (Files.isDirectory(each) && path.endsWith("/target/classes")) {
                Path jar = folder.resolve("wirespeed-" + each.getParent().getParent().getFileName() + "-0.1.0.jar");
                try (ZipOutputStream out = open(jar)) {
                    putFolder(out, "", each);
                }
                jars.add(jar);
            } else if (path.contains("wirespeed")) {
                jars.add(each);
            }
        }
        return jars;
    }

    private static List<Path> libraries(Predicate<String> named) throws IOException {
        return paths().stream()
                .filter(Files::isRegularFile)
                .filter(path -> named.test(path.getFileName().toString()))
                .toList();
    }

    /** What the application has on its class path beside its own classes. */
    private static List<Path> paths() throws IOException {
        String all = Files.readString(Path.of("target", "runtime-classpath")).strip();
        return Stream.of(all.split(File.pathSeparator)).map(Path::of).toList();
    }

    private static Path place(String type) {
        try {
            return Path.of(Class.forName(type)
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void putLoader(ZipOutputStream out) throws IOException {
        try (ZipFile loader = new ZipFile(place(LAUNCHER).toFile())) {
            for (ZipEntry entry : loader.stream().toList()) {
                if (entry.getName().endsWith(".class") || entry.getName().startsWith("META-INF/services/")) {
                    put(out, entry.getName(), loader.getInputStream(entry).readAllBytes());
                }
            }
        }
    }

    private static void putFolder(ZipOutputStream out, String target, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted().toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                if (Files.isRegularFile(file) && !name.contains("_JsonCodec")) {
                    put(out, target + name, Files.readAllBytes(file));
                }
            }
        }
    }

    private static ZipOutputStream open(Path jar) throws IOException {
        OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(jar));
        return new ZipOutputStream(bytes);
    }

    private static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        out.write(content);
        out.closeEntry();
    }

    private static void store(ZipOutputStream out, String name, byte[] content) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(sum.getValue());
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }
}
