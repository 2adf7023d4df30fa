package dev.wirespeed.json;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The codec of dates or times with a format of their own. */
final class FormattedTime<T extends TemporalAccessor> extends JsonCodec<T> {
    private final String expected;
    private final boolean numeric;
    /** Whether values are written as texts by a pattern. */
    private final boolean pattern;

    private final @Nullable DateTimeFormatter reader;
    private final TemporalQuery<T> query;
    private final Function<T, String> text;
    private final BiConsumer<JsonWriter, T> numbers;
    private final Function<JsonReader, @Nullable T> otherwise;

    /**
     * @param text the text that is written without a pattern, unless values are written as numbers
     * @param numbers writes a value as a number or an array of numbers
     * @param otherwise reads values that are not text, and text without a pattern
     */
    FormattedTime(
            JsonTimeFormat format,
            String expected,
            TemporalQuery<T> query,
            Function<T, String> text,
            BiConsumer<JsonWriter, T> numbers,
            Function<JsonReader, @Nullable T> otherwise) {
        DateTimeFormatter writer = format.writer();
        this.expected = expected;
        this.numeric = format.isNumeric();
        this.pattern = writer != null && !numeric;
        this.reader = format.reader();
        this.query = query;
        this.text = writer == null || format.writesZone() ? text : writer::format;
        this.numbers = numbers;
        this.otherwise = otherwise;
    }

    @Override
    public void write(JsonWriter out, T value) {
        if (!pattern || isZoned(value)) {
            Timestamps.requireUsual(out, pattern);
        }
        if (numeric) {
            numbers.accept(out, value);
        } else {
            out.value(text.apply(value));
        }
    }

    /** Whether a time zone affects its text. */
    private static boolean isZoned(TemporalAccessor value) {
        return value.isSupported(ChronoField.OFFSET_SECONDS) || value.isSupported(ChronoField.INSTANT_SECONDS);
    }

    @Override
    public @Nullable T read(JsonReader in) {
        int at = in.start();
        DateTimeFormatter formatter = reader;
        if (formatter == null || in.token() != '"') {
            Times.requireUsual(in);
            return otherwise.apply(in);
        }
        String given = in.text().trim();
        if (given.isEmpty()) {
            in.coerced(at);
            return null;
        }
        T value = Times.parse(in, expected, at, () -> formatter.parse(given, query));
        if (isZoned(value)) {
            Times.requireUsual(in); // for it may have to be moved
        }
        return value;
    }
}
