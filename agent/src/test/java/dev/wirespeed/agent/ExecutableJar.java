package dev.wirespeed.agent;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;

/** A program in a jar of jars, started by Spring Boot's class loader. */
final class ExecutableJar {
    private ExecutableJar() {}

    static Path of(Path jar, Class<?> main) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes()
                .put(Attributes.Name.MAIN_CLASS, "org.springframework.boot.loader.launch.JarLauncher");
        manifest.getMainAttributes().putValue("Start-Class", main.getName());
        manifest.getMainAttributes().putValue("Spring-Boot-Classes", "BOOT-INF/classes/");
        manifest.getMainAttributes().putValue("Spring-Boot-Lib", "BOOT-INF/lib/");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (String folder : List.of("BOOT-INF/", "BOOT-INF/classes/", "BOOT-INF/lib/")) {
                out.putNextEntry(new JarEntry(folder));
            }
            for (String entry : Jvm.classPath().split(File.pathSeparator, -1)) {
                Path path = Path.of(entry);
                if (Files.isDirectory(path)) {
                    classes(path, out);
                } else if (entry.contains("spring-boot-loader")) {
                    loader(path, out);
                } else if (entry.contains("jackson") || entry.contains("gson")) {
                    library(path, out);
                }
            }
        }
        return jar;
    }

    private static void classes(Path folder, JarOutputStream out) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(file -> file.toString().contains("com" + File.separator + "acme"))
                    .filter(Files::isRegularFile)
                    .toList();
        }
        for (Path file : files) {
            out.putNextEntry(new JarEntry(
                    "BOOT-INF/classes/" + folder.relativize(file).toString().replace(File.separatorChar, '/')));
            Files.copy(file, out);
        }
    }

    private static void loader(Path jar, JarOutputStream out) throws IOException {
        try (JarInputStream in = new JarInputStream(new FileInputStream(jar.toFile()))) {
            for (JarEntry entry = in.getNextJarEntry(); entry != null; entry = in.getNextJarEntry()) {
                if (entry.getName().startsWith("org/springframework/boot/loader/")) {
                    out.putNextEntry(new JarEntry(entry.getName()));
                    in.transferTo(out);
                }
            }
        }
    }

    /** Not compressed, so that the loader can look into it. */
    private static void library(Path jar, JarOutputStream out) throws IOException {
        byte[] bytes = Files.readAllBytes(jar);
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        JarEntry entry = new JarEntry("BOOT-INF/lib/" + jar.getFileName());
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(checksum.getValue());
        out.putNextEntry(entry);
        out.write(bytes);
    }
}
