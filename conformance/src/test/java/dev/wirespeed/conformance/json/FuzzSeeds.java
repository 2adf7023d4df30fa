package dev.wirespeed.conformance.json;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The public seeds for fuzzing, by the names that they have in their archive. */
final class FuzzSeeds {
    private FuzzSeeds() {}

    /** Skips the test where the archive is absent. */
    static Map<String, byte[]> all() {
        Path archive = Corpus.file("seeds", "json-fuzz-seeds.zip");
        Map<String, byte[]> seeds = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(Corpus.bytes(archive)))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (!entry.isDirectory()) {
                    seeds.put(entry.getName(), in.readAllBytes());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return seeds;
    }
}
