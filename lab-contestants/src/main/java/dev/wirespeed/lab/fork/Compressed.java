package dev.wirespeed.lab.fork;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * What compression makes of a document, and how long it takes: the fastest of a few times, in milliseconds. Native code does the work, so
 * this needs no warm-up worth the name, and it is an estimate.
 *
 * @param gzipBytes by the JDK's gzip at its default level, 6
 * @param zstdBytes by Zstandard at its default level, 3
 */
record Compressed(int gzipBytes, int zstdBytes, double gzip, double gunzip, double zstd, double unzstd) {
    private static final int ZSTD_LEVEL = 3;
    private static final int TIMES = 5;
    private static final double LONGEST_MILLIS = 100;

    static Compressed of(byte[] document) throws IOException {
        byte[] zipped = gzip(document);
        byte[] zstandard = Zstd.compress(document, ZSTD_LEVEL);
        return new Compressed(
                zipped.length,
                zstandard.length,
                fastest(() -> gzip(document)),
                fastest(() -> gunzip(zipped)),
                fastest(() -> Zstd.compress(document, ZSTD_LEVEL)),
                fastest(() -> Zstd.decompress(zstandard, document.length)));
    }

    Map<String, Object> times() {
        Map<String, Object> times = new LinkedHashMap<>();
        times.put("gzip", gzip);
        times.put("gunzip", gunzip);
        times.put("zstd", zstd);
        times.put("unzstd", unzstd);
        return times;
    }

    private interface Work {
        byte[] run() throws IOException;
    }

    private static double fastest(Work work) throws IOException {
        double fastest = Double.MAX_VALUE;
        double all = 0;
        for (int i = 0; i < TIMES && all < LONGEST_MILLIS; i++) {
            long start = System.nanoTime();
            work.run();
            double millis = (System.nanoTime() - start) / 1e6;
            all += millis;
            fastest = Math.min(fastest, millis);
        }
        return fastest;
    }

    private static byte[] gzip(byte[] document) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(document);
        }
        return bytes.toByteArray();
    }

    private static byte[] gunzip(byte[] zipped) throws IOException {
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(zipped))) {
            return gzip.readAllBytes();
        }
    }
}
