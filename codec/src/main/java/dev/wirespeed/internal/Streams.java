package dev.wirespeed.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Access to the user's streams and texts. Their failures are neither the value's nor the document's. */
public final class Streams {
    private Streams() {}

    /** Writes the first bytes of an array to a stream. */
    public static void copy(byte[] buffer, int length, OutputStream target) {
        try {
            target.write(buffer, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw failed(e);
        }
    }

    /** Appends a finished document to a text. */
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

    /** Marks an exception as a failure of the stream. */
    public static UncheckedIOException failed(Exception e) {
        return e instanceof UncheckedIOException already
                ? already
                : new UncheckedIOException("The stream failed: " + e, new IOException(e));
    }
}
