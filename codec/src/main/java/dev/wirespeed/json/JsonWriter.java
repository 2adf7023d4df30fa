package dev.wirespeed.json;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.internal.Digits;
import dev.wirespeed.internal.DoubleWriter;
import dev.wirespeed.internal.Iso8601;
import dev.wirespeed.internal.Nesting;
import dev.wirespeed.internal.Pretty;
import dev.wirespeed.internal.QuotedNumbers;
import dev.wirespeed.internal.StringBytes;
import dev.wirespeed.internal.StringEncoder;
import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.Uuids;
import dev.wirespeed.internal.Words;
import dev.wirespeed.mapper.MapperJson.Handover;
import dev.wirespeed.runtime.Dialect;
import dev.wirespeed.runtime.Feature;
import dev.wirespeed.runtime.Selection;
import dev.wirespeed.runtime.Settings;
import dev.wirespeed.runtime.WireWriter;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON text into a growing buffer; generated code calls one method for each name and each value.
 *
 * <p>Larger than other files, because one object holds the cursor that every method moves. Two invariants keep it fast.
 * Every value writes the comma after it, and a closing bracket overwrites the last one, so no code asks whether a comma
 * is due. Between calls there are always {@link #SLACK} free bytes, so a short name and a scalar need only one capacity
 * check together.
 *
 * <p>In a long document, texts are copied first and checked together later; until then, or until {@link #complete},
 * bytes from the first of them on may still change.
 *
 * <p>Not thread-safe.
 */
public final class JsonWriter extends WireWriter {
    private static final int HALF = SLACK / 2;
    /** From this length of a document on, texts are checked together. */
    private static final int LONG_DOCUMENT = 256;
    /** How many documents check each text on its own after one in which that is better. */
    private static final int PATIENCE = 16;

    private static final int NEVER = Integer.MAX_VALUE;
    /** Up to this length, a loop over the characters is faster than a bulk copy and a search. */
    private static final int SHORT_STRING = 20;

    /** In place of the number of plain characters, for a string with characters beyond U+00FF. */
    private static final int WIDE = -1;

    /** 1 for a plain character, else 0; for all characters, so that the JIT compiler need not check the index. */
    private static final byte[] PLAIN = plain();

    private static final int NULL = (int) Swar.word("null");
    private static final int EMPTY_ARRAY = (int) Swar.word("[],");
    private static final long TRUE = Swar.word("true,");
    private static final long FALSE = Swar.word("false,");
    private static final short QUOTE_COMMA = (short) Swar.word("\",");
    private static final short BRACE_COMMA = (short) Swar.word("},");
    private static final short BRACKET_COMMA = (short) Swar.word("],");

    private boolean text;
    /** Made for the first string that can't be copied. */
    private @Nullable StringEncoder encoder;

    private boolean numericTimes;
    private boolean numericDurations;
    /** Whether times with an offset are not written as texts with that offset. */
    private boolean otherOffsets;

    private boolean sortedMaps;
    private boolean withoutExponents;
    private boolean onlyAscii;
    private boolean quotedNumbers;

    private @Nullable BitSet verbatim;
    private boolean spreads;
    /** Writes single objects of a mapper's document; null for other documents. */
    private @Nullable Handover mapper;

    /** Made for the first long document. */
    private @Nullable UncheckedTexts unchecked;
    /** The length of the document from which on texts are checked together. */
    private int togetherFrom = LONG_DOCUMENT;
    /** Whether they are now. */
    private boolean together;
    /** Quotes around texts since the first unchecked one; never more than were written, or one inside a text would be missed. */
    private int quotes;
    /** Documents that are still to check each text on its own. */
    private int patience;

    private final Codecs codecs;

    /**
     * @param codecs the codecs of values whose class is only known at run time
     * @param capacity bytes that can be written before the buffer has to grow
     */
    JsonWriter(Codecs codecs, int capacity) {
        super(codecs, capacity);
        this.codecs = codecs;
        follow(settings);
    }

    Codecs codecs() {
        return codecs;
    }

    /** Prepares the writer for a new document. */
    void reset(@Nullable OutputStream newSink, boolean becomesText) {
        text = becomesText;
        if (encoder != null) {
            encoder.reset(becomesText);
        }
        together = false;
        togetherFrom = patience == 0 ? LONG_DOCUMENT : NEVER;
        patience = Math.max(0, patience - 1);
        begin(newSink);
    }

    @Override
    protected void end() {
        super.end();
        verbatim = null;
        spreads = false;
        mapper = null;
    }

    /** Sets the mapper that writes objects without a codec whose superclass has one. */
    void handTo(Handover handover) {
        mapper = handover;
    }

    /** Has a mapper write an object in its document; false if it did not. */
    boolean isHandedOver(Object value) {
        Handover to = mapper;
        if (to == null || spreads) {
            return false;
        }
        int around = depth - Limits.standard().depth() + settings.limits().depth();
        if (text) {
            String json = to.text(value, around);
            if (json != null) {
                inserted(json, 0, json.length());
            }
            return json != null;
        }
        byte[] json = to.bytes(value, around);
        if (json != null) {
            inserted(json, 0, json.length);
        }
        return json != null;
    }

    /** Without the comma after the last value. */
    @Override
    public int length() {
        return position - 1;
    }

    @Override
    protected void writeByClass(Object value) {
        Values.write(this, value);
    }

    @Override
    protected boolean isEmptyToFallback(Object value) {
        return Fallbacks.isEmpty(codecs.options(options), value);
    }

    /** Whether a lone surrogate was kept, as three bytes. */
    boolean hasLoneSurrogates() {
        return encoder != null && encoder.hasLoneSurrogates();
    }

    /** Remembers which bytes of the document are {@link #raw(byte[])}; only without a sink. */
    void keepRaw() {
        spreads = true;
        verbatim = new BitSet();
        togetherFrom = NEVER;
    }

    /**
     * The finished document, spread over lines; only after {@link #keepRaw}.
     *
     * @param around how many objects it is inside of
     */
    byte[] spread(int around) {
        return new Pretty(document(), requireNonNull(verbatim), around).format();
    }

    /** Quotes the numbers of the finished document, if the mapper does. */
    void quoteNumbers() {
        if (quotedNumbers) {
            QuotedNumbers numbers = new QuotedNumbers(document(), requireNonNull(verbatim));
            byte[] quoted = numbers.quoted();
            position = 0;
            ensure(quoted.length);
            System.arraycopy(quoted, 0, buffer, 0, quoted.length);
            comma(quoted.length);
            verbatim = numbers.verbatim();
        }
    }

    // ---- documents with only some of the properties

    /** Writes an object with its selected properties; only if the document {@link #isPartial}. */
    public <T> void object(JsonParts<T> parts, T value) {
        beginObject();
        fields(parts, value);
        endObject();
    }

    /**
     * Writes the members of an object without its braces, as far as selected; only if the document {@link #isPartial}.
     */
    public <T> void fields(JsonParts<T> parts, T value) {
        Selection here = requireNonNull(selection);
        for (Selection.Part part : here.of(parts, settings.is(Feature.DEFAULT_VIEW_INCLUSION))) {
            selection = part.inner();
            parts.write(this, value, part.index());
        }
        selection = here;
    }

    /**
     * Writes an object as an array, with null for properties that are not selected; only if the document
     * {@link #isPartial}.
     */
    public <T> void array(JsonParts<T> parts, T value) {
        beginArray();
        places(parts, value);
        endArray();
    }

    /** Writes the elements of such an array without its brackets; only if the document {@link #isPartial}. */
    public <T> void places(JsonParts<T> parts, T value) {
        Selection here = requireNonNull(selection);
        int next = 0;
        for (Selection.Part part : here.of(parts, settings.is(Feature.DEFAULT_VIEW_INCLUSION))) {
            skipPlaces(part.index() - next);
            selection = part.inner();
            parts.write(this, value, part.index());
            next = part.index() + 1;
        }
        skipPlaces(parts.size() - next);
        selection = here;
    }

    private void skipPlaces(int count) {
        for (int i = 0; i < count; i++) {
            nullValue();
        }
    }

    // ---- options and settings

    @Override
    protected void follow(Settings others) {
        numericTimes = others.is(Feature.WRITE_DATES_AS_TIMESTAMPS);
        numericDurations = others.is(Feature.WRITE_DURATIONS_AS_TIMESTAMPS);
        otherOffsets = !others.writesUsualOffsets();
        sortedMaps = others.is(Feature.ORDER_MAP_ENTRIES_BY_KEYS);
        withoutExponents = others.is(Feature.WRITE_BIGDECIMAL_AS_PLAIN);
        onlyAscii = others.is(Feature.ESCAPE_NON_ASCII);
        quotedNumbers = ofMapper && others.is(Feature.WRITE_NUMBERS_AS_STRINGS);
        if (quotedNumbers) {
            verbatim = new BitSet();
        }
        if (quotedNumbers || onlyAscii) {
            togetherFrom = NEVER;
        }
        if (encoder != null) {
            encoder.escapePairs(escapesPairs());
        }
    }

    /** Whether surrogate pairs are escaped; Jackson 2 does so in bytes. */
    private boolean escapesPairs() {
        return settings.dialect().ofJackson() == Dialect.JACKSON2;
    }

    private StringEncoder encoder() {
        StringEncoder known = encoder;
        if (known == null) {
            known = new StringEncoder();
            known.reset(text);
            known.escapePairs(escapesPairs());
            encoder = known;
        }
        return known;
    }

    Dialect dialect() {
        return settings.dialect();
    }

    // ---- structure

    public void beginObject() {
        deeper();
        buffer[position++] = '{';
        checkRoom();
    }

    /** Begins an object with a property's name; exactly one value must follow. */
    public JsonWriter beginObject(JsonName first) {
        deeper();
        int p = position;
        int length = first.length();
        if (length < 2 * Long.BYTES) {
            long word = first.word0();
            Words.LONG.set(buffer, p, word << Byte.SIZE | '{');
            if (length >= Long.BYTES) {
                Words.LONG.set(buffer, p + Long.BYTES, first.word1() << Byte.SIZE | word >>> 56);
            }
            position = p + 1 + length;
            quotes += 2;
            checkRoom(); // the value may be an object again, and so on
        } else {
            buffer[p] = '{';
            position = p + 1;
            checkRoom();
            name(first);
        }
        return this;
    }

    public void endObject() {
        close(BRACE_COMMA);
    }

    /** Ends an object with at least one member. */
    public void endNonEmptyObject() {
        depth--;
        int p = position;
        Words.putShort(buffer, p - 1, BRACE_COMMA);
        position = p + 1;
        checkRoom();
    }

    /** Begins an array. */
    public JsonWriter beginArray() {
        deeper();
        buffer[position++] = '[';
        checkRoom();
        return this;
    }

    public void endArray() {
        close(BRACKET_COMMA);
    }

    /**
     * Begins an array of a collection's elements, unless the collection's class has its own form, which is then
     * written.
     *
     * @param empty whether it has no elements
     * @return whether the caller still has to write the elements and the end
     */
    public boolean beginArray(Collection<?> values, boolean empty) {
        if (mayHaveOwnForm(values)) {
            if (isWritten(values)) {
                return false;
            }
        } else if (empty) {
            checkDepth(depth + 1);
            Words.putInt(buffer, position, EMPTY_ARRAY);
            position += 3;
            checkRoom();
            return false;
        }
        beginArray();
        return true;
    }

    /** As {@link #beginArray(Collection, boolean)}, for an iterable that may not be a collection. */
    public boolean beginIterable(Object values) {
        if (isWritten(values)) {
            return false;
        }
        beginArray();
        return true;
    }

    /** As {@link #beginArray(Collection, boolean)}, for a map, which is written as an object. */
    public boolean beginObject(Map<?, ?> entries) {
        if (mayHaveOwnForm(entries) && isWritten(entries)) {
            return false;
        }
        beginObject();
        return true;
    }

    /** The entries of a map in the order in which they are written. */
    public <K, V> Map<K, V> ordered(Map<K, V> entries) {
        return sortedMaps ? JsonKeys.sorted(this, entries) : entries;
    }

    private void close(short bracketAndComma) {
        depth--;
        int p = position;
        if (buffer[p - 1] == ',') {
            p--;
        }
        Words.putShort(buffer, p, bracketAndComma);
        position = p + 2;
        checkRoom();
    }

    /** Writes a property's name; exactly one value must follow. */
    public JsonWriter name(JsonName name) {
        int length = name.length();
        if (length <= 16) {
            Words.LONG.set(buffer, position, name.word0());
            if (length > Long.BYTES) {
                Words.LONG.set(buffer, position + Long.BYTES, name.word1());
            }
        } else {
            longName(name, length);
        }
        position += length;
        quotes += 2;
        return this;
    }

    private void longName(JsonName name, int length) {
        if (length > HALF) {
            ensure(length);
        }
        System.arraycopy(name.token(), 0, buffer, position, length);
    }

    /** Writes a map's key; exactly one value must follow. */
    public JsonWriter key(@Nullable String key) {
        if (key == null) {
            throw JsonKeys.nullKey();
        }
        value(key);
        buffer[position - 1] = ':';
        return this;
    }

    /** Writes a map's key that is the text of an enum constant, which is escaped no more than a property's name. */
    void constant(@Nullable String key) {
        boolean followed = onlyAscii;
        onlyAscii = false;
        key(key);
        onlyAscii = followed;
    }

    /** Writes a value by its class at run time. */
    public void object(@Nullable Object value) {
        Values.writeUntyped(this, value);
    }

    /** Writes a value by its class at run time, with the id of its type if it has one. */
    public void typed(Object value) {
        Values.write(this, value);
    }

    public void nullValue() {
        Words.putInt(buffer, position, NULL);
        buffer[position + 4] = ',';
        position += 5;
        checkRoom();
    }

    public void value(boolean value) {
        Words.LONG.set(buffer, position, value ? TRUE : FALSE);
        position += value ? 5 : 6;
        checkRoom();
    }

    public void value(int value) {
        comma(Digits.write(value, buffer, position));
    }

    public void value(long value) {
        comma(Digits.write(value, buffer, position));
    }

    /** Writes the shortest decimal that reads back to the same value; NaN and infinities as strings. */
    public void value(float value) {
        if (Float.isFinite(value)) {
            comma(DoubleWriter.write(value, buffer, position));
        } else {
            value(Float.toString(value));
        }
    }

    /** Writes the shortest decimal that reads back to the same value; NaN and infinities as strings. */
    public void value(double value) {
        if (Double.isFinite(value)) {
            comma(DoubleWriter.write(value, buffer, position));
        } else {
            value(Double.toString(value));
        }
    }

    public void value(char value) {
        if (Swar.isPlain(value)) {
            buffer[position] = '"';
            buffer[position + 1] = (byte) value;
            quoteComma(position + 2);
        } else {
            value(String.valueOf(value));
        }
    }

    public void value(@Nullable Boolean value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.booleanValue());
        }
    }

    public void value(@Nullable Byte value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.intValue());
        }
    }

    public void value(@Nullable Short value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.intValue());
        }
    }

    public void value(@Nullable Integer value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.intValue());
        }
    }

    public void value(@Nullable Long value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.longValue());
        }
    }

    public void value(@Nullable Float value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.floatValue());
        }
    }

    public void value(@Nullable Double value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.doubleValue());
        }
    }

    public void value(@Nullable Character value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.charValue());
        }
    }

    public void value(@Nullable BigInteger value) {
        if (value != null && value.getClass() == BigInteger.class && value.bitLength() < Long.SIZE) {
            value(value.longValue());
        } else if (value == null) {
            nullValue();
        } else if (!isOfSubclass(value, BigInteger.class)) {
            ascii(value.toString());
        }
    }

    /** Writes a value of the user's subclass if the subclass has its own form. */
    private boolean isOfSubclass(Object value, Class<?> declared) {
        return value.getClass() != declared && isWritten(value);
    }

    /**
     * Writes the text that a {@link BigDecimal} computes once and keeps, unless it must be written without an exponent.
     */
    public void value(@Nullable BigDecimal value) {
        if (value == null) {
            nullValue();
        } else if (!isOfSubclass(value, BigDecimal.class)) {
            ascii(text(value));
        }
    }

    /** The text of a number, whether it is written as a number or as a string. */
    String text(BigDecimal value) {
        return withoutExponents ? JsonNumbers.withoutExponent(value) : value.toString();
    }

    public void value(@Nullable UUID value) {
        if (value == null) {
            nullValue();
        } else {
            buffer[position] = '"';
            quoteComma(Uuids.write(value, buffer, position + 1));
        }
    }

    public void value(@Nullable Instant value) {
        if (value == null) {
            nullValue();
        } else if (numericTimes) {
            Timestamps.write(this, value);
        } else {
            buffer[position] = '"';
            quoteComma(Iso8601.writeInstant(value, buffer, position + 1));
        }
    }

    public void value(@Nullable LocalDate value) {
        if (value == null) {
            nullValue();
        } else if (numericTimes) {
            Timestamps.write(this, value);
        } else {
            buffer[position] = '"';
            quoteComma(Iso8601.writeLocalDate(value, buffer, position + 1));
        }
    }

    public void value(@Nullable LocalTime value) {
        if (value == null) {
            nullValue();
        } else if (numericTimes) {
            Timestamps.write(this, value);
        } else {
            buffer[position] = '"';
            quoteComma(Iso8601.writeLocalTime(value, buffer, position + 1));
        }
    }

    public void value(@Nullable LocalDateTime value) {
        if (value == null) {
            nullValue();
        } else if (numericTimes) {
            Timestamps.write(this, value);
        } else {
            buffer[position] = '"';
            quoteComma(Iso8601.writeLocalDateTime(value, buffer, position + 1));
        }
    }

    public void value(@Nullable OffsetDateTime value) {
        if (value == null) {
            nullValue();
        } else if (otherOffsets) {
            Timestamps.write(this, value);
        } else {
            buffer[position] = '"';
            quoteComma(Iso8601.writeOffsetDateTime(value, buffer, position + 1));
        }
    }

    public void value(@Nullable ZonedDateTime value) {
        if (value == null) {
            nullValue();
        } else if (otherOffsets) {
            Timestamps.write(this, value);
        } else {
            value(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value));
        }
    }

    public void value(@Nullable Duration value) {
        if (value == null) {
            nullValue();
        } else if (numericDurations) {
            Timestamps.write(this, value);
        } else {
            buffer[position] = '"';
            quoteComma(Iso8601.writeDuration(value, buffer, position + 1));
        }
    }

    /** Writes a constant by its enum's table. */
    public <E extends Enum<E>> void value(JsonEnum<E> table, @Nullable E value) {
        if (value == null) {
            nullValue();
            return;
        }
        int length = table.length(value);
        if (length > HALF) {
            ensure(length);
        }
        table.write(value, buffer, position);
        quotes += buffer[position] == '"' ? 2 : 0;
        comma(position + length);
    }

    /** Writes a value with a codec, which is not called for null. */
    public <T> void value(JsonCodec<T> codec, @Nullable T value) {
        if (value == null) {
            nullValue();
        } else {
            codec.write(this, value);
        }
    }

    /** Writes bytes as a string in Base64 (RFC 4648 section 4, with padding). */
    public void value(byte @Nullable [] value) {
        if (value == null) {
            nullValue();
            return;
        }
        byte[] base64 = Base64.getEncoder().encode(value);
        ensure(base64.length);
        buffer[position] = '"';
        System.arraycopy(base64, 0, buffer, position + 1, base64.length);
        quoteComma(position + 1 + base64.length);
    }

    public void value(boolean @Nullable [] values) {
        if (values == null) {
            nullValue();
            return;
        }
        beginArray();
        for (boolean value : values) {
            value(value);
        }
        endArray();
    }

    public void value(short @Nullable [] values) {
        if (values == null) {
            nullValue();
            return;
        }
        beginArray();
        for (short value : values) {
            value(value);
        }
        endArray();
    }

    public void value(int @Nullable [] values) {
        if (values == null) {
            nullValue();
            return;
        }
        beginArray();
        for (int value : values) {
            value(value);
        }
        endArray();
    }

    public void value(long @Nullable [] values) {
        if (values == null) {
            nullValue();
            return;
        }
        beginArray();
        for (long value : values) {
            value(value);
        }
        endArray();
    }

    public void value(float @Nullable [] values) {
        if (values == null) {
            nullValue();
            return;
        }
        beginArray();
        for (float value : values) {
            value(value);
        }
        endArray();
    }

    public void value(double @Nullable [] values) {
        if (values == null) {
            nullValue();
            return;
        }
        beginArray();
        for (double value : values) {
            value(value);
        }
        endArray();
    }

    /** Writes characters as one string. */
    public void value(char @Nullable [] value) {
        if (value == null) {
            nullValue();
        } else {
            text(value);
        }
    }

    /** Writes another writer's JSON, whose nesting counts: a value, or members of an object without their braces. */
    public void inserted(byte[] json, int from, int to) {
        complete();
        checkNesting(json, from, to);
        int start = position;
        copy(json, from, to);
        keepInserted(start);
    }

    /** As {@link #inserted(byte[], int, int)}, for documents that become text and so have no sink. */
    public void inserted(String json, int from, int to) {
        complete();
        int start = position;
        copy(json, from, to);
        checkNesting(buffer, start, position);
        keepInserted(start);
    }

    /** Numbers that another writer has written are quoted already. */
    private void keepInserted(int start) {
        if (quotedNumbers) {
            keepFrom(start);
        }
    }

    private void checkNesting(byte[] json, int from, int to) {
        if (ofMapper && spreads) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "What may be JSON as it is can't be told from other when spread over lines");
        }
        int deepestPossible = depth + (to - from) / 2;
        if (deepestPossible > Limits.standard().depth()) {
            checkDepth(depth + Nesting.of(json, from, to));
        }
    }

    /** Writes a value that is JSON already, verbatim. */
    void raw(byte[] json) {
        complete();
        int start = position;
        copy(json, 0, json.length);
        keepFrom(start);
    }

    /** As {@link #raw(byte[])}, for documents that become text. */
    void raw(String json) {
        complete();
        int start = position;
        copy(json, 0, json.length());
        keepFrom(start);
    }

    private void keepFrom(int start) {
        if (verbatim != null) {
            verbatim.set(start, position - 1);
        }
    }

    private void copy(byte[] json, int from, int to) {
        ensure(to - from);
        System.arraycopy(json, from, buffer, position, to - from);
        comma(position + to - from);
    }

    private void copy(String json, int from, int to) {
        ensure(3 * (to - from));
        comma(encoder().encodeRaw(json, from, to, buffer, position));
    }

    /** Whether the document becomes text, which may have lone surrogates. */
    public boolean isText() {
        return text;
    }

    private void text(char[] chars) {
        ensure(chars.length);
        byte[] b = buffer;
        int start = position + 1;
        for (int i = 0; i < chars.length; i++) {
            char c = chars[i];
            if (!Swar.isPlain(c)) {
                value(new String(chars));
                return;
            }
            b[start + i] = (byte) c;
        }
        b[position] = '"';
        quoteComma(start + chars.length);
    }

    /** Writes a string, escaping only the characters that RFC 8259 section 7 requires. */
    public void value(@Nullable String value) {
        if (value == null) {
            nullValue();
            return;
        }
        if (position >= togetherFrom && InliningBoundary.isCopied(this, value)) {
            return;
        }
        int length = value.length();
        if (length > limit - position) {
            ensure(length);
        }
        byte[] b = buffer;
        int start = position + 1;
        b[position] = '"';
        int plain = length <= SHORT_STRING ? copyPlain(value, b, start) : copyLong(value, b, start);
        if (plain == length) {
            quoteComma(start + length);
        } else {
            position = start + Math.max(0, plain);
            escape(value, plain);
        }
    }

    /** Copies a string that is checked together with others; false if it has to be written on its own. */
    boolean isCopied(String value) {
        int length = value.length();
        if (length > limit - position) {
            ensure(length);
        }
        if (!together && !isBegun()) {
            return false;
        }
        UncheckedTexts texts = requireNonNull(unchecked);
        if (texts.isFull() && !isChecked(texts)) {
            return false;
        }
        if (length > 0 && value.charAt(0) > 0xFF || !StringBytes.copyLatin1(value, buffer, position + 1)) {
            complete();
            checkEach();
            return false;
        }
        texts.add(position + 1, length);
        buffer[position] = '"';
        quoteComma(position + 1 + length);
        return true;
    }

    private boolean isBegun() {
        if (position < togetherFrom) {
            return false; // since the buffer was sent
        }
        if (unchecked == null) {
            unchecked = new UncheckedTexts();
        }
        unchecked.begin(position);
        quotes = 0;
        together = true;
        return true;
    }

    /** From here on, and in the next documents, each text is checked on its own. */
    private void checkEach() {
        together = false;
        togetherFrom = NEVER;
        patience = PATIENCE;
    }

    /**
     * Checks the unchecked texts, and writes them again if one of them has a special character; returns whether the next
     * ones are checked together, too.
     */
    private boolean isChecked(UncheckedTexts texts) {
        if (!texts.arePlain(buffer, position, quotes)) {
            checkEach();
            rewrite(texts);
        } else if (texts.areSparse(position)) {
            checkEach();
        } else {
            texts.next(position);
            quotes = 0;
        }
        return together;
    }

    private void rewrite(UncheckedTexts texts) {
        byte[] written = Arrays.copyOfRange(buffer, texts.from(), position);
        position = texts.from();
        int from = 0;
        for (int i = 0; i < texts.count(); i++) {
            String text = texts.text(written, i);
            int start = texts.start(i);
            copyBytes(written, from, start - 1);
            value(text);
            position--; // the comma, or the colon in its place, is copied
            from = start + text.length() + 1;
        }
        copyBytes(written, from, written.length);
        checkRoom();
    }

    private void copyBytes(byte[] source, int from, int to) {
        ensure(to - from);
        System.arraycopy(source, from, buffer, position, to - from);
        position += to - from;
    }

    @Override
    protected void complete() {
        if (together) {
            isChecked(requireNonNull(unchecked));
            together = false;
        }
    }

    /**
     * Copies characters, and returns how many of them are plain; the bytes after those are wrong. Has no branch per
     * character.
     */
    private static int copyPlain(String value, byte[] b, int start) {
        int length = value.length();
        int plain = 1;
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            plain &= PLAIN[c];
            b[start + i] = (byte) c;
        }
        return plain != 0 ? length : plainPrefix(value);
    }

    /** The number of characters before the first one that is not plain; there must be one. */
    private static int plainPrefix(String value) {
        int i = 0;
        while (Swar.isPlain(value.charAt(i))) {
            i++;
        }
        return i;
    }

    private static byte[] plain() {
        byte[] table = new byte[Character.MAX_VALUE + 1];
        for (char c = 0; c < 0x80; c++) {
            table[c] = (byte) (Swar.isPlain(c) ? 1 : 0);
        }
        return table;
    }

    /** The same with a bulk copy; {@link #WIDE} if there is a character beyond U+00FF. */
    private static int copyLong(String value, byte[] b, int start) {
        if (value.charAt(0) > 0xFF) {
            return WIDE; // saves the copy of a string that is written in another script
        }
        return StringBytes.copyLatin1(value, b, start) ? plainPrefix(b, start, value.length()) : WIDE;
    }

    /** The number of bytes from {@code start} on, at most {@code length}, that are plain. */
    private static int plainPrefix(byte[] b, int start, int length) {
        int i = 0;
        for (; i < length; i += 8) {
            long stops = Swar.stops(Words.getLong(b, start + i));
            if (stops != 0) {
                return Math.min(length, i + Swar.first(stops));
            }
        }
        return length;
    }

    /** Writes the rest of a string that has characters that are not plain. */
    private void escape(String value, int plain) {
        if (onlyAscii) {
            escapeToAscii(value, Math.max(0, plain));
            return;
        }
        boolean mayBeNarrow = plain != WIDE && value.charAt(plain) <= 0xFF;
        int at = mayBeNarrow ? escapeNarrow(value, plain) : Math.max(0, plain);
        StringEncoder escaping = encoder();
        while (at < value.length()) {
            int count = escaping.take(value, at);
            ensure(StringEncoder.room(count));
            position = escaping.encode(count, buffer, position);
            at += count;
        }
        quoteComma(position);
    }

    /** Writes the rest of a string with characters beyond ASCII escaped. */
    private void escapeToAscii(String value, int from) {
        for (int at = from; at < value.length(); at++) {
            ensure(StringEncoder.room(1));
            position = StringEncoder.encodeToAscii(value.charAt(at), buffer, position);
        }
        quoteComma(position);
    }

    /** Writes characters from an index on up to the first beyond U+00FF; returns the index after them. */
    private int escapeNarrow(String value, int from) {
        StringEncoder escaping = encoder();
        int at = from;
        while (at < value.length()) {
            int count = escaping.takeNarrow(value, at);
            if (count < 0) {
                break;
            }
            ensure(StringEncoder.room(count));
            position = escaping.encodeNarrow(count, buffer, position);
            at += count;
        }
        return at;
    }

    private void ascii(String text) {
        ensure(text.length());
        StringBytes.copyLatin1(text, buffer, position);
        comma(position + text.length());
    }

    private void comma(int p) {
        buffer[p] = ',';
        position = p + 1;
        checkRoom();
    }

    private void quoteComma(int p) {
        Words.putShort(buffer, p, QUOTE_COMMA);
        position = p + 2;
        quotes += 2;
        checkRoom();
    }
}
