package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.WireException;
import dev.wirespeed.internal.NameTable;
import dev.wirespeed.internal.Words;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The texts of an enum's constants in documents: {@code toString()} unless named otherwise.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // tables by ordinal live as long as the enum itself
public final class JsonEnum<E extends Enum<E>> {
    private static final int SHORT = 2 * Long.BYTES;
    private static final byte[] NO_TOKEN = {};

    private final E[] constants;
    /** Explicit texts; null for constants that use {@code toString()}. */
    private final @Nullable String[] names;

    /** The texts in use; null if the constant's {@code toString()} returns null. */
    private final @Nullable String[] texts;

    private final NameTable aliases;
    private final EnumReading<E> reading;
    private final NameTable table;
    private final byte[][] tokens;
    /** The tokens, padded to sixteen bytes. */
    private final byte[][] padded;

    private JsonEnum(
            E[] constants,
            @Nullable String[] names,
            @Nullable String[] texts,
            NameTable table,
            NameTable aliases,
            byte[][] tokens,
            EnumReading<E> reading) {
        this.constants = constants;
        this.names = names;
        this.texts = texts;
        this.table = table;
        this.aliases = aliases;
        this.tokens = tokens;
        padded = new byte[tokens.length][];
        for (int i = 0; i < padded.length; i++) {
            padded[i] = Arrays.copyOf(tokens[i], Math.max(SHORT, tokens[i].length));
        }
        this.reading = reading;
    }

    private static byte[] quote(@Nullable String text) {
        return text == null ? NO_TOKEN : JsonName.of(text).toString().getBytes(UTF_8);
    }

    /** The table of an enum. */
    public static <E extends Enum<E>> JsonEnum<E> of(Class<E> type) {
        E[] constants = type.getEnumConstants();
        @Nullable
        String[] texts = new @Nullable
                String[constants.length]; // by a loop: streams and lambdas are slow in a JVM that just starts
        for (int i = 0; i < texts.length; i++) {
            texts[i] = constants[i].toString();
        }
        @Nullable String[] names = new @Nullable String[constants.length];
        return of(constants, names, texts, NameTable.empty(), EnumReading.usual());
    }

    private static <E extends Enum<E>> JsonEnum<E> of(
            E[] constants,
            @Nullable String[] names,
            @Nullable String[] texts,
            NameTable aliases,
            EnumReading<E> reading) {
        byte[][] tokens = new byte[texts.length][];
        for (int i = 0; i < texts.length; i++) {
            tokens[i] = quote(texts[i]);
        }
        return new JsonEnum<>(constants, names, texts, NameTable.of(texts), aliases, tokens, reading);
    }

    /**
     * The table of an enum whose constants are read by values of their own.
     *
     * @param number whether these values are integers, so that integers are not ordinals
     */
    public static <E extends Enum<E>> JsonEnum<E> byValue(
            Class<E> type, boolean number, Function<E, @Nullable Object> value) {
        JsonEnum<E> all = of(type);
        NameTable table = NameTable.empty();
        for (E constant : all.constants) {
            Object own = value.apply(constant);
            if (own != null) {
                table = table.with(own.toString(), constant.ordinal());
            }
        }
        EnumReading<E> reading = number ? all.reading.withoutOrdinals() : all.reading;
        return new JsonEnum<>(all.constants, all.names, all.texts, table, all.aliases, all.tokens, reading);
    }

    /** The table of an enum whose constants have their names as texts, as in Jackson 2. */
    public static <E extends Enum<E>> JsonEnum<E> ofNames(Class<E> type) {
        E[] constants = type.getEnumConstants();
        @Nullable String[] texts = Arrays.stream(constants).map(Enum::name).toArray(String[]::new);
        @Nullable String[] names = new @Nullable String[constants.length];
        return of(constants, names, texts, NameTable.empty(), EnumReading.usual());
    }

    /** A copy with another text for one constant. */
    public JsonEnum<E> name(E constant, String text) {
        @Nullable String[] renamed = texts.clone();
        renamed[constant.ordinal()] = text;
        @Nullable String[] given = names.clone();
        given[constant.ordinal()] = text;
        return of(constants, given, renamed, aliases, reading);
    }

    /** A copy with one more text by which a constant can be read. */
    public JsonEnum<E> alias(E constant, String text) {
        return of(constants, names, texts, aliases.with(text, constant.ordinal()), reading);
    }

    /**
     * A copy that writes constants as numbers: their texts, if they are non-negative numbers, or else their ordinals.
     */
    public JsonEnum<E> asNumbers() {
        byte[][] numbers = new byte[constants.length][];
        for (int i = 0; i < numbers.length; i++) {
            String name = names[i];
            Integer number = name == null ? (Integer) i : EnumReading.number(name);
            numbers[i] =
                    number == null || number < 0 ? tokens[i] : number.toString().getBytes(UTF_8);
        }
        return new JsonEnum<>(constants, names, texts, table, aliases, numbers, reading);
    }

    /** A copy that also reads constants by those of their texts that are numbers. */
    public JsonEnum<E> byNumbers() {
        return with(reading.withNumbers(names, constants));
    }

    /** A copy that ignores upper and lower case when reading. */
    public JsonEnum<E> ignoringCase() {
        return with(reading.withoutCase());
    }

    /** A copy with a constant for unknown values. */
    public JsonEnum<E> otherwise(E constant) {
        return with(reading.withUnknown(constant));
    }

    /** A copy that reads unknown values as null. */
    public JsonEnum<E> otherwiseNull() {
        return with(reading.withUnknownAsNull());
    }

    private JsonEnum<E> with(EnumReading<E> other) {
        return new JsonEnum<>(constants, names, texts, table, aliases, tokens, other);
    }

    /** How values are read that are not texts of this table. */
    EnumReading<E> reading() {
        return reading;
    }

    /** The length of a constant in a document, in bytes. */
    int length(E constant) {
        int length = tokens[constant.ordinal()].length;
        if (length == 0) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "The constant " + constant.name() + " has no text: its toString() is null");
        }
        return length;
    }

    /** Writes the quoted text of a constant, or its number; up to sixteen bytes may be overwritten. */
    void write(E constant, byte[] b, int p) {
        byte[] token = padded[constant.ordinal()];
        if (token.length == SHORT) {
            Words.LONG.set(b, p, Words.getLong(token, 0));
            Words.LONG.set(b, p + Long.BYTES, Words.getLong(token, Long.BYTES));
        } else {
            System.arraycopy(token, 0, b, p, token.length);
        }
    }

    /** The text of a constant; null if it has none. */
    @Nullable
    String text(E constant) {
        return texts[constant.ordinal()];
    }

    int size() {
        return constants.length;
    }

    E at(int ordinal) {
        return constants[ordinal];
    }

    @Nullable
    E find(byte[] bytes, int from, int to) {
        int ordinal = table.find(bytes, from, to);
        return ordinal < 0 ? null : constants[ordinal];
    }

    /** The constant whose text, of less than eight bytes, is in a word padded with zeros. */
    @Nullable
    E find(long head, int length) {
        int ordinal = table.find(head, length);
        return ordinal < 0 ? null : constants[ordinal];
    }

    @Nullable
    E find(String text) {
        int ordinal = table.find(text);
        if (ordinal < 0) {
            ordinal = aliases.find(text);
        }
        return ordinal < 0 ? null : constants[ordinal];
    }

    @Nullable
    E findIgnoringCase(String text) {
        int ordinal = table.findIgnoringCase(text);
        if (ordinal < 0) {
            ordinal = aliases.findIgnoringCase(text);
        }
        return ordinal < 0 ? null : constants[ordinal];
    }

    /** The texts that can be read, for messages. */
    String known() {
        return String.join(", ", table.names());
    }
}
