package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.numbers.Point;
import org.jspecify.annotations.Nullable;

/** {@link Point} as JSON. */
final class PointCodec {
    private static final Token X = Token.of("{\"x\":");
    private static final Token Y = Token.of(",\"y\":");
    private static final Token Z = Token.of(",\"z\":");
    private static final Token TIME = Token.of(",\"time\":");
    private static final Token LEVEL = Token.of(",\"level\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 60 + 5 * NumberOut.ROOM;

    private PointCodec() {}

    /** The room to require before writing one and a comma in front of it. */
    static int room() {
        return FIXED_ROOM;
    }

    static int write(byte[] buffer, int position, Point value) {
        int p = NumberOut.write(buffer, X.write(buffer, position), value.x());
        p = NumberOut.write(buffer, Y.write(buffer, p), value.y());
        p = NumberOut.write(buffer, Z.write(buffer, p), value.z());
        p = NumberOut.write(buffer, TIME.write(buffer, p), value.time());
        p = NumberOut.write(buffer, LEVEL.write(buffer, p), value.level());
        buffer[p] = '}';
        return p + 1;
    }

    static Point read(JsonIn in) {
        int start = in.position;
        Point value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Point readInOrder(JsonIn in) {
        if (!in.skip(X)) {
            return null;
        }
        double x = in.readDouble();
        if (!in.skip(Y)) {
            return null;
        }
        double y = in.readDouble();
        if (!in.skip(Z)) {
            return null;
        }
        double z = in.readDouble();
        if (!in.skip(TIME)) {
            return null;
        }
        long time = in.readLong();
        if (!in.skip(LEVEL)) {
            return null;
        }
        double level = in.readDouble();
        return in.skip('}') ? new Point(x, y, z, time, level) : null;
    }

    private static Point readInAnyOrder(JsonIn in) {
        Double x = null;
        Double y = null;
        Double z = null;
        Long time = null;
        Double level = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "x" -> x = in.readDouble();
                case "y" -> y = in.readDouble();
                case "z" -> z = in.readDouble();
                case "time" -> time = in.readLong();
                case "level" -> level = in.readDouble();
                default -> in.skipValue();
            }
        }
        return new Point(
                Present.require(x, "x"),
                Present.require(y, "y"),
                Present.require(z, "z"),
                Present.require(time, "time"),
                Present.require(level, "level"));
    }
}
