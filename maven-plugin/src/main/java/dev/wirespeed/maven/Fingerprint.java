package dev.wirespeed.maven;

import dev.wirespeed.generate.BuildStep;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A digest of texts and files. */
final class Fingerprint {
    private final MessageDigest digest;

    private Fingerprint() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    /**
     * The digest of everything that codecs are made from: a jar by its size and time, a folder by its classes, except
     * for generated codecs.
     */
    static String of(BuildStep step) throws IOException {
        Fingerprint all = new Fingerprint();
        all.add(step.version());
        all.add(step.selection().toString());
        all.add(new TreeMap<>(step.options()).toString());
        all.add(step.sources() + " " + step.failOnRefused());
        all.addFolder(step.output(), name -> !name.contains("_JsonCodec") && !name.contains("_JsonRowCodec"));
        for (Path each : step.dependencies()) {
            all.add(each.toString());
            if (Files.isDirectory(each)) {
                all.addFolder(each, name -> true);
            } else {
                all.add(Files.size(each) + " " + Files.getLastModifiedTime(each).toMillis());
            }
        }
        return all.hex();
    }

    /** The digest of files in a folder, which may be missing. */
    static String of(Path folder, List<String> names) throws IOException {
        Fingerprint all = new Fingerprint();
        for (String name : names) {
            all.addFile(folder, name);
        }
        return all.hex();
    }

    private void addFolder(Path folder, Predicate<String> counts) throws IOException {
        TreeSet<String> names;
        try (Stream<Path> files = Files.walk(folder)) {
            names = files.map(file -> folder.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && counts.test(name))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        for (String name : names) {
            addFile(folder, name);
        }
    }

    private void addFile(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        add(name);
        if (Files.isRegularFile(file)) {
            byte[] content = Files.readAllBytes(file);
            add("" + content.length);
            digest.update(content);
        }
    }

    private void add(String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    private String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
