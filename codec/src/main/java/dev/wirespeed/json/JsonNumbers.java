package dev.wirespeed.json;

import dev.wirespeed.WireException;
import java.math.BigDecimal;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The codecs of {@code Number} and of mutable numbers and booleans, for generated code. */
public final class JsonNumbers {
    /** Any number, by its class. */
    public static final JsonCodec<Number> NUMBER = new ScalarCodec<>(JsonWriter::object, Numbers::toNumber);

    public static final JsonCodec<AtomicInteger> ATOMIC_INTEGER = ScalarCodec.open(
            (out, value) -> out.value(value.get()), in -> orNull(in.readIntOrNull(), AtomicInteger::new));
    public static final JsonCodec<AtomicLong> ATOMIC_LONG = ScalarCodec.open(
            (out, value) -> out.value(value.get()), in -> orNull(in.readLongOrNull(), AtomicLong::new));
    public static final JsonCodec<AtomicBoolean> ATOMIC_BOOLEAN = ScalarCodec.open(
            (out, value) -> out.value(value.get()), in -> orNull(in.readBooleanOrNull(), AtomicBoolean::new));
    /** Read from Base64, too. */
    public static final JsonCodec<@Nullable Byte[]> BYTES =
            new ScalarCodec<>(JsonNumbers::write, PrimitiveArrays::readBoxedBytes);

    /** Booleans that are written as 1 and 0. */
    public static final JsonCodec<Boolean> BOOLEAN =
            new ScalarCodec<>((out, value) -> out.value(value ? 1 : 0), JsonReader::readBooleanOrNull);

    /** The most digits after the point, or trailing zeros, of a number that is written without an exponent. */
    private static final int MOST_DIGITS = 9999;

    private JsonNumbers() {}

    /**
     * A number without an exponent.
     *
     * @throws WireException if it would be too long, as in Jackson
     */
    static String withoutExponent(BigDecimal value) {
        if (Math.abs((long) value.scale()) > MOST_DIGITS) {
            throw new WireException(
                    WireException.Kind.LIMIT, "A BigDecimal of scale " + value.scale() + " needs an exponent");
        }
        return value.toPlainString();
    }

    private static <V, T> @Nullable T orNull(@Nullable V value, Function<V, T> make) {
        return value == null ? null : make.apply(value);
    }

    private static void write(JsonWriter out, @Nullable Byte[] values) {
        out.beginArray();
        for (Byte value : values) {
            out.value(value);
        }
        out.endArray();
    }
}
