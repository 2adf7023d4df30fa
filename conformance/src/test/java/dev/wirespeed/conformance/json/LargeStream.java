package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import java.io.InputStream;
import java.util.stream.Stream;

/** Reads more lines than there is memory for; the number of MiB is the argument. */
final class LargeStream {
    private LargeStream() {}

    public static void main(String[] arguments) {
        long bytes = Long.parseLong(arguments[0]) << 20;
        Lines lines = new Lines(bytes);
        long[] sum = {0};
        try (Stream<IntValue> values = Json.standard().readMany(lines, IntValue.class)) {
            values.forEach(value -> sum[0] += value.v());
        }
        System.out.println(lines.count + " " + sum[0]);
    }

    /** The same line over and over. */
    private static final class Lines extends InputStream {
        private static final byte[] LINE = "{\"v\":7}\n".getBytes(US_ASCII);

        private final long lines;
        private long count;
        private int position;

        Lines(long bytes) {
            lines = bytes / LINE.length;
        }

        @Override
        public int read() {
            if (count == lines) {
                return -1;
            }
            int next = LINE[position++];
            if (position == LINE.length) {
                position = 0;
                count++;
            }
            return next;
        }

        @Override
        public int read(byte[] target, int from, int length) {
            int done = 0;
            while (done < length) {
                int next = read();
                if (next < 0) {
                    return done == 0 ? -1 : done;
                }
                target[from + done++] = (byte) next;
            }
            return done;
        }
    }
}
