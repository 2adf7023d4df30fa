package dev.wirespeed.json;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.internal.Digits;
import dev.wirespeed.internal.DoubleReader;
import dev.wirespeed.internal.ElementCounter;
import dev.wirespeed.internal.Iso8601;
import dev.wirespeed.internal.JsonPath;
import dev.wirespeed.internal.JsonTokens;
import dev.wirespeed.internal.LooseUtf8;
import dev.wirespeed.internal.NameTable;
import dev.wirespeed.internal.NumberSyntax;
import dev.wirespeed.internal.QuotedNames;
import dev.wirespeed.internal.StringBytes;
import dev.wirespeed.internal.StringDecoder;
import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.TextCache;
import dev.wirespeed.internal.Uuids;
import dev.wirespeed.internal.Words;
import dev.wirespeed.runtime.Feature;
import dev.wirespeed.runtime.WireReader;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON text from an array of bytes; generated code calls one method for each name and each value.
 *
 * <p>Larger than other files, because one object holds the cursor that every method moves. The methods here handle the
 * form of nearly all documents: no white space, values of the expected kind, names in the order of writing. They leave
 * everything else to {@link Scalars} and {@link Times}, which accept and refuse as Jackson 3 does.
 *
 * <p>Not thread-safe.
 */
public final class JsonReader extends WireReader {
    /** In place of the index of a property: the object has no more. */
    public static final int NO_FIELD = -3;

    private static final int TEXT_BLOCK = 32;
    private static final int MAX_FAST_DIGITS = 18;
    /** The digits of the largest long; every number of 19 digits fits into 64 bits, unsigned. */
    private static final int MAX_LONG_DIGITS = 19;
    /** Seven digits, the point, three words and the bytes after them. */
    private static final int MAX_WORDS_OF_DOUBLE = 33;

    private static final int MAX_FAST_EXPONENT = 3;

    private static final int TRUE = (int) Swar.word("true");
    private static final int FALSE = (int) Swar.word("fals");
    private static final int NULL = (int) Swar.word("null");

    /** The bytes of a quoted instant with nine digits of a fraction. */
    private static final int MAX_USUAL_INSTANT = 32;

    /** Turns a word that starts with a brace into one with a comma. */
    private static final long OPENING = '{' ^ ',';

    private static final int COMMA_AND_QUOTE = (int) Swar.word(",\"");

    /** The colon of Jackson's default pretty printer. */
    private static final int SPACED_COLON = (int) Swar.word(" : ");

    private static final int SPACED_COLON_MASK = 0xff_ffff;

    /** Bytes of a number other than digits: two signs, a point and an E, and some to spare. */
    private static final int NUMBER_MARKS = 8;

    private final int stringLength;
    /** The state of a stream; null without one. */
    private final @Nullable Passed passed;

    private @Nullable TextCache keys;
    private @Nullable StringDecoder decoder;
    private boolean keepLoneSurrogates;
    private boolean open;
    private boolean wrapped;
    private boolean behindTypeId;
    /** {@link #OPENING} while the cursor is on the opening brace of an object, else 0. */
    private long opening;

    /** @param end the index after the document's last byte */
    JsonReader(byte[] buffer, int start, int end, Limits limits) {
        super(buffer, start, end, limits);
        stringLength = limits.stringLength();
        passed = null;
    }

    /**
     * Reads a document that begins in someone else's array and goes on in a stream. All of it stays in memory, in the
     * end in another array.
     */
    JsonReader(byte[] buffer, int start, int end, InputStream rest, Limits limits) {
        super(buffer, start, end, rest, limits);
        stringLength = limits.stringLength();
        passed = new Passed(limits);
    }

    /** Reads from a stream, of which only a part is in memory. */
    JsonReader(InputStream document, Limits limits) {
        super(document, limits);
        stringLength = limits.stringLength();
        passed = new Passed(limits);
    }

    /** The bytes of a stream that arrived, and those that were dropped. */
    private static final class Passed {
        final @Nullable ElementCounter elements;

        /** Null until bytes are dropped. */
        @Nullable
        JsonPath path;

        Passed(Limits limits) {
            elements = limits.elementCount() == Long.MAX_VALUE ? null : new ElementCounter(limits.elementCount());
        }

        JsonPath path() {
            if (path == null) {
                path = new JsonPath();
            }
            return path;
        }
    }

    /** Notes that the document was text, in which each lone surrogate became three bytes. */
    void keepLoneSurrogates() {
        keepLoneSurrogates = true;
    }

    // ---- the part of the document that is in memory

    @Override
    protected void pass(int from, int to) {
        requireNonNull(passed).path().advance(buffer, from, to);
    }

    @Override
    protected void forgetPassed() {
        requireNonNull(passed).path = null;
    }

    @Override
    protected int countElements(int from, int to) {
        ElementCounter elements = requireNonNull(passed).elements;
        return elements == null ? -1 : elements.advance(buffer, from, to);
    }

    /** Makes sure that the string at the cursor is in memory up to its closing quote, or up to more than is allowed. */
    private void completeString(int maxLength) {
        long most = 6L * (maxLength + 1L) + 2;
        int length = 1;
        while (length < most) {
            int p = position + length;
            while (p < end && buffer[p] != '"') {
                p += buffer[p] == '\\' ? 2 : 1;
            }
            if (p < end) {
                return;
            }
            length = p - position;
            if (!fill()) {
                return;
            }
        }
    }

    /** Makes sure that the number at the cursor is in memory with the byte after it, or more of it than is allowed. */
    private void completeNumber() {
        int length = 0;
        while (length <= (long) limits.numberLength() + NUMBER_MARKS) {
            int p = position + length;
            if (p == end) {
                if (!fill()) {
                    return;
                }
            } else if (NumberSyntax.isPart(buffer[p])) {
                length++;
            } else {
                return;
            }
        }
    }

    /** Skips the UTF-8 byte order mark that some editors add. */
    void skipByteOrderMark() {
        require(1);
        if (position == end || buffer[position] != (byte) 0xEF) {
            return;
        }
        require(3);
        if (end - position >= 3 && buffer[position + 1] == (byte) 0xBB && buffer[position + 2] == (byte) 0xBF) {
            position += 3;
        }
    }

    // ---- structure

    /** Consumes an opening brace; true if a name follows, false if the object is empty and was consumed. */
    public boolean beginObject() {
        if (token() != '{') {
            throw mismatch("an object");
        }
        deeper();
        int p = position + 1;
        if (p < end && buffer[p] == '"') {
            position = p;
            return true;
        }
        position = p;
        if (token() == '}') {
            position++;
            depth--;
            return false;
        }
        return expectName();
    }

    /**
     * Begins an object that is read by {@link #next} and {@link #nextField}: the cursor stays on its brace, which
     * stands for the comma before the first property.
     */
    public void beginFields() {
        if (token() != '{') {
            throw mismatch("an object");
        }
        deeper();
        opening = OPENING;
    }

    /** Whether the cursor is on the opening brace of an object, as a word that makes it a comma. */
    long opening() {
        return opening;
    }

    /** Consumes a comma, this name and its colon if they are at the cursor; else consumes nothing. */
    public boolean next(JsonName expected) {
        // few bytecodes, since the JIT compiler inlines so many into one method only, and this is there once for each
        // property
        int p = position;
        if (expectedEnd - p < expected.room()) {
            return nextSlow(expected);
        }
        long head = Words.getLong(buffer, p) ^ opening;
        if (((head ^ expected.next0()) & expected.mask0()) != 0) {
            return nextElse(expected, head);
        }
        if (expected.length() >= Long.BYTES && !endsAlike(expected, p)) {
            return false;
        }
        opening = 0;
        position = p + expected.length() + 1;
        return true;
    }

    private boolean nextElse(JsonName expected, long head) {
        return (head & 0xffff) != COMMA_AND_QUOTE && nextSlow(expected);
    }

    /** Whether the bytes after the first eight match the name. */
    private boolean endsAlike(JsonName expected, int from) {
        int length = expected.length();
        return Words.getLong(buffer, from + length - 7) == expected.next1()
                && (length < 2 * Long.BYTES || isBetween(expected, from));
    }

    /** Whether the bytes between the first and the last eight match the name. */
    private boolean isBetween(JsonName expected, int from) {
        int length = expected.length();
        return Arrays.equals(buffer, from + 8, from + length - 7, expected.token(), 7, length - 8);
    }

    private boolean nextSlow(JsonName expected) {
        if (expectedEnd == 0 || token() != (opening == 0 ? ',' : '{')) {
            return false;
        }
        int p = pastSpace(position + 1);
        int behind = p + expected.length() - 1;
        if (behind + Long.BYTES >= end) {
            return nextAcross(expected);
        }
        boolean equal = expected.isQuotedAt(buffer, p);
        if (equal) {
            opening = 0;
            if ((Words.getInt(buffer, behind) & SPACED_COLON_MASK) == SPACED_COLON) {
                position = behind + 3;
            } else {
                position = behind;
                colon();
                if (position < end && buffer[position] == ' ') {
                    position++;
                }
            }
        }
        return equal;
    }

    /** The same, where more of the document may have to be fetched. */
    private boolean nextAcross(JsonName expected) {
        int at = position();
        boolean outer = mark();
        position++;
        boolean equal = token() == '"' && name(expected);
        if (equal) {
            opening = 0;
        } else {
            position(at);
        }
        release(outer);
        return equal;
    }

    /** Consumes a comma (true) or the object's closing brace (false). */
    public boolean nextField() {
        int p = position;
        if (p + 1 < end) {
            byte separator = buffer[p];
            if (separator == ',' && buffer[p + 1] == '"') {
                position = p + 1;
                return true;
            }
            if (separator == '}') {
                position = p + 1;
                depth--;
                return false;
            }
        }
        return nextFieldSlow();
    }

    private boolean nextFieldSlow() {
        int token = token();
        if (opening != 0) {
            opening = 0;
            position++;
            token = token();
            if (token != '}') {
                return expectName();
            }
        }
        if (token == '}') {
            position++;
            depth--;
            return false;
        }
        if (token != ',') {
            throw malformed("Expected ',' or '}' but was " + describe());
        }
        position++;
        return expectName();
    }

    /**
     * Consumes a comma, any name and its colon, or the object's closing brace. Returns the index of the name in the
     * table, a negative number if its value is to be skipped, or {@link #NO_FIELD} for the brace.
     */
    public int nextField(JsonNames names) {
        int p = position;
        if (p < end && buffer[p] == '}') {
            position = p + 1;
            depth--;
            return NO_FIELD;
        }
        return anyField(names);
    }

    private int anyField(JsonNames names) {
        int p = position;
        int from = p + 2;
        if (end - from >= QuotedNames.READ && (Words.getShort(buffer, p) ^ (short) opening) == COMMA_AND_QUOTE) {
            int slot = names.slot(buffer, from, end);
            int length = slot < 0 ? plainEnd(from) - from : names.length(slot);
            if (length <= limits.nameLength() && (slot >= 0 || isQuoted(from + length))) {
                opening = 0;
                position = from + length + 2;
                return slot < 0 ? unknown(names) : visible(names, names.index(slot));
            }
        }
        return nextFieldSlow(names);
    }

    /** The index, or another negative number for a property outside the active view. */
    private int visible(JsonNames names, int index) {
        return view == null || index < 0 ? index : inView(names, index, view);
    }

    private int inView(JsonNames names, int index, Class<?> active) {
        if (names.isIn(active, index, settings.is(Feature.DEFAULT_VIEW_INCLUSION))) {
            return index;
        }
        if (settings.is(Feature.FAIL_ON_UNEXPECTED_VIEW_PROPERTIES)) {
            throw error(Kind.MISMATCH, "The property is not in the active view");
        }
        return JsonNames.NOT_VISIBLE;
    }

    /** The index for a name that was consumed and is not in the table; refuses the name if required. */
    private int unknown(JsonNames names) {
        if (settings.is(Feature.FAIL_ON_UNKNOWN_PROPERTIES) && !names.ignoresUnknown()) {
            throw error(Kind.MISMATCH, "The class has no such property");
        }
        return -1;
    }

    private int nextFieldSlow(JsonNames names) {
        return nextField() ? name(names) : NO_FIELD;
    }

    /** Whether a name is followed by its quote and a colon. */
    private boolean isQuoted(int to) {
        return to + 1 < end && buffer[to] == '"' && buffer[to + 1] == ':';
    }

    private boolean expectName() {
        if (token() != '"') {
            throw malformed("Expected a name but was " + describe());
        }
        return true;
    }

    /** Consumes an opening bracket; true if a value follows, false if the array is empty and was consumed. */
    public boolean beginArray() {
        if (token() != '[') {
            throw mismatch("an array");
        }
        deeper();
        position = pastSpace(position + 1);
        if (token() == ']') {
            position++;
            depth--;
            return false;
        }
        return true;
    }

    /** Consumes a comma (true) or the array's closing bracket (false). */
    public boolean nextElement() {
        int token = token();
        if (token == ',') {
            position = pastSpace(position + 1);
            return true;
        }
        if (token != ']') {
            throw malformed("Expected ',' or ']' but was " + describe());
        }
        position++;
        depth--;
        return false;
    }

    /**
     * Ends an object that is an array.
     *
     * @param another whether there is an element after those that the class knows
     * @param ignoring whether surplus elements are skipped even where settings refuse them
     */
    public void endPlaces(boolean another, boolean ignoring) {
        if (another && !ignoring && settings.is(Feature.FAIL_ON_UNKNOWN_PROPERTIES)) {
            throw error(Kind.MISMATCH, "The class has no such property");
        }
        for (boolean more = another; more; more = nextElement()) {
            skipValue();
        }
    }

    /**
     * After {@link JsonVariants#choose}: whether the object is wrapped in another object or an array, to be closed
     * after it.
     */
    public boolean wrapped() {
        return wrapped;
    }

    /**
     * After {@link JsonVariants#choose}: whether a property with the type id was consumed; otherwise one may follow.
     */
    public boolean isBehindTypeId() {
        return behindTypeId;
    }

    /**
     * Consumes a value that is the object's type id if it is the first possible one. Jackson takes any other one for a
     * property, so inside a mapper those are refused.
     *
     * @param passed whether the object's type id was consumed before
     * @return true
     */
    public boolean skipTypeId(boolean passed) {
        if (ofMapper && (passed || !JsonVariants.isId(token()))) {
            throw unreadable(OF_THE_MAPPER);
        }
        skipValue();
        return true;
    }

    void chosen(boolean isOpen, boolean isWrapped) {
        open = isOpen;
        wrapped = isWrapped;
        behindTypeId = false;
    }

    void passedTypeId() {
        chosen(true, false);
        behindTypeId = true;
    }

    /** After {@link JsonVariants#choose}: consumes the rest of the object, if there is any. */
    public void skipFields() {
        while (open && nextField()) {
            skipName();
            skipValue();
        }
    }

    /**
     * Consumes the name at the cursor and its colon if it is this one; else consumes nothing. Waits for no more bytes
     * than it takes to tell.
     */
    private boolean name(JsonName expected) {
        int quoted = expected.length() - 1;
        int known;
        do {
            known = Math.min(quoted, end - position);
            if (!Arrays.equals(buffer, position, position + known, expected.token(), 0, known)) {
                return false;
            }
        } while (known < quoted && fill());
        if (known < quoted) {
            return false;
        }
        position += quoted;
        colon();
        return true;
    }

    /** Consumes any name and its colon, as {@link #nextField(JsonNames)}. */
    private int name(JsonNames names) {
        int from = position + 1;
        int to = plainEnd(from);
        if (to < end && buffer[to] == '"' && to - from <= limits.nameLength()) {
            int index = names.find(buffer, from, to);
            position = to + 1;
            colon();
            return index == -1 ? unknown(names) : visible(names, index);
        }
        int index = find(names, name());
        return index == -1 ? unknown(names) : index;
    }

    /** The index of a name in the table: -1 if it is unknown, another negative number if a view hides it. */
    public int find(JsonNames names, String name) {
        return visible(names, names.find(name));
    }

    /** Consumes any name and its colon. */
    public String name() {
        int from = position + 1;
        int to = plainEnd(from);
        if (to + 1 < end && buffer[to] == '"' && buffer[to + 1] == ':' && to - from <= limits.nameLength()) {
            position = to + 2;
            return keys().text(buffer, from, to);
        }
        int at = position();
        boolean outer = mark();
        String name = text(limits.nameLength(), "A name");
        if (hasEscapedLoneSurrogates(name)) {
            position(at);
            throw malformed("A name has a lone surrogate");
        }
        if (StringDecoder.utf8Length(name) > limits.nameLength()) {
            position(at);
            throw limit("A name is longer than the limit of " + limits.nameLength());
        }
        colon();
        release(outer);
        return name;
    }

    /**
     * Whether a name that was just decoded has escaped lone surrogates; like Jackson 3, we keep other ones in names.
     */
    private boolean hasEscapedLoneSurrogates(String name) {
        return name.chars().anyMatch(c -> Character.isSurrogate((char) c))
                && decoder().hasEscapedLoneSurrogates();
    }

    private StringDecoder decoder() {
        StringDecoder known = decoder;
        if (known == null) {
            known = new StringDecoder(keepLoneSurrogates);
            decoder = known;
        }
        return known;
    }

    private TextCache keys() {
        TextCache known = keys;
        if (known == null) {
            known = new TextCache();
            keys = known;
        }
        return known;
    }

    private void colon() {
        if (token() != ':') {
            throw malformed("Expected ':' but was " + describe());
        }
        position++;
    }

    /** Reads any value: a string, number, boolean, list, map with strings as keys, or null. */
    public @Nullable Object readObject() {
        return Untyped.read(this);
    }

    /** Whether an object is at the cursor. */
    public boolean isObject() {
        return token() == '{';
    }

    /** The kind of value at the cursor. */
    public JsonKind kind() {
        return Scalars.kind(this);
    }

    /** Reads a boolean, or one of the texts {@code true} and {@code false}. */
    public boolean readTrueOrFalse() {
        return Scalars.toTrueOrFalse(this);
    }

    /**
     * Returns this reader if the string at the cursor holds a value to make an object from.
     *
     * @throws WireException if the string stands for null, from which no object is made
     */
    public JsonReader present() {
        token();
        int at = position();
        if (Scalars.isAbsent(this)) {
            throw unusable("Expected a value but was a string that stands for null", at);
        }
        return this;
    }

    /** Consumes {@code null} if it is the value at the cursor; else consumes nothing. */
    public boolean isNull() {
        if (token() != 'n') {
            return false;
        }
        int p = position;
        if (end - p > 4 && Words.getInt(buffer, p) == NULL && endsValue(buffer[p + 4])) {
            position = p + 4;
        } else {
            literal("null");
        }
        return true;
    }

    /** Consumes any value and checks its syntax. */
    public void skipValue() {
        switch (token()) {
            case '{' -> {
                for (boolean more = beginObject(); more; more = nextField()) {
                    skipName();
                    skipValue();
                }
            }
            case '[' -> {
                for (boolean more = beginArray(); more; more = nextElement()) {
                    skipValue();
                }
            }
            case '"' -> skipString();
            case 't', 'f' -> readBoolean();
            case 'n' -> isNull();
            default -> skipNumber();
        }
    }

    /** Consumes any value and checks its syntax; returns its bytes, in which lone surrogates are escaped. */
    public byte[] rawValue() {
        token();
        boolean outer = mark();
        int at = position();
        skipValue();
        byte[] value = Arrays.copyOfRange(buffer, index(at), position);
        release(outer);
        return keepLoneSurrogates ? LooseUtf8.escapeLoneSurrogates(value) : value;
    }

    private void skipName() {
        int to = plainEnd(position + 1);
        if (to < end && buffer[to] == '"' && to - position <= limits.nameLength()) {
            position = to + 1;
            colon();
        } else {
            name();
        }
    }

    private void skipString() {
        int to = plainEnd(position + 1);
        while (to + 1 < end && buffer[to] == '\\' && StringDecoder.isLetter(buffer[to + 1])) {
            to = plainEnd(to + 2);
        }
        if (to < end && buffer[to] == '"' && to - position <= limits.stringLength()) {
            position = to + 1;
        } else {
            text();
        }
    }

    // ---- scalars

    public boolean readBoolean() {
        int p = position;
        if (end - p > 4) {
            int word = Words.getInt(buffer, p);
            if (word == TRUE && endsValue(buffer[p + 4])) {
                position = p + 4;
                return true;
            }
            if (word == FALSE && end - p > 5 && buffer[p + 4] == 'e' && endsValue(buffer[p + 5])) {
                position = p + 5;
                return false;
            }
        }
        return readBooleanSlow();
    }

    private boolean readBooleanSlow() {
        int token = token();
        if (token == 't' || token == 'f') {
            literal(token == 't' ? "true" : "false");
            return token == 't';
        }
        return Scalars.toBoolean(this);
    }

    /** Whether this byte follows values in most documents, indented or not. */
    private static boolean endsValue(byte b) {
        return b == ',' || (b | ' ') == '}' || b == '\n'; // a closing bracket with the bit of a space is a brace
    }

    public byte readByte() {
        return Numbers.toByte(this);
    }

    public short readShort() {
        return Numbers.toShort(this);
    }

    public int readInt() {
        token();
        int at = position;
        long value = shortInteger();
        if (value == (int) value) {
            return (int) value;
        }
        position = at;
        return Numbers.toInt(this);
    }

    public long readLong() {
        long value = shortInteger();
        if (value != Long.MIN_VALUE) {
            return value;
        }
        return Numbers.toLong(this);
    }

    /**
     * Consumes an integer of at most 19 digits that is followed by a comma or a closing bracket. If there is none, or
     * it may exceed a long, consumes nothing and returns {@link Long#MIN_VALUE}. May consume an integer that exceeds an
     * int.
     */
    private long shortInteger() {
        boolean negative = token() == '-';
        byte[] b = buffer;
        int first = negative ? position + 1 : position;
        int p = first;
        long value = 0;
        if (end - p >= Long.BYTES) {
            long digits = Words.getLong(b, p) ^ Digits.ZEROS;
            int count = Digits.leading(digits);
            value = Digits.value(digits, count);
            p += count;
        }
        if ((p - first & 7) == 0) {
            // one by one: similar ids have about as many digits, so these branches are predicted
            int stop = Math.min(end, first + MAX_LONG_DIGITS + 1);
            int digit;
            while (p < stop && (digit = b[p] - '0') >= 0 && digit <= 9) {
                value = value * 10 + digit;
                p++;
            }
            if (p == first || p == stop || value < 0) {
                return Long.MIN_VALUE;
            }
        }
        if (!endsValue(b[p]) || b[first] == '0' && p - first > 1) {
            return Long.MIN_VALUE;
        }
        position = p;
        return negative ? -value : value;
    }

    public float readFloat() {
        return Numbers.toFloat(this);
    }

    public double readDouble() {
        boolean negative = token() == '-';
        byte[] b = buffer;
        int first = negative ? position + 1 : position;
        if (end - first >= Long.BYTES) {
            long word = Words.getLong(b, first) ^ Digits.ZEROS;
            int integer = Digits.leading(word);
            if (integer > 0
                    && integer < Long.BYTES
                    && b[first + integer] == '.'
                    && ((word & 0xff) != 0 || integer == 1)) {
                // A short number and the byte after it fit into one word.
                long digits = Digits.withoutPoint(word, integer);
                int count = Digits.leading(digits);
                int behind = first + count + 1;
                if (integer < count && count < Long.BYTES - 1 && endsValue(b[behind])) {
                    return finishDouble(negative, Digits.value(digits, count), integer - count, behind);
                }
                if (end - first >= MAX_WORDS_OF_DOUBLE) {
                    return readFraction(negative, Digits.value(word, integer), integer, first + integer + 1);
                }
            }
        }
        return readLongestDouble(negative, first);
    }

    /** Reads a double from after its point on, where at least 25 bytes are left. */
    private double readFraction(boolean negative, long integer, int integerDigits, int from) {
        byte[] b = buffer;
        long digits = Words.getLong(b, from) ^ Digits.ZEROS;
        int count = Digits.leading(digits);
        long significand = integer * Digits.power(count) + Digits.value(digits, count);
        int p = from + count;
        if (count == Long.BYTES) {
            digits = Words.getLong(b, p) ^ Digits.ZEROS;
            count = Digits.leading(digits);
            significand = significand * Digits.power(count) + Digits.value(digits, count);
            p += count;
            if (count == Long.BYTES) {
                digits = Words.getLong(b, p) ^ Digits.ZEROS;
                count = Digits.leading(digits);
                significand = significand * Digits.power(count) + Digits.value(digits, count);
                p += count;
            }
        }
        if (p == from || p - from + integerDigits > MAX_LONG_DIGITS) {
            return Numbers.toDouble(this);
        }
        return endsValue(b[p])
                ? finishDouble(negative, significand, from - p, p)
                : readExponent(negative, significand, from - p, p);
    }

    /** Reads a double with a long integer part, or near the end of the document. */
    private double readLongestDouble(boolean negative, int first) {
        byte[] b = buffer;
        int stop = Math.min(end, first + MAX_FAST_DIGITS + 2);
        int p = first;
        long significand = 0;
        int digit;
        while (p < stop && (digit = b[p] - '0') >= 0 && digit <= 9) {
            significand = significand * 10 + digit;
            p++;
        }
        if (p == first || p >= stop || b[p] != '.' || b[first] == '0' && p - first > 1) {
            return Numbers.toDouble(this);
        }
        int fraction = ++p;
        while (p < stop && (digit = b[p] - '0') >= 0 && digit <= 9) {
            significand = significand * 10 + digit;
            p++;
        }
        if (p == fraction || p >= stop) {
            return Numbers.toDouble(this);
        }
        return endsValue(b[p])
                ? finishDouble(negative, significand, fraction - p, p)
                : readExponent(negative, significand, fraction - p, p);
    }

    private double finishDouble(boolean negative, long significand, int exponent, int behind) {
        position = behind;
        return DoubleReader.toDouble(negative, significand, exponent);
    }

    /** Reads a double from where its exponent may be. */
    private double readExponent(boolean negative, long significand, int exponent, int at) {
        byte[] b = buffer;
        if ((b[at] | 0x20) != 'e' || end - at <= MAX_FAST_EXPONENT + 2) {
            return Numbers.toDouble(this);
        }
        int p = at + 1;
        boolean negativePower = b[p] == '-';
        if (negativePower || b[p] == '+') {
            p++;
        }
        int start = p;
        int power = 0;
        while (p < start + MAX_FAST_EXPONENT && b[p] >= '0' && b[p] <= '9') {
            power = power * 10 + b[p] - '0';
            p++;
        }
        return p > start && endsValue(b[p])
                ? finishDouble(negative, significand, exponent + (negativePower ? -power : power), p)
                : Numbers.toDouble(this);
    }

    public char readChar() {
        return Scalars.toChar(this);
    }

    public @Nullable Boolean readBooleanOrNull() {
        int token = token();
        return token == 't' || token == 'f' ? (Boolean) readBoolean() : Scalars.toBooleanOrNull(this);
    }

    public @Nullable Byte readByteOrNull() {
        return Scalars.isAbsent(this) ? null : (Byte) readByte();
    }

    public @Nullable Short readShortOrNull() {
        return Scalars.isAbsent(this) ? null : (Short) readShort();
    }

    public @Nullable Integer readIntOrNull() {
        return Scalars.isAbsent(this) ? null : (Integer) readInt();
    }

    public @Nullable Long readLongOrNull() {
        return Scalars.isAbsent(this) ? null : (Long) readLong();
    }

    public @Nullable Float readFloatOrNull() {
        return Scalars.isAbsent(this) ? null : (Float) readFloat();
    }

    public @Nullable Double readDoubleOrNull() {
        return Scalars.isAbsent(this) ? null : (Double) (token() == '"' ? Numbers.quotedDouble(this) : readDouble());
    }

    /** Consumes a value that Jackson 2 reads as an empty optional number; else consumes nothing. */
    public boolean isEmptyNumber() {
        return Numbers.isEmptyNumber(this);
    }

    public @Nullable Character readCharOrNull() {
        return Scalars.toCharOrNull(this);
    }

    /** Reads a string; other scalars are read as their text. */
    public @Nullable String readString() {
        int p = position;
        if (p < end && buffer[p] == '"') {
            int to = plainEnd(p + 1);
            if (to < end && buffer[to] == '"' && to - p <= stringLength) {
                position = to + 1;
                return StringBytes.latin1(buffer, p + 1, to);
            }
            return unevenText(p + 1, to);
        }
        return readAnyString();
    }

    private @Nullable String readAnyString() {
        return token() == '"' ? text() : Scalars.toText(this);
    }

    public @Nullable BigInteger readBigInteger() {
        return Numbers.toBigInteger(this);
    }

    public @Nullable BigDecimal readBigDecimal() {
        int token = token();
        byte[] b = buffer;
        int first = token == '-' ? position + 1 : position;
        int stop = Math.min(end, first + MAX_FAST_DIGITS + 1);
        int point = stop;
        int p = first;
        long unscaled = 0;
        for (; p < stop; p++) {
            int digit = b[p] - '0';
            if (digit >= 0 && digit <= 9) {
                unscaled = unscaled * 10 + digit;
            } else if (b[p] == '.' && point == stop) {
                point = p;
            } else {
                break;
            }
        }
        if (p == stop || !endsValue(b[p]) || !isDecimal(first, Math.min(point, p), p)) {
            return Numbers.toBigDecimal(this);
        }
        position = p;
        return BigDecimal.valueOf(token == '-' ? -unscaled : unscaled, Math.max(0, p - point - 1));
    }

    /** Whether digits with at most one point among them are a valid JSON number. */
    private boolean isDecimal(int first, int point, int behind) {
        int integerDigits = point - first;
        return integerDigits > 0 && point != behind - 1 && (integerDigits == 1 || buffer[first] != '0');
    }

    public @Nullable UUID readUuid() {
        if (token() == '"' && position + 37 < end && buffer[position + 37] == '"') {
            UUID value = Uuids.parse(buffer, position + 1);
            if (value != null) {
                position += 38;
                return value;
            }
        }
        return Scalars.toUuid(this);
    }

    public @Nullable Instant readInstant() {
        int p = position;
        if (end - p > MAX_USUAL_INSTANT && buffer[p] == '"') {
            long second = Iso8601.second(buffer, p + 1);
            int zone = p + 20;
            int nano = 0;
            if (buffer[zone] == '.') {
                long fraction = Iso8601.fraction(buffer, zone + 1);
                int digits = (int) (fraction >>> Iso8601.DIGITS_SHIFT);
                nano = (int) fraction;
                zone += digits == 0 ? 0 : 1 + digits;
            }
            if (second != Iso8601.NO_SECOND && buffer[zone] == 'Z' && buffer[zone + 1] == '"') {
                position = zone + 2;
                return nano == 0 ? Instant.ofEpochSecond(second) : Instant.ofEpochSecond(second, nano);
            }
        }
        return readAnyInstant();
    }

    private @Nullable Instant readAnyInstant() {
        if (isNull()) {
            return null;
        }
        int to = shortString();
        if (to > 0) {
            Instant value = Iso8601.parseInstant(buffer, position + 1, to);
            if (value != null) {
                position = to + 1;
                return value;
            }
        }
        return Times.toInstant(this);
    }

    public @Nullable LocalDate readLocalDate() {
        int to = shortString();
        if (to > 0) {
            LocalDate value = Iso8601.parseLocalDate(buffer, position + 1, to);
            if (value != null) {
                position = to + 1;
                return value;
            }
        }
        return Times.toLocalDate(this);
    }

    public @Nullable LocalTime readLocalTime() {
        int to = shortString();
        if (to > 0) {
            LocalTime value = Iso8601.parseLocalTime(buffer, position + 1, to);
            if (value != null) {
                position = to + 1;
                return value;
            }
        }
        return Times.toLocalTime(this);
    }

    public @Nullable LocalDateTime readLocalDateTime() {
        int to = shortString();
        if (to > 0) {
            LocalDateTime value = Iso8601.parseLocalDateTime(buffer, position + 1, to);
            if (value != null) {
                position = to + 1;
                return value;
            }
        }
        return Times.toLocalDateTime(this);
    }

    public @Nullable OffsetDateTime readOffsetDateTime() {
        int to = shortString();
        if (to > 0) {
            OffsetDateTime value = Iso8601.parseOffsetDateTime(buffer, position + 1, to);
            if (value != null) {
                position = to + 1;
                return settings.readsUsualTimes()
                        ? value.withOffsetSameInstant(ZoneOffset.UTC)
                        : Times.adjusted(this, value);
            }
        }
        return Times.toOffsetDateTime(this);
    }

    public @Nullable ZonedDateTime readZonedDateTime() {
        return Times.toZonedDateTime(this);
    }

    public @Nullable Duration readDuration() {
        return Times.toDuration(this);
    }

    public <E extends Enum<E>> @Nullable E readEnum(JsonEnum<E> table) {
        int p = position;
        if (end - p > Long.BYTES && buffer[p] == '"') {
            long word = Words.getLong(buffer, p + 1);
            int length = Swar.first(Swar.stops(word));
            if (length < Long.BYTES && buffer[p + 1 + length] == '"') {
                E value = table.find(word & Swar.lowBytes(length), length);
                if (value != null) {
                    position = p + length + 2;
                    return value;
                }
            }
        }
        return readLongEnum(table);
    }

    private <E extends Enum<E>> @Nullable E readLongEnum(JsonEnum<E> table) {
        int to = shortString();
        if (to > 0) {
            E value = table.find(buffer, position + 1, to);
            if (value != null) {
                position = to + 1;
                return value;
            }
        }
        return table.reading().read(this, table);
    }

    /** Reads a value with a codec, which is not called for null. */
    public <T> @Nullable T read(JsonCodec<T> codec) {
        return isNull() ? null : codec.read(this);
    }

    /** Reads bytes from a string in Base64. */
    public byte @Nullable [] readBytes() {
        return PrimitiveArrays.readBytes(this);
    }

    public boolean @Nullable [] readBooleans() {
        return PrimitiveArrays.readBooleans(this);
    }

    public short @Nullable [] readShorts() {
        return PrimitiveArrays.readShorts(this);
    }

    public int @Nullable [] readInts() {
        return PrimitiveArrays.readInts(this);
    }

    public long @Nullable [] readLongs() {
        return PrimitiveArrays.readLongs(this);
    }

    public float @Nullable [] readFloats() {
        return PrimitiveArrays.readFloats(this);
    }

    public double @Nullable [] readDoubles() {
        return PrimitiveArrays.readDoubles(this);
    }

    /** Reads characters from one string, or from an array of strings. */
    public char @Nullable [] readChars() {
        return PrimitiveArrays.readChars(this);
    }

    // ---- used by the rest of the package

    /** Skips white space; returns the first byte of the next token, or 0 at the end, which no token starts with. */
    int token() {
        int p = position;
        if (p < end) {
            byte b = buffer[p];
            if (b > ' ') {
                return b;
            }
        }
        return tokenBehindSpace();
    }

    private int tokenBehindSpace() {
        do {
            position = pastSpace(position);
        } while (position == end && fill());
        return position < end && buffer[position] != 0 ? buffer[position] : 0;
    }

    /** The first index, at or after the given one, of a byte that is not white space, or {@link #end}. */
    private int pastSpace(int from) {
        int p = from;
        while (p < end && buffer[p] <= ' ' && isSpace(buffer[p])) {
            p++;
            if (end - p >= Long.BYTES) {
                p += Swar.leadingSpaces(Words.getLong(buffer, p));
            }
        }
        return p;
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b == '\n' || b == '\r' || b == '\t';
    }

    /** Whether the value at the cursor is a number. */
    boolean isNumber() {
        int token = token();
        return token == '-' || token >= '0' && token <= '9';
    }

    /** Whether the value at the cursor is an array. */
    public boolean isArray() {
        return token() == '[';
    }

    /** The position of the value at the cursor in the document, modulo 2^32. */
    int start() {
        token();
        return position();
    }

    /** Moves the cursor back to an earlier position, with the depth and {@link #opening} it had there. */
    void rewind(int earlier, int depthThere, long openingThere) {
        position = index(earlier);
        depth = depthThere;
        opening = openingThere;
    }

    /** Consumes a string if the table knows it; returns its index, or -1 with nothing consumed. */
    int text(NameTable known) {
        int to = shortString();
        int index = to == 0 ? -1 : known.find(buffer, position + 1, to);
        if (index >= 0) {
            position = to + 1;
        }
        return index;
    }

    /** Whether the value at the cursor is the empty string. */
    boolean isEmptyText() {
        require(2);
        return token() == '"' && position + 1 < end && buffer[position + 1] == '"';
    }

    /** Consumes one of the three literals. */
    void literal(String expected) {
        require(expected.length() + 1);
        int p = position;
        int behind = p + expected.length();
        boolean equal = behind <= end;
        for (int i = 0; equal && i < expected.length(); i++) {
            equal = buffer[p + i] == expected.charAt(i);
        }
        if (!equal || behind < end && Character.isJavaIdentifierPart(buffer[behind] & 0xFF)) {
            throw malformed("Expected " + expected + " but was another word");
        }
        position = behind;
    }

    /** Consumes a number of any length within the limit; returns its text. */
    String numberText() {
        int at = position();
        skipNumber();
        int from = index(at);
        return StringBytes.latin1(buffer, from, position);
    }

    /** Consumes a number of any length within the limit. */
    void skipNumber() {
        if (isStream()) {
            completeNumber();
        }
        int from = position;
        int behind = NumberSyntax.end(buffer, from, end);
        int most = limits.numberLength();
        if ((behind < 0 || behind - from > most)
                && NumberSyntax.digitCount(buffer, from, (int) Math.min(end, from + (long) most + NUMBER_MARKS + 1))
                        > most) {
            throw limit("The number is longer than the limit of " + most);
        }
        if (behind < 0) {
            throw behind == NumberSyntax.NOT_A_VALUE
                    ? malformed("Expected a value but was " + describe())
                    : malformed("The number is not valid JSON");
        }
        position = behind;
    }

    /** Consumes a string; returns its text. */
    String text() {
        return text(limits.stringLength(), "The string");
    }

    private String text(int maxLength, String what) {
        int from = position + 1;
        int to = plainEnd(from);
        if (to < end && buffer[to] == '"' && to - from <= maxLength) {
            position = to + 1;
            return StringBytes.latin1(buffer, from, to);
        }
        return unevenText(from, to, maxLength, what);
    }

    private String unevenText(int start, int plainEnd) {
        return unevenText(start, plainEnd, stringLength, "The string");
    }

    /** Consumes a string that is plain only up to {@code plainEnd}, or is too long. */
    private String unevenText(int start, int plainEnd, int maxLength, String what) {
        int from = start;
        int to = plainEnd;
        if (isStream()) {
            completeString(maxLength);
            from = position + 1;
            to = plainEnd(from);
        }
        if (to - from > maxLength) {
            throw limit(what + " is longer than the limit of " + maxLength);
        }
        StringDecoder decoder = decoder();
        int behind = decoder.decode(buffer, from, to, end, maxLength);
        if (behind == StringDecoder.TOO_LONG) {
            throw limit(what + " is longer than the limit of " + maxLength);
        }
        if (behind < 0) {
            position = decoder.position();
            throw malformed(decoder.problem());
        }
        position = behind;
        return decoder.text();
    }

    /**
     * The index of the first byte from {@code from} on that is not plain; the end if there is none. Most texts end within
     * one block, so no branch depends on their lengths.
     */
    private int plainEnd(int from) {
        int p = from;
        for (; p + TEXT_BLOCK <= end; p += TEXT_BLOCK) {
            long stops = Swar.stopBits(buffer, p, TEXT_BLOCK);
            if (stops != 0) {
                return p + Long.numberOfTrailingZeros(stops);
            }
        }
        for (; p + 8 <= end; p += 8) {
            long stops = Swar.stops(Words.getLong(buffer, p));
            if (stops != 0) {
                return p + Swar.first(stops);
            }
        }
        return lastPlainEnd(p);
    }

    /** The same where fewer than eight bytes are left. */
    private int lastPlainEnd(int from) {
        int p = from;
        while (p < end && buffer[p] >= ' ' && buffer[p] != '"' && buffer[p] != '\\') {
            p++;
        }
        return p;
    }

    /** The index of the closing quote if a string of plain ASCII is at the cursor, else 0. */
    private int shortString() {
        if (token() != '"') {
            return 0;
        }
        int to = plainEnd(position + 1);
        return to < end && buffer[to] == '"' ? to : 0;
    }

    /** Whether anything but white space is left. */
    boolean hasToken() {
        return token() != 0 || position < end;
    }

    /** Checks that only white space is left, if required. */
    @Override
    protected void end() {
        if (position == end && !isStream()) {
            return;
        }
        if (settings.is(Feature.FAIL_ON_TRAILING_TOKENS) && (token() != 0 || position < end)) {
            throw malformed("Expected the end of the document but was " + describe());
        }
    }

    // ---- errors

    /** The error of a value of another kind than expected, at the cursor; for generated code. */
    public WireException mismatch(String expected) {
        int token = token();
        if (!JsonTokens.startsValue(token)) {
            return malformed("Expected " + expected + " but was " + describe());
        }
        if (token != '{' && token != '[') {
            int at = position();
            skipValue(); // throws if the document is malformed, which counts more than that it does not fit
            position(at);
        }
        return error(Kind.MISMATCH, "Expected " + expected + " but was " + describe());
    }

    @Override
    protected String path() {
        if (passed == null) {
            return JsonPath.find(buffer, start, position);
        }
        passed.path().advance(buffer, start, position);
        return passed.path().render();
    }

    private String describe() {
        return JsonTokens.describe(position < end ? buffer[position] : 0, position >= end);
    }
}
