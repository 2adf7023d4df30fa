package dev.wirespeed.lab.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether a contestant writes the document that all write, reads it back, and rejects broken ones.
 *
 * @param bytes the length of its document for the workload's first value; 0 if it wrote none
 * @param gzipBytes the same behind gzip
 * @param zstdBytes the same behind Zstandard; null in results that don't say
 * @param compression what the two cost; null in results that don't say
 * @param millis what a conversion took when this was checked, hardly warm, the slower of both; null in results that don't say
 * @param sameBytes whether it wrote the very bytes that Jackson 3 writes
 * @param accepts the kinds of documents, sloppy or cut where its format can't know, that it reads all the same
 * @param difference the first difference, or why it can't be compared; such a contestant isn't timed
 */
public record Agreement(
        int jdk,
        String contestant,
        String workload,
        long bytes,
        long gzipBytes,
        @Nullable Long zstdBytes,
        @Nullable Compression compression,
        @Nullable Double millis,
        boolean sameBytes,
        List<String> accepts,
        @Nullable String difference) {

    /** How long compressing the document takes, and getting it back, in milliseconds: the fastest of a few times. */
    public record Compression(double gzip, double gunzip, double zstd, double unzstd) {}

    /** One that does not say how long the document is behind Zstandard. */
    public Agreement(
            int jdk,
            String contestant,
            String workload,
            long bytes,
            long gzipBytes,
            boolean sameBytes,
            List<String> accepts,
            @Nullable String difference) {
        this(jdk, contestant, workload, bytes, gzipBytes, null, null, null, sameBytes, accepts, difference);
    }

    /** Whether the contestant may be timed on the workload. */
    @JsonIgnore
    public boolean agrees() {
        return difference == null;
    }
}
