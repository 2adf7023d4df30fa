package dev.wirespeed.lab.rows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** As a server with compression answers, and its client undoes it. */
final class Gzip {

    private Gzip() {}

    static byte[] compress(byte[] document) {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream(document.length / 4 + 64);
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compressed.toByteArray();
    }

    static byte[] expand(byte[] compressed) {
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
            return gzip.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
