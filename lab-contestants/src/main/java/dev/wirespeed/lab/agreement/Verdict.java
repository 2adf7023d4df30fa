package dev.wirespeed.lab.agreement;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether a contestant may be timed on a workload.
 *
 * @param contestant the contestant's id
 * @param workload the workload's id
 * @param reason why it may not be timed, as a sentence that names the first difference; null if it may
 * @param sameBytes whether it wrote the very bytes that the oracle wrote, for every value; false for
 *     other formats than JSON, and where documents are given
 * @param bytes what it wrote, or was given, for the first value, in bytes; 0 if it wrote nothing
 * @param accepts the kinds of documents, sloppy or cut where its format can't know, that it reads without an error, which are no reason against it
 */
public record Verdict(
        String contestant,
        String workload,
        @Nullable String reason,
        boolean sameBytes,
        int bytes,
        List<String> accepts) {

    public Verdict {
        accepts = List.copyOf(accepts);
    }

    /** Whether this contestant may be timed on this workload. */
    public boolean agrees() {
        return reason == null;
    }
}
