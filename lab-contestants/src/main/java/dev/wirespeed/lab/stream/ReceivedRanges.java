package dev.wirespeed.lab.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Which records have arrived, in a file that is mapped into memory: what was noted is there for others to read even if
 * this process is killed in the next moment, and noting a record is one store.
 *
 * <p>The file has three numbers of 8 bytes: how many ranges there are, how many records were altered, how many had come
 * before; then two for each range: the first and the last sequence number.
 */
public final class ReceivedRanges {

    private static final int MOST_RANGES = 4_095;
    private static final int ALTERED = 8;
    private static final int DUPLICATED = 16;
    private static final int RANGES = 24;
    private static final int BYTES = RANGES + 16 * MOST_RANGES;

    private final MappedByteBuffer file;
    private int ranges;
    private long last = -1;

    private ReceivedRanges(MappedByteBuffer file) {
        this.file = file;
    }

    /**
     * Sequence numbers without a gap.
     *
     * @param last is part of it
     */
    public record Range(long first, long last) {
        public long count() {
            return last - first + 1;
        }
    }

    /** A new file; it is written in full at first, since a disk that fills up later would take the JVM down. */
    static ReceivedRanges create(Path path) throws IOException {
        Files.write(path, new byte[BYTES]);
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer file = channel.map(FileChannel.MapMode.READ_WRITE, 0, BYTES);
            file.order(ByteOrder.nativeOrder());
            return new ReceivedRanges(file);
        }
    }

    /**
     * Notes a record.
     *
     * @return false if this one or a later one was noted before
     */
    boolean add(long sequence, boolean altered) {
        if (sequence <= last) {
            file.putLong(DUPLICATED, file.getLong(DUPLICATED) + 1);
            return false;
        }
        if (altered) {
            file.putLong(ALTERED, file.getLong(ALTERED) + 1);
        }
        if (ranges == 0 || sequence != last + 1) {
            begin(sequence);
        }
        file.putLong(lastOf(ranges - 1), sequence);
        last = sequence;
        return true;
    }

    private static int firstOf(int range) {
        return RANGES + 16 * range;
    }

    private static int lastOf(int range) {
        return firstOf(range) + 8;
    }

    private void begin(long sequence) {
        if (ranges == MOST_RANGES) {
            throw new IllegalStateException("more than " + MOST_RANGES + " gaps between the records that arrived");
        }
        file.putLong(firstOf(ranges), sequence);
        file.putLong(lastOf(ranges), sequence);
        ranges++;
        file.putLong(0, ranges);
    }

    /**
     * What a process noted.
     *
     * @param altered how many of the records in the ranges were not as expected
     * @param duplicated how many came once more
     */
    public record Noted(List<Range> ranges, long altered, long duplicated) {}

    /** What a process noted, whether or not it still runs; nothing if it did not come so far. */
    public static Noted read(Path path) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.exists(path) ? Files.readAllBytes(path) : new byte[0])
                .order(ByteOrder.nativeOrder());
        if (bytes.remaining() < BYTES) {
            return new Noted(List.of(), 0, 0);
        }
        List<Range> found = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_RANGES, bytes.getLong(0)); i++) {
            found.add(new Range(bytes.getLong(firstOf(i)), bytes.getLong(lastOf(i))));
        }
        return new Noted(List.copyOf(found), bytes.getLong(ALTERED), bytes.getLong(DUPLICATED));
    }
}
