package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.WireException;
import dev.wirespeed.internal.NameTable;
import dev.wirespeed.internal.Words;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The texts that an enum's constants have in documents: {@code toString()} unless named otherwise.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // tables by ordinal live as long as the enum itself
public final class JsonEnum<E extends Enum<E>> {
    private static final int SHORT = 2 * Long.BYTES;
    private static final byte[] NO_TOKEN = {};

    private final E[] constants;
    /** Those that are given rather than made by {@code toString()}. */
    private final @Nullable String[] names;

    /** One is null if that is what the constant's {@code toString()} returns. */
    private final @Nullable String[] texts;

    private final NameTable aliases;
    private final EnumReading<E> reading;
    private final NameTable table;
    private final byte[][] tokens;
    /** The tokens, filled up to sixteen bytes. */
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
     * @param number whether they are integers, which then are no ordinals
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

    /** The table of an enum whose constants are known by their names, as in Jackson 2. */
    public static <E extends Enum<E>> JsonEnum<E> ofNames(Class<E> type) {
        E[] constants = type.getEnumConstants();
        @Nullable String[] texts = Arrays.stream(constants).map(Enum::name).toArray(String[]::new);
        @Nullable String[] names = new @Nullable String[constants.length];
        return of(constants, names, texts, NameTable.empty(), EnumReading.usual());
    }

    /** This table with another text for one constant. */
    public JsonEnum<E> name(E constant, String text) {
        @Nullable String[] renamed = texts.clone();
        renamed[constant.ordinal()] = text;
        @Nullable String[] given = names.clone();
        given[constant.ordinal()] = text;
        return of(constants, given, renamed, aliases, reading);
    }

    /** This table with one more text by which a constant can be read. */
    public JsonEnum<E> alias(E constant, String text) {
        return of(constants, names, texts, aliases.with(text, constant.ordinal()), reading);
    }

    /** This table with constants written as numbers: the ones that they are named by, if they are not negative, else their ordinals. */
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

    /** This table, whose constants are also read by the numbers that they are named by. */
    public JsonEnum<E> byNumbers() {
        return with(reading.withNumbers(names, constants));
    }

    /** This table, read without regard to upper and lower case. */
    public JsonEnum<E> ignoringCase() {
        return with(reading.withoutCase());
    }

    /** This table with a constant that any unknown value is read as. */
    public JsonEnum<E> otherwise(E constant) {
        return with(reading.withUnknown(constant));
    }

    /** This table, in which any unknown value is read as null. */
    public JsonEnum<E> otherwiseNull() {
        return with(reading.withUnknownAsNull());
    }

    private JsonEnum<E> with(EnumReading<E> other) {
        return new JsonEnum<>(constants, names, texts, table, aliases, tokens, other);
    }

    /** How values are read that are no text of this table. */
    EnumReading<E> reading() {
        return reading;
    }

    /** How many bytes a constant has in a document. */
    int length(E constant) {
        int length = tokens[constant.ordinal()].length;
        if (length == 0) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "The constant " + constant.name() + " has no text: its toString() is null");
        }
        return length;
    }

    /** Writes the text of a constant, quoted, or its number; up to sixteen bytes may be overwritten. */
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

    /** The constant whose text, of less than eight bytes, stands in a word filled up with zeros. */
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
