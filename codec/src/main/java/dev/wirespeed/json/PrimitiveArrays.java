package dev.wirespeed.json;

import dev.wirespeed.runtime.Feature;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads arrays of primitives, element by element into a growing buffer, as Jackson 3 does. */
final class PrimitiveArrays {
    private static final int FIRST_SIZE = 16;

    private PrimitiveArrays() {}

    static byte @Nullable [] readBytes(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        if (in.token() == '"') {
            return base64(in);
        }
        byte[] values = new byte[FIRST_SIZE];
        int size = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = in.readByte();
        }
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    /** The same for an array that can hold null. */
    static @Nullable Byte @Nullable [] readBoxedBytes(JsonReader in) {
        List<@Nullable Byte> values = new ArrayList<>();
        if (in.token() == '"') {
            for (byte value : base64(in)) {
                values.add(value);
            }
        } else {
            for (boolean more = in.beginArray(); more; more = in.nextElement()) {
                values.add(in.readByteOrNull());
            }
        }
        return values.toArray(new @Nullable Byte[0]);
    }

    /** Padding is required, white space may stand between groups of four, and groups may follow padding. */
    private static byte[] base64(JsonReader in) {
        int at = in.position();
        String text = in.text();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length() / 4 * 3 + 3);
        try {
            for (int i = skipSpace(text, 0); i < text.length(); i = skipSpace(text, i)) {
                int end = groupsEnd(text, i);
                bytes.writeBytes(Base64.getDecoder().decode(text.substring(i, end)));
                i = end;
            }
        } catch (IllegalArgumentException | StringIndexOutOfBoundsException e) {
            throw in.unusable("Expected bytes in Base64 with padding but was another string", at);
        }
        return bytes.toByteArray();
    }

    private static int skipSpace(String text, int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) <= ' ') {
            i++;
        }
        return i;
    }

    private static int groupsEnd(String text, int from) {
        int i = from;
        do {
            i += 4;
        } while (i + 4 <= text.length() && text.charAt(i) > ' ' && text.charAt(i - 1) != '=');
        return i;
    }

    static boolean @Nullable [] readBooleans(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        boolean[] values = new boolean[FIRST_SIZE];
        int size = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = in.readBoolean();
        }
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    static short @Nullable [] readShorts(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        short[] values = new short[FIRST_SIZE];
        int size = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = in.readShort();
        }
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    static int @Nullable [] readInts(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        int[] values = new int[FIRST_SIZE];
        int size = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = in.readInt();
        }
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    static long @Nullable [] readLongs(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        long[] values = new long[FIRST_SIZE];
        int size = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = in.readLong();
        }
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    static float @Nullable [] readFloats(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        if (in.token() == '"') {
            return floats(in);
        }
        float[] values = new float[FIRST_SIZE];
        int size = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = in.readFloat();
        }
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    static double @Nullable [] readDoubles(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        if (in.token() == '"') {
            return doubles(in);
        }
        double[] values = new double[FIRST_SIZE];
        int size = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = in.readDouble();
        }
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    /** The floats in a Base64 string, four bytes each, big-endian. */
    private static float[] floats(JsonReader in) {
        ByteBuffer bytes = packed(in, Float.BYTES);
        float[] values = new float[bytes.remaining() / Float.BYTES];
        bytes.asFloatBuffer().get(values);
        return values;
    }

    /** The doubles in a Base64 string, eight bytes each, big-endian. */
    private static double[] doubles(JsonReader in) {
        ByteBuffer bytes = packed(in, Double.BYTES);
        double[] values = new double[bytes.remaining() / Double.BYTES];
        bytes.asDoubleBuffer().get(values);
        return values;
    }

    private static ByteBuffer packed(JsonReader in, int size) {
        int at = in.position();
        byte[] bytes = base64(in);
        if (bytes.length % size != 0) {
            throw in.unusable(
                    "Expected numbers of " + size + " bytes each in Base64 but some bytes were left over", at);
        }
        return ByteBuffer.wrap(bytes);
    }

    static char @Nullable [] readChars(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        if (in.token() == '"') {
            return in.text().toCharArray();
        }
        StringBuilder chars = new StringBuilder();
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            boolean zeros = !in.settings().is(Feature.FAIL_ON_NULL_FOR_PRIMITIVES);
            boolean zero = zeros && in.token() == 'n';
            if (in.token() != '"' && !zero || zeros && in.isEmptyText()) {
                throw in.mismatch("a single character");
            }
            chars.append(in.readChar());
        }
        return chars.toString().toCharArray();
    }
}
