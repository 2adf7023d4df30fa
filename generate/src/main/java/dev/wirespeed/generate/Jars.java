package dev.wirespeed.generate;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Writes jars: the same content gives the same file, which only appears when it is complete. */
final class Jars {
    /** The time of all entries; ZIP begins with 1980, but Java writes its first day differently. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    /** The most bytes of a script that starts a jar. */
    private static final int LONGEST_SCRIPT = 1 << 20;

    private Jars() {}

    /** Writes the entries of a ZIP. */
    interface Content {
        void writeTo(ZipOutputStream out) throws IOException;
    }

    static void write(Path file, Content content) throws IOException {
        write(file, new byte[0], content);
    }

    /** Writes a jar with the beginning and the permissions of another one, which may be a script that starts it. */
    static void writeLike(Path other, Path file, Content content) throws IOException {
        write(file, script(other), content);
        PosixFileAttributeView permissions = Files.getFileAttributeView(other, PosixFileAttributeView.class);
        if (permissions != null) {
            Files.setPosixFilePermissions(file, permissions.readAttributes().permissions());
        }
    }

    private static void write(Path file, byte[] script, Content content) throws IOException {
        Path absolute = file.toAbsolutePath();
        Files.createDirectories(absolute.getParent());
        Path part = absolute.resolveSibling(absolute.getFileName() + ".part");
        try {
            try (OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(part))) {
                bytes.write(script);
                ZipOutputStream out = new ZipOutputStream(bytes);
                content.writeTo(out);
                out.finish();
            }
            Files.move(part, absolute, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** The bytes before the first entry of a jar. */
    private static byte[] script(Path jar) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(jar))) {
            byte[] beginning = in.readNBytes(LONGEST_SCRIPT);
            for (int i = 0; i + 4 <= beginning.length; i++) {
                if (beginning[i] == 'P' && beginning[i + 1] == 'K' && beginning[i + 2] == 3 && beginning[i + 3] == 4) {
                    return java.util.Arrays.copyOf(beginning, i);
                }
            }
            return new byte[0];
        }
    }

    /** Copies all entries but some, each once. */
    static void copy(ZipFile zip, ZipOutputStream out, Predicate<String> without, Map<String, byte[]> changed)
            throws IOException {
        Set<String> names = new HashSet<>();
        for (ZipEntry entry : Collections.list((Enumeration<? extends ZipEntry>) zip.entries())) {
            String name = entry.getName();
            if (without.test(name) || !names.add(name)) {
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

    /** Adds files, and entries for their folders, which are needed by code that searches packages. */
    static void putAll(ZipOutputStream out, Map<String, byte[]> files) throws IOException {
        Set<String> folders = new TreeSet<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
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

    static void put(ZipOutputStream out, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }

    /** Adds an uncompressed file. */
    static void store(ZipOutputStream out, String name, byte[] content) throws IOException {
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
}
