package dev.wirespeed.conformance;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;

/** A stream that gives a document in two parts. */
public final class Split {
    private Split() {}

    public static InputStream at(byte[] document, int at) {
        return new SequenceInputStream(
                new ByteArrayInputStream(document, 0, at),
                new ByteArrayInputStream(document, at, document.length - at));
    }
}
