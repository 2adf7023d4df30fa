package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.internal.ElementCounter;
import dev.wirespeed.internal.LooseUtf8;
import dev.wirespeed.internal.Utf8Stream;
import dev.wirespeed.mapper.MapperJson;
import dev.wirespeed.runtime.Codec;
import dev.wirespeed.runtime.Engine;
import dev.wirespeed.runtime.ManyValues;
import dev.wirespeed.runtime.Selection;
import dev.wirespeed.runtime.Stale;
import dev.wirespeed.runtime.WriterPool;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes and reads whole JSON documents with given codecs, as bytes and as text. */
@SuppressWarnings("TypeParameterUnusedInFormals") // the callers know the type of the codec
public final class JsonEngine extends Engine<JsonEngine, JsonWriter, JsonReader> {
    static final WriterPool<JsonWriter> WRITERS = new Writers(Codecs.BY_NAME);
    private static final WriterPool<JsonWriter> ROW_WRITERS = new Writers(Codecs.BY_PLACE);

    private static final JsonEngine STANDARD = new JsonEngine(false, false, Limits.standard(), null, null, null);
    private static final JsonEngine POSITIONAL = new JsonEngine(true, false, Limits.standard(), null, null, null);

    private final boolean positional;
    private final boolean pretty;

    private JsonEngine(
            boolean positional,
            boolean pretty,
            Limits limits,
            @Nullable Class<?> view,
            @Nullable Selection selection,
            @Nullable Predicate<Class<?>> allowed) {
        super(limits, view, selection, allowed);
        this.positional = positional;
        this.pretty = pretty;
    }

    /** The engine with the standard limits and without pretty-printing. */
    public static JsonEngine standard() {
        return STANDARD;
    }

    /** The same for objects as arrays. */
    public static JsonEngine positional() {
        return POSITIONAL;
    }

    private static final class Writers extends WriterPool<JsonWriter> {
        private final Codecs codecs;

        private Writers(Codecs codecs) {
            this.codecs = codecs;
        }

        @Override
        protected JsonWriter create(int capacity) {
            return new JsonWriter(codecs, capacity);
        }
    }

    /** Constants, so that compiled code need not look for their contents. */
    private Codecs codecs() {
        return positional ? Codecs.BY_PLACE : Codecs.BY_NAME;
    }

    /** The operations on codecs that modules for Jackson's mappers need. */
    @SuppressWarnings("exports") // to those alone
    public static MapperJson forMappers() {
        return MapperDocuments.INSTANCE;
    }

    /** A copy that indents documents as Jackson's default pretty printer does. */
    public JsonEngine pretty() {
        return new JsonEngine(positional, true, limits(), view(), selection(), allowed());
    }

    @Override
    protected JsonEngine with(
            Limits otherLimits,
            @Nullable Class<?> otherView,
            @Nullable Selection otherSelection,
            @Nullable Predicate<Class<?>> otherAllowed) {
        return new JsonEngine(positional, pretty, otherLimits, otherView, otherSelection, otherAllowed);
    }

    @Override
    public boolean handles(Type type) {
        return codecs().generic.has(type);
    }

    @Override
    public JsonCodec<?> codec(Type type) {
        return codecs().generic.of(type);
    }

    @Override
    public @Nullable JsonCodec<?> declared(Type type) {
        return type == Object.class ? null : codecs().generic.declared(type);
    }

    // ---- writing

    /** A writer that is ready for a document without a sink. */
    static JsonWriter writer(boolean text) {
        JsonWriter out = WRITERS.take();
        out.reset(null, text);
        return out;
    }

    @Override
    protected WriterPool<JsonWriter> writers() {
        return positional ? ROW_WRITERS : WRITERS;
    }

    @Override
    protected void begin(JsonWriter out, @Nullable OutputStream sink) {
        out.reset(sink, false);
        if (pretty) {
            out.keepRaw();
        }
    }

    @Override
    @SuppressWarnings("unchecked") // the codec of its own class
    protected void writeByClass(JsonWriter out, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else {
            ((JsonCodec<Object>) codecs().of(value.getClass())).write(out, value);
        }
    }

    @Override
    @SuppressWarnings("unchecked") // by the codec of the value's type
    protected void writeBy(JsonWriter out, Codec<?> codec, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else {
            out.options(codec.options());
            ((JsonCodec<Object>) codec).write(out, value);
        }
    }

    @Override
    protected boolean isIncremental() {
        return !pretty;
    }

    @Override
    protected byte[] document(JsonWriter out) {
        return pretty ? out.spread(0) : out.document();
    }

    /** Writes a value to a string, with lone surrogates kept; without a codec, by the class of the value. */
    public String writeText(@Nullable Codec<?> codec, @Nullable Object value) {
        JsonWriter out = writers().take();
        out.reset(null, true);
        out.select(selection());
        out.allow(allowed());
        if (pretty) {
            out.keepRaw();
        }
        writeValue(out, codec, value);
        String text = pretty ? text(out, out.spread(0)) : text(out);
        writers().give(out);
        return text;
    }

    /** The document as text. */
    static String text(JsonWriter out) {
        return text(out, out.buffer(), out.length());
    }

    /** Bytes derived from the document, as text. */
    static String text(JsonWriter out, byte[] document) {
        return text(out, document, document.length);
    }

    private static String text(JsonWriter out, byte[] bytes, int length) {
        return out.hasLoneSurrogates() ? LooseUtf8.decode(bytes, length) : new String(bytes, 0, length, UTF_8);
    }

    // ---- reading

    @Override
    protected JsonReader reader(byte[] array, int from, int to, Limits within) {
        JsonReader in = new JsonReader(array, from, to, within);
        in.skipByteOrderMark();
        return in;
    }

    @Override
    protected JsonReader reader(InputStream document, Limits within) {
        JsonReader in = new JsonReader(document, within);
        in.skipByteOrderMark();
        return in;
    }

    /** Reads one document from text, in which a byte order mark is a character like any other. */
    public <T> @Nullable T read(Codec<?> codec, String document) {
        byte[] bytes = document.getBytes(UTF_8);
        if (isTooLarge(bytes, 0, bytes.length) || LooseUtf8.hasLoneSurrogates(document, bytes)) {
            return read(codec, new StringReader(document));
        }
        return readText(codec, new JsonReader(bytes, 0, bytes.length, limits()));
    }

    /** Reads one document from text, to its end. */
    public <T> @Nullable T read(Codec<?> codec, Reader document) {
        JsonReader in = new JsonReader(new Utf8Stream(document), limits());
        in.keepLoneSurrogates();
        return readText(codec, in);
    }

    @SuppressWarnings("unchecked") // by the codec of the type
    private <T> @Nullable T readText(Codec<?> codec, JsonReader in) {
        in.view(view());
        T value = (T) read(in, codec);
        in.recycle();
        return value;
    }

    @Override
    protected @Nullable Object read(JsonReader in, Codec<?> codec) {
        Object value = readNext(in, (JsonCodec<?>) codec);
        in.end();
        return value;
    }

    /** Reads one value, whatever follows. */
    static <T> @Nullable T readNext(JsonReader in, JsonCodec<T> codec) {
        in.dialect(codec.dialect());
        try {
            return in.isNull() ? NullCodec.ofNull(in, codec) : codec.read(in);
        } catch (WireException | UncheckedIOException e) {
            throw e;
        } catch (Exception e) { // also checked ones, which Lombok and Kotlin let pass
            throw in.refused(e);
        } catch (StackOverflowError e) {
            throw in.tooDeep(e);
        } catch (LinkageError e) {
            throw Stale.refused(e);
        }
    }

    @Override
    protected ManyValues<?> values(JsonReader in, Codec<?> codec) {
        return new ArrayOrLines<>(in, (JsonCodec<?>) codec);
    }

    @Override
    protected boolean hasMoreElements(byte[] array, int from, int to, long most) {
        return new ElementCounter(most).advance(array, from, to) >= 0;
    }
}
