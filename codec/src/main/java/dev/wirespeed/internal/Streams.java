package dev.wirespeed.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Streams and texts of the user's, whose failures are theirs, and neither the value's nor the document's. */
public final class Streams {
    private Streams() {}

    /** Hands the first bytes of an array to a stream. */
    public static void copy(byte[] buffer, int length, OutputStream target) {
        try {
            target.write(buffer, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw failed(e);
        }
    }

    /** Hands a finished document to what takes text. */
    public static void append(String document, Appendable target) {
        try {
            target.append(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw failed(e);
        }
    }

    public static void close(InputStream source) {
        try {
            source.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says of an exception that it was the stream. */
    public static UncheckedIOException failed(Exception e) {
        return e instanceof UncheckedIOException already
                ? already
                : new UncheckedIOException("The stream failed: " + e, new IOException(e));
    }
}
