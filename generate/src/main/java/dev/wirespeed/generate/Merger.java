package dev.wirespeed.generate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Collects what libraries add to a jar that has classes at the top: their files, and lines in lists that both have. */
final class Merger {
    private static final String CLASS = ".class";
    private static final String META = "META-INF/";

    private final ZipFile jar;
    private final Predicate<String> isThere;
    private final Map<String, byte[]> added = new TreeMap<>();
    private final Map<String, byte[]> longer = new TreeMap<>();

    /** @param isThere whether the application has a class with a binary name, in the jar or beside it */
    Merger(ZipFile jar, Predicate<String> isThere) {
        this.jar = jar;
        this.isThere = isThere;
    }

    /** Adds a library, unless the application has one of its classes. */
    void add(Path library) throws IOException {
        try (ZipFile zip = new ZipFile(library.toFile())) {
            if (zip.stream().anyMatch(entry -> isClassThere(entry.getName()))) {
                return;
            }
            for (ZipEntry entry : Collections.list((Enumeration<? extends ZipEntry>) zip.entries())) {
                String name = entry.getName();
                if (entry.isDirectory() || isOfLibraryAlone(name)) {
                    continue;
                }
                byte[] content = zip.getInputStream(entry).readAllBytes();
                if (isList(name)) {
                    append(name, content);
                } else {
                    added.put(
                            name.startsWith(META) ? META + "wirespeed/" + name.substring(META.length()) : name,
                            content);
                }
            }
        }
    }

    private boolean isClassThere(String file) {
        return file.endsWith(CLASS)
                && !file.endsWith("-info.class")
                && isThere.test(
                        file.substring(0, file.length() - CLASS.length()).replace('/', '.'));
    }

    private static boolean isOfLibraryAlone(String name) {
        return name.equals(META + "MANIFEST.MF") || name.startsWith(META + "maven/") || name.endsWith("-info.class");
    }

    private static boolean isList(String name) {
        return name.startsWith(META + "services/") || name.endsWith(".imports");
    }

    private void append(String name, byte[] lines) throws IOException {
        ZipEntry own = jar.getEntry(name);
        Map<String, byte[]> target = own == null ? added : longer;
        byte[] before = target.get(name);
        if (before == null) {
            before = own == null ? new byte[0] : jar.getInputStream(own).readAllBytes();
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(before);
        if (before.length > 0 && before[before.length - 1] != '\n') {
            all.write('\n');
        }
        all.writeBytes(lines);
        target.put(name, all.toByteArray());
    }

    /** New files. */
    Map<String, byte[]> added() {
        return added;
    }

    /** Files of the jar with more lines. */
    Map<String, byte[]> longer() {
        return longer;
    }
}
