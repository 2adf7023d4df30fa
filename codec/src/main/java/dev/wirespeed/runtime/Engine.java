package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.internal.Streams;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads whole documents of one format with given codecs; implements {@link dev.wirespeed.WireFormat}.
 * Immutable.
 *
 * @param <E> the engine of the format
 * @param <W> its writers
 * @param <R> its readers
 */
@SuppressWarnings("TypeParameterUnusedInFormals") // the callers know the type of the codec
public abstract class Engine<E extends Engine<E, W, R>, W extends WireWriter, R extends WireReader> {
    private final Limits limits;
    private final @Nullable Class<?> view;
    private final @Nullable Selection selection;
    private final @Nullable Predicate<Class<?>> allowed;

    /**
     * @param limits for reading
     * @param view the active view, null for none
     * @param selection the properties to write, null for all
     * @param allowed the classes that are written where a declared type leaves the class open; null for all
     */
    protected Engine(
            Limits limits,
            @Nullable Class<?> view,
            @Nullable Selection selection,
            @Nullable Predicate<Class<?>> allowed) {
        this.limits = limits;
        this.view = view;
        this.selection = selection;
        this.allowed = allowed;
    }

    // ---- what a format adds

    /** This engine with other settings. */
    protected abstract E with(
            Limits otherLimits,
            @Nullable Class<?> otherView,
            @Nullable Selection otherSelection,
            @Nullable Predicate<Class<?>> otherAllowed);

    /** Whether there are codecs for a type and all types in it, so that it is not left to Jackson as a whole. */
    public abstract boolean handles(Type type);

    /**
     * The codec of a type.
     *
     * @throws WireException if there is none
     */
    public abstract Codec<?> codec(Type type);

    /**
     * The codec that writes values as their declared type: objects of subclasses only with the properties of that type.
     * Null if values are always written by their own class.
     *
     * @throws WireException if there is no codec for the type
     */
    public abstract @Nullable Codec<?> declared(Type type);

    /** The pool of the format; a constant, so that compiled code need not look for it. */
    protected abstract WriterPool<W> writers();

    /** Prepares a writer for a document. */
    protected abstract void begin(W out, @Nullable OutputStream sink);

    /** Writes a value by its class at run time. */
    protected abstract void writeByClass(W out, @Nullable Object value);

    /** Writes a value by a codec of the format. */
    protected abstract void writeBy(W out, Codec<?> codec, @Nullable Object value);

    /** Whether a stream can receive parts of a document before it is finished. */
    protected abstract boolean isIncremental();

    /** The finished document. */
    protected abstract byte[] document(W out);

    /** A reader of a document in part of an array. */
    protected abstract R reader(byte[] array, int from, int to, Limits within);

    /** A reader of a document in a stream. */
    protected abstract R reader(InputStream document, Limits within);

    /** Reads a document and checks that nothing follows. */
    protected abstract @Nullable Object read(R in, Codec<?> codec);

    /** The values that follow one another. */
    protected abstract ManyValues<?> values(R in, Codec<?> codec);

    /** Whether a document has more than {@code most} elements. */
    protected abstract boolean hasMoreElements(byte[] array, int from, int to, long most);

    // ---- settings

    /** A copy with other limits for reading. */
    public final E limits(Limits other) {
        return with(other, view, selection, allowed);
    }

    /** A copy with a view. */
    public final E view(Class<?> active) {
        return with(limits, active, selection == null ? Selection.of(active) : selection.and(active), allowed);
    }

    /**
     * A copy that writes only some properties.
     *
     * @throws IllegalArgumentException if the text is not a list of properties
     */
    public final E select(String properties) {
        Selection named = Selection.parse(properties);
        return with(limits, view, view == null ? named : named.and(view), allowed);
    }

    /**
     * A copy that writes only some properties of the values of a codec.
     *
     * @throws IllegalArgumentException if the text is not a list of properties
     * @throws WireException if the type of the codec lacks one of them
     */
    public final E select(String properties, Codec<?> codec) {
        E selected = select(properties);
        Selection wanted = selected.selection();
        Parts<?> parts = codec.parts();
        if (wanted != null && parts != null) {
            wanted.check(parts);
        }
        return selected;
    }

    /** A copy that writes only some classes where declared types leave the class open. */
    public final E allow(Predicate<Class<?>> classes) {
        return with(limits, view, selection, classes);
    }

    protected final Limits limits() {
        return limits;
    }

    protected final @Nullable Class<?> view() {
        return view;
    }

    protected final @Nullable Selection selection() {
        return selection;
    }

    protected final @Nullable Predicate<Class<?>> allowed() {
        return allowed;
    }

    // ---- writing; without a codec, values are written by their class

    /** Writes a value to a new array. */
    public final byte[] write(@Nullable Codec<?> codec, @Nullable Object value) {
        W out = begin(null);
        writeValue(out, codec, value);
        byte[] document = document(out);
        writers().give(out);
        return document;
    }

    /** Writes a value to a stream. */
    public final void write(@Nullable Codec<?> codec, @Nullable Object value, OutputStream target) {
        if (!isIncremental()) {
            byte[] document = write(codec, value);
            Streams.copy(document, document.length, target);
            return;
        }
        W out = begin(target);
        writeValue(out, codec, value);
        out.finish();
        writers().give(out);
    }

    /** Writes a value to a buffer. */
    public final void write(@Nullable Codec<?> codec, @Nullable Object value, ByteBuffer target) {
        if (!isIncremental()) {
            target.put(write(codec, value));
            return;
        }
        W out = begin(null);
        writeValue(out, codec, value);
        target.put(out.buffer(), 0, out.length());
        writers().give(out);
    }

    private W begin(@Nullable OutputStream sink) {
        W out = writers().take();
        begin(out, sink);
        out.select(selection);
        out.allow(allowed);
        return out;
    }

    // no lambdas: they would cost a JVM that just starts more than the document
    /** Writes a value; wraps whatever is thrown in a refusal that tells why the value can't be written. */
    protected final void writeValue(W out, @Nullable Codec<?> codec, @Nullable Object value) {
        try {
            if (codec == null) {
                writeByClass(out, value);
            } else {
                writeBy(out, codec, value);
            }
            out.complete();
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

    /** The error of a value that is nested within the limit, but too deeply for the thread's stack. */
    public static WireException tooDeep(StackOverflowError e) {
        return new WireException(
                WireException.Kind.LIMIT,
                "Values are nested deeper than the thread's stack allows, perhaps because one contains itself",
                "$",
                -1,
                e);
    }

    /** The error of a value whose own code threw an exception. */
    public static WireException refused(Exception e) {
        return new WireException(WireException.Kind.MISMATCH, "The value can't be written: " + e, "$", -1, e);
    }

    // ---- reading

    /** Reads one document from part of an array. */
    public final <T> @Nullable T read(Codec<?> codec, byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return readRange(codec, array, offset, offset + length);
    }

    /** Reads one document from the bytes between a buffer's position and limit. */
    public final <T> @Nullable T read(Codec<?> codec, ByteBuffer document) {
        if (document.hasArray()) {
            int from = document.arrayOffset() + document.position();
            return readRange(codec, document.array(), from, from + document.remaining());
        }
        byte[] copy = new byte[document.remaining()];
        document.duplicate().get(copy);
        return readRange(codec, copy, 0, copy.length);
    }

    @SuppressWarnings("unchecked") // by the codec of the type
    private <T> @Nullable T readRange(Codec<?> codec, byte[] array, int from, int to) {
        if (isTooLarge(array, from, to)) {
            return read(codec, new ByteArrayInputStream(array, from, to - from)); // it says where
        }
        R in = reader(array, from, to, limits);
        in.view(view);
        return (T) read(in, codec);
    }

    /** Reads one document from a stream, to its end. */
    @SuppressWarnings("unchecked") // by the codec of the type
    public final <T> @Nullable T read(Codec<?> codec, InputStream document) {
        R in = reader(document, limits);
        in.view(view);
        T value = (T) read(in, codec);
        in.recycle();
        return value;
    }

    /** Reads values that follow one another, on demand. */
    @SuppressWarnings("unchecked") // by the codec of the type
    public final <T> Stream<@Nullable T> readMany(Codec<?> codec, InputStream documents) {
        R in = reader(documents, limits);
        in.view(view);
        ManyValues<T> values = (ManyValues<T>) values(in, codec);
        return StreamSupport.stream(values, false).onClose(() -> Streams.close(documents));
    }

    /** Whether a document exceeds a limit that a stream would check as bytes come in. */
    protected final boolean isTooLarge(byte[] array, int from, int to) {
        int length = to - from;
        if (length > limits.documentLength()) {
            return true;
        }
        boolean mayBe =
                length / 2 > limits.elementCount(); // an element and the comma behind it have two bytes at least
        return mayBe && hasMoreElements(array, from, to, limits.elementCount());
    }
}
