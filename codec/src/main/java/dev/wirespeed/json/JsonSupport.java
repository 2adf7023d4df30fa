package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.runtime.Parts;
import dev.wirespeed.runtime.Selection;
import dev.wirespeed.runtime.Settings;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What {@link dev.wirespeed.Json} does, where the writer and the reader are at hand.
 *
 * <p>Larger than other files because each way in and out, of {@code Json} and of mappers, has a method here.
 */
@SuppressWarnings("TypeParameterUnusedInFormals") // Json's methods tie it to the type that they are given
public final class JsonSupport {
    /** Longer values are copied: who takes them may have to wait till a network does, and the writer need not wait with it. */
    private static final int MAX_LENT = 8_000;

    /** So many bytes of elements are handed on, before there are others. */
    private static final int ENOUGH = 64_000;

    private JsonSupport() {}

    public static byte[] write(@Nullable Object value, @Nullable Selection selection) {
        JsonWriter out = WriterPool.take(null, false);
        out.select(selection);
        writeValue(out, value);
        byte[] document = out.document();
        WriterPool.give(out);
        return document;
    }

    public static void write(@Nullable Object value, @Nullable Selection selection, OutputStream target) {
        JsonWriter out = WriterPool.take(target, false);
        out.select(selection);
        writeValue(out, value);
        out.finish();
        WriterPool.give(out);
    }

    public static void write(@Nullable Object value, @Nullable Selection selection, ByteBuffer target) {
        JsonWriter out = WriterPool.take(null, false);
        out.select(selection);
        writeValue(out, value);
        target.put(out.buffer(), 0, out.length());
        WriterPool.give(out);
    }

    public static String writeText(@Nullable Object value, @Nullable Selection selection) {
        JsonWriter out = WriterPool.take(null, true);
        out.select(selection);
        writeValue(out, value);
        String text = text(out, out.buffer(), out.length());
        WriterPool.give(out);
        return text;
    }

    /** The codec that was generated for exactly this class; null if there is none. */
    public static @Nullable JsonCodec<?> generatedCodec(Class<?> type) {
        return JsonCodecs.generatedOrNull(type);
    }

    /** The names of the properties that a codec writes, in that order, by the names of the classes that have them: its own, and all that it reaches. */
    public static Map<String, List<String>> propertiesInOrder(JsonCodec<?> codec) {
        Parts<?> parts = codec.parts();
        return parts == null ? Map.of() : parts.namesByType();
    }

    /** Where a value in JSON goes. */
    @FunctionalInterface
    public interface Target<E extends Exception> {
        /** Takes the first so many bytes of a buffer, which is used for other documents afterwards unless it has no more. */
        void write(byte[] buffer, int length) throws E;
    }

    /**
     * Writes a value by a codec, to be put into another document.
     *
     * @param depth of the objects and arrays that it will be inside of
     * @param settings of the mapper that the other document is of
     * @param allowed the classes that may be written where declared types leave the class open
     * @param mayWait whether the target may have to wait for somebody, so that long values are copied for it
     * @param target gets the whole value, or nothing if the codec refuses it
     * @return the refusal, because the value holds one of another class, or of any other reason, such as an exception of the value's own;
     *     null if the value was written
     */
    public static <T, E extends Exception> @Nullable WireException write(
            JsonCodec<T> codec,
            T value,
            int depth,
            Settings settings,
            Predicate<Class<?>> allowed,
            boolean mayWait,
            Target<E> target)
            throws E {
        JsonWriter out = WriterPool.take(null, false);
        out.ofMapper(settings, depth, allowed);
        try {
            writeBy(codec, out, value);
        } catch (WireException e) {
            return e;
        }
        if (!mayWait || out.length() <= MAX_LENT) {
            target.write(out.buffer(), out.length());
            WriterPool.give(out);
        } else {
            byte[] document = out.document();
            WriterPool.give(out);
            target.write(document, document.length);
        }
        return null;
    }

    /**
     * Writes elements of a list by their codec, separated by commas, to be put into an array of another document. It ends in front of an
     * element that is of another class, or that the codec refuses, and once there is enough for the target.
     *
     * @param type the class of elements that the codec writes; null is written, too
     * @param from the index of the first one
     * @param depth of the objects and arrays that they will be inside of
     * @param settings those of the mapper
     * @param allowed the classes that may be written where declared types leave the class open
     * @param target gets the elements, unless it is none
     * @return the index behind the last one that was written
     */
    @SuppressWarnings("unchecked") // of the class that the codec is for
    public static <T, E extends Exception> int writeElements(
            JsonCodec<T> codec,
            Class<?> type,
            List<?> values,
            int from,
            int depth,
            Settings settings,
            Predicate<Class<?>> allowed,
            Target<E> target)
            throws E {
        JsonWriter out = WriterPool.take(null, false);
        out.ofMapper(settings, depth, allowed);
        int written = from;
        int end = 0;
        boolean whole = true;
        try {
            for (int size = values.size(); written < size && end < ENOUGH; written++) {
                Object value = values.get(written);
                if (value == null) {
                    out.nullValue();
                } else if (value.getClass() == type) {
                    writeBy(codec, out, (T) value);
                } else {
                    break;
                }
                end = out.length() + 1; // with the comma
            }
        } catch (WireException e) {
            whole = false;
        }
        if (written > from) {
            target.write(out.buffer(), end - 1);
        }
        if (whole) {
            WriterPool.give(out);
        }
        return written;
    }

    /**
     * Writes a value by a codec to text, to be put into another document.
     *
     * @param depth of the objects and arrays that it will be inside of
     * @param settings of the mapper that the other document is of
     * @param allowed the classes that may be written where declared types leave the class open
     * @throws WireException if the codec refuses it, for the same reasons as in bytes
     */
    public static <T> String writeText(
            JsonCodec<T> codec, T value, int depth, Settings settings, Predicate<Class<?>> allowed) {
        JsonWriter out = WriterPool.take(null, true);
        out.ofMapper(settings, depth, allowed);
        writeBy(codec, out, value);
        String text = text(out, out.buffer(), out.length());
        WriterPool.give(out);
        return text;
    }

    /**
     * Writes a value by a codec as Jackson's default pretty printer does, to be put into another document.
     *
     * @param depth of the objects and arrays that it will be inside of
     * @param around how many of those are objects
     * @param settings of the mapper that the other document is of
     * @param allowed the classes that may be written where declared types leave the class open
     * @throws WireException if the codec refuses it
     */
    public static <T> byte[] writeSpread(
            JsonCodec<T> codec, T value, int depth, int around, Settings settings, Predicate<Class<?>> allowed) {
        JsonWriter out = WriterPool.take(null, false);
        out.ofMapper(settings, depth, allowed);
        byte[] spread = spread(codec, out, value, around);
        WriterPool.give(out);
        return spread;
    }

    /** As {@link #writeSpread}, to text, where half of a surrogate pair stands for itself. */
    public static <T> String writeSpreadText(
            JsonCodec<T> codec, T value, int depth, int around, Settings settings, Predicate<Class<?>> allowed) {
        JsonWriter out = WriterPool.take(null, true);
        out.ofMapper(settings, depth, allowed);
        byte[] spread = spread(codec, out, value, around);
        String text = text(out, spread, spread.length);
        WriterPool.give(out);
        return text;
    }

    private static <T> byte[] spread(JsonCodec<T> codec, JsonWriter out, T value, int around) {
        out.keepRaw();
        writeBy(codec, out, value);
        return out.spread(around);
    }

    /** The text of bytes that are, or come from, what was written. */
    private static String text(JsonWriter out, byte[] bytes, int length) {
        return out.hasLoneSurrogates() ? LooseUtf8.decode(bytes, length) : new String(bytes, 0, length, UTF_8);
    }

    // no lambdas: they would cost a JVM that just starts more than the document
    private static void writeValue(JsonWriter out, @Nullable Object value) {
        try {
            Values.write(out, value);
        } catch (WireException | UncheckedIOException e) {
            throw e;
        } catch (Exception e) { // also checked ones, which Lombok and Kotlin let pass
            throw refused(e);
        } catch (StackOverflowError e) {
            throw tooDeep(e);
        } catch (LinkageError e) {
            throw Stale.refused(e);
        }
    }

    private static <T> void writeBy(JsonCodec<T> codec, JsonWriter out, T value) {
        try {
            InliningBoundary.write(codec, out, value);
            out.quoteNumbers();
        } catch (WireException e) {
            throw e;
        } catch (Exception e) {
            throw refused(e);
        } catch (StackOverflowError e) {
            throw tooDeep(e);
        } catch (LinkageError e) {
            throw Stale.refused(e);
        }
    }

    private static WireException tooDeep(StackOverflowError e) {
        return new WireException(
                WireException.Kind.LIMIT,
                "Values are nested deeper than the thread's stack allows, perhaps because one contains itself",
                "$",
                -1,
                e);
    }

    /** Says of an exception from the user's own code that it kept a value from being written. */
    private static WireException refused(Exception e) {
        return new WireException(WireException.Kind.MISMATCH, "The value can't be written: " + e, "$", -1, e);
    }

    /** Writes a value for people to read, as Jackson's default pretty printer does. */
    public static byte[] writePretty(@Nullable Object value, @Nullable Selection selection) {
        JsonWriter out = WriterPool.take(null, false);
        out.select(selection);
        out.keepRaw();
        writeValue(out, value);
        byte[] spread = out.spread(0);
        WriterPool.give(out);
        return spread;
    }

    /** As {@link #writePretty}, to text, where half of a surrogate pair stands for itself. */
    public static String writePrettyText(@Nullable Object value, @Nullable Selection selection) {
        JsonWriter out = WriterPool.take(null, true);
        out.select(selection);
        out.keepRaw();
        writeValue(out, value);
        byte[] spread = out.spread(0);
        String text = text(out, spread, spread.length);
        WriterPool.give(out);
        return text;
    }

    /** Reads one document from a part of an array. */
    public static <T> @Nullable T read(
            byte[] array, int from, int to, Type type, Limits limits, @Nullable Class<?> view) {
        if (isTooLarge(array, from, to, limits)) {
            return read(new ByteArrayInputStream(array, from, to - from), type, limits, view); // it says where
        }
        JsonReader in = new JsonReader(array, from, to, limits);
        in.view(view);
        in.skipByteOrderMark();
        return readOne(in, codec(type));
    }

    /** Reads one document from a stream, to its end. */
    public static <T> @Nullable T read(InputStream document, Type type, Limits limits, @Nullable Class<?> view) {
        JsonReader in = new JsonReader(new Chunks(document, limits), limits);
        in.view(view);
        in.skipByteOrderMark();
        return readOne(in, codec(type));
    }

    /** Reads one document from text, in which a byte order mark is a character like others. */
    public static <T> @Nullable T read(String document, Type type, Limits limits, @Nullable Class<?> view) {
        byte[] bytes = document.getBytes(UTF_8);
        if (isTooLarge(bytes, 0, bytes.length, limits) || LooseUtf8.hasHalves(document, bytes)) {
            return read(new StringReader(document), type, limits, view);
        }
        JsonReader in = new JsonReader(bytes, 0, bytes.length, limits);
        in.view(view);
        return readOne(in, codec(type));
    }

    /** Reads one document from text, to its end. */
    public static <T> @Nullable T read(Reader document, Type type, Limits limits, @Nullable Class<?> view) {
        JsonReader in = new JsonReader(new Chunks(new Utf8Stream(document), limits), limits);
        in.view(view);
        in.keepHalves();
        return readOne(in, codec(type));
    }

    /** Reads the elements of an array, or document after document, as they are asked for. */
    public static <T> Stream<@Nullable T> readMany(
            InputStream documents, Type type, Limits limits, @Nullable Class<?> view) {
        JsonReader in = new JsonReader(new Chunks(documents, limits), limits);
        in.view(view);
        in.skipByteOrderMark();
        JsonCodec<T> codec = codec(type);
        return StreamSupport.stream(new ManyValues<>(in, codec), false).onClose(() -> close(documents));
    }

    /** Hands a finished document to a stream. */
    public static void copy(byte[] document, OutputStream target) {
        copy(document, document.length, target);
    }

    static void copy(byte[] buffer, int length, OutputStream target) {
        try {
            target.write(buffer, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw failed(e);
        }
    }

    /** Hands a finished document to what takes text. */
    public static void append(String document, Appendable target) {
        try {
            target.append(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw failed(e);
        }
    }

    /** Says of an exception from a stream of the user's that it was the stream, and neither the value nor the document. */
    static UncheckedIOException failed(Exception e) {
        return e instanceof UncheckedIOException already
                ? already
                : new UncheckedIOException("The stream failed: " + e, new IOException(e));
    }

    private static void close(InputStream documents) {
        try {
            documents.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a document exceeds a limit that is checked as its bytes come in, and not as they are read. */
    private static boolean isTooLarge(byte[] array, int from, int to, Limits limits) {
        int length = to - from;
        if (length > limits.documentLength()) {
            return true;
        }
        boolean mayBe =
                length / 2 > limits.elementCount(); // an element and the comma behind it have two bytes at least
        return mayBe && new ElementCounter(limits.elementCount()).advance(array, from, to) >= 0;
    }

    @SuppressWarnings("unchecked") // the codec that belongs to the type
    private static <T> JsonCodec<T> codec(Type type) {
        return (JsonCodec<T>) GenericCodecs.of(type);
    }

    static <T> @Nullable T readOne(JsonReader in, JsonCodec<T> codec) {
        T value = readNext(in, codec);
        in.end();
        return value;
    }

    /** Reads one value, whatever is behind it. */
    static <T> @Nullable T readNext(JsonReader in, JsonCodec<T> codec) {
        in.dialect(codec.dialect());
        try {
            return in.isNull() ? NullCodec.ofNull(in, codec) : codec.read(in);
        } catch (WireException | UncheckedIOException e) {
            throw e;
        } catch (Exception e) {
            throw in.refused(e);
        } catch (StackOverflowError e) {
            throw in.tooDeep(e);
        } catch (LinkageError e) {
            throw Stale.refused(e);
        }
    }
}
