package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.numbers.Point;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Numbers} as JSON. */
public final class NumbersCodec implements Binding.Direct<Numbers> {
    private static final Token SERIES = Token.of("{\"series\":");
    private static final Token STARTED = Token.of(",\"started\":");
    private static final Token ENDED = Token.of(",\"ended\":");
    private static final Token MEAN = Token.of(",\"mean\":");
    private static final Token DEVIATION = Token.of(",\"deviation\":");
    private static final Token MINIMUM = Token.of(",\"minimum\":");
    private static final Token MAXIMUM = Token.of(",\"maximum\":");
    private static final Token VALUES = Token.of(",\"values\":");
    private static final Token COUNTS = Token.of(",\"counts\":");
    private static final Token RATIOS = Token.of(",\"ratios\":");
    private static final Token SEQUENCES = Token.of(",\"sequences\":");
    private static final Token PATH = Token.of(",\"path\":");
    private static final int FIXED_ROOM = 192 + 7 * NumberOut.ROOM;

    private final Buffers buffers = new Buffers();

    @Override
    public byte[] write(Numbers value) {
        byte[] buffer = Buffers.require(buffers.take(), 0, room(value));
        int p = NumberOut.write(buffer, SERIES.write(buffer, 0), value.series());
        p = NumberOut.write(buffer, STARTED.write(buffer, p), value.started());
        p = NumberOut.write(buffer, ENDED.write(buffer, p), value.ended());
        p = NumberOut.write(buffer, MEAN.write(buffer, p), value.mean());
        p = NumberOut.write(buffer, DEVIATION.write(buffer, p), value.deviation());
        p = NumberOut.write(buffer, MINIMUM.write(buffer, p), value.minimum());
        p = NumberOut.write(buffer, MAXIMUM.write(buffer, p), value.maximum());
        p = NumberLists.write(buffer, VALUES.write(buffer, p), value.values());
        p = NumberLists.write(buffer, COUNTS.write(buffer, p), value.counts());
        p = NumberLists.writeDoubles(buffer, RATIOS.write(buffer, p), value.ratios());
        p = NumberLists.writeLongs(buffer, SEQUENCES.write(buffer, p), value.sequences());
        p = writePath(buffer, PATH.write(buffer, p), value.path());
        buffer[p] = '}';
        byte[] document = Arrays.copyOf(buffer, p + 1);
        buffers.give(buffer);
        return document;
    }

    private static int room(Numbers value) {
        int numbers = value.values().length
                + value.counts().length
                + value.ratios().size()
                + value.sequences().size();
        return FIXED_ROOM + numbers * (1 + NumberOut.ROOM) + value.path().size() * PointCodec.room();
    }

    private static int writePath(byte[] buffer, int position, List<Point> path) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < path.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = PointCodec.write(buffer, p, path.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    @Override
    public Numbers read(byte[] document) {
        JsonIn in = new JsonIn(document);
        Numbers value = readInOrder(in);
        if (value == null) {
            in.position = 0;
            value = readInAnyOrder(in);
        }
        in.expectEnd();
        return value;
    }

    private static @Nullable Numbers readInOrder(JsonIn in) {
        if (!in.skip(SERIES)) {
            return null;
        }
        long series = in.readLong();
        if (!in.skip(STARTED)) {
            return null;
        }
        long started = in.readLong();
        if (!in.skip(ENDED)) {
            return null;
        }
        long ended = in.readLong();
        if (!in.skip(MEAN)) {
            return null;
        }
        double mean = in.readDouble();
        if (!in.skip(DEVIATION)) {
            return null;
        }
        double deviation = in.readDouble();
        if (!in.skip(MINIMUM)) {
            return null;
        }
        double minimum = in.readDouble();
        if (!in.skip(MAXIMUM)) {
            return null;
        }
        double maximum = in.readDouble();
        if (!in.skip(VALUES)) {
            return null;
        }
        double[] values = NumberLists.readDoubles(in);
        if (!in.skip(COUNTS)) {
            return null;
        }
        long[] counts = NumberLists.readLongs(in);
        if (!in.skip(RATIOS)) {
            return null;
        }
        List<Double> ratios = Lists.read(in, JsonIn::readDouble);
        if (!in.skip(SEQUENCES)) {
            return null;
        }
        List<Long> sequences = NumberLists.readBoxedLongs(in);
        if (!in.skip(PATH)) {
            return null;
        }
        List<Point> path = Lists.read(in, PointCodec::read);
        return in.skip('}')
                ? new Numbers(
                        series, started, ended, mean, deviation, minimum, maximum, values, counts, ratios, sequences,
                        path)
                : null;
    }

    private static Numbers readInAnyOrder(JsonIn in) {
        Long series = null;
        Long started = null;
        Long ended = null;
        Double mean = null;
        Double deviation = null;
        Double minimum = null;
        Double maximum = null;
        double[] values = null;
        long[] counts = null;
        List<Double> ratios = null;
        List<Long> sequences = null;
        List<Point> path = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "series" -> series = in.readLong();
                case "started" -> started = in.readLong();
                case "ended" -> ended = in.readLong();
                case "mean" -> mean = in.readDouble();
                case "deviation" -> deviation = in.readDouble();
                case "minimum" -> minimum = in.readDouble();
                case "maximum" -> maximum = in.readDouble();
                case "values" -> values = NumberLists.readDoubles(in);
                case "counts" -> counts = NumberLists.readLongs(in);
                case "ratios" -> ratios = Lists.read(in, JsonIn::readDouble);
                case "sequences" -> sequences = NumberLists.readBoxedLongs(in);
                case "path" -> path = Lists.read(in, PointCodec::read);
                default -> in.skipValue();
            }
        }
        return new Numbers(
                Present.require(series, "series"),
                Present.require(started, "started"),
                Present.require(ended, "ended"),
                Present.require(mean, "mean"),
                Present.require(deviation, "deviation"),
                Present.require(minimum, "minimum"),
                Present.require(maximum, "maximum"),
                Present.require(values, "values"),
                Present.require(counts, "counts"),
                Present.require(ratios, "ratios"),
                Present.require(sequences, "sequences"),
                Present.require(path, "path"));
    }
}
