package dev.wirespeed.lab.xray;

import com.github.luben.zstd.ZstdOutputStreamNoFinalizer;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/**
 * Bytes of a document, plain and compressed. Nothing is kept of what is written, so that size is no matter of memory.
 *
 * @param gzip with the JDK's gzip at its default level, 6
 * @param zstd at its default level, 3
 */
public record Size(long plain, long gzip, long zstd) {

    static final int ZSTD_LEVEL = 3;

    private static final int BUFFER = 1 << 16;

    static Size of(Output output) {
        Counter plain = new Counter();
        Counter gzip = new Counter();
        Counter zstd = new Counter();
        try (OutputStream zipped = new GZIPOutputStream(gzip, BUFFER);
                OutputStream zstandard = new ZstdOutputStreamNoFinalizer(zstd, ZSTD_LEVEL);
                OutputStream out = new BufferedOutputStream(new Three(plain, zipped, zstandard), BUFFER)) {
            output.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Size(plain.count, gzip.count, zstd.count);
    }

    static long gzip(Output output) {
        Counter gzip = new Counter();
        try (OutputStream out = new BufferedOutputStream(new GZIPOutputStream(gzip, BUFFER), BUFFER)) {
            output.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return gzip.count;
    }

    /** Counts and forgets. */
    private static final class Counter extends OutputStream {
        private long count;

        @Override
        public void write(int b) {
            count++;
        }

        @Override
        public void write(byte[] bytes, int start, int length) {
            count += length;
        }
    }

    /** Writes to three streams, which others close. */
    private static final class Three extends OutputStream {
        private final OutputStream[] streams;

        Three(OutputStream... streams) {
            this.streams = streams;
        }

        @Override
        public void write(int b) throws IOException {
            for (OutputStream stream : streams) {
                stream.write(b);
            }
        }

        @Override
        public void write(byte[] bytes, int start, int length) throws IOException {
            for (OutputStream stream : streams) {
                stream.write(bytes, start, length);
            }
        }
    }
}
