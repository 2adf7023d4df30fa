package dev.wirespeed.lab.result;

import org.jspecify.annotations.Nullable;

/**
 * Whether a contestant writes the document that all write, and reads it back.
 *
 * @param bytes the length of its documents, all values of the workload together
 * @param gzipBytes the same behind gzip
 * @param difference the first difference, or why it can't be compared; such a contestant isn't timed
 */
public record Agreement(
        int jdk, String contestant, String workload, long bytes, long gzipBytes, @Nullable String difference) {

    /** Whether the contestant may be timed on the workload. */
    public boolean agrees() {
        return difference == null;
    }
}
