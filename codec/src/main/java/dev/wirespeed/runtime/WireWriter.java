package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.internal.Streams;
import dev.wirespeed.json.JsonWriter;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A growing buffer with a cursor, and the options and settings of its document. Each format adds how values are
 * written. Larger than other files, because one object holds the cursor that every method moves.
 *
 * <p>Between calls there are always {@link #SLACK} free bytes, so a short name and a scalar need only one capacity
 * check together.
 *
 * <p>Not thread-safe.
 */
public abstract sealed class WireWriter extends Pooled permits JsonWriter {
    /** Free bytes between calls: a name's token of up to half of them, and a scalar of up to the other half. */
    protected static final int SLACK = 128;

    private static final int FLUSH_SIZE = 32 * 1024;
    private static final int MAX_SIZE = Integer.MAX_VALUE - 8;
    /** Initialized early: near the end of the stack that would fail, and with it every later report of an error. */
    private static final WireException.Kind LIMIT = WireException.Kind.LIMIT;

    private static final Settings USUAL = Settings.of(Dialect.JACKSON3);

    private final CodecTable<?> codecs;

    protected byte[] buffer;
    protected int position;
    protected int limit;
    protected int depth;
    protected @Nullable Selection selection;
    protected CodecOptions options = CodecOptions.UNSAID;
    protected Settings settings = USUAL;
    protected boolean ofMapper;

    private @Nullable OutputStream sink;
    private @Nullable Predicate<Class<?>> allowed;

    /**
     * @param codecs the codecs of the format
     * @param capacity bytes that can be written before the buffer has to grow
     */
    protected WireWriter(CodecTable<?> codecs, int capacity) {
        this.codecs = codecs;
        buffer = new byte[capacity + SLACK];
        limit = capacity;
    }

    // ---- what a format adds

    /** The bytes in the buffer that will not change any more. */
    public abstract int length();

    /** Takes over settings for the rest of the document; a new writer gets the usual ones. */
    protected abstract void follow(Settings others);

    /** Writes a value by its class at run time. */
    protected abstract void writeByClass(Object value);

    /** Whether the fallback's Jackson considers a value empty, for classes that nothing here knows. */
    protected abstract boolean isEmptyToFallback(Object value);

    // ---- documents, one after the other

    /** Prepares the writer for a new document. */
    @SuppressWarnings("ReferenceEquality") // only spares what would change nothing
    protected final void begin(@Nullable OutputStream newSink) {
        position = 0;
        depth = 0;
        sink = newSink;
        options = CodecOptions.UNSAID;
        if (ofMapper || settings != USUAL) {
            ofMapper = false;
            settings = USUAL;
            follow(USUAL);
        }
    }

    /** Forgets everything that belongs to a document. */
    protected void end() {
        sink = null;
        selection = null;
        allowed = null;
    }

    /** The bytes that the buffer can hold. */
    public final int capacity() {
        return buffer.length;
    }

    /** The array that it writes to, until it needs a larger one. */
    public final byte[] buffer() {
        return buffer;
    }

    /** The finished document. */
    public final byte[] document() {
        return Arrays.copyOf(buffer, length());
    }

    /** Sends the finished document to its stream. */
    public final void finish() {
        drain(length());
    }

    // ---- documents with only some of the properties

    /** Sets the properties to write; null for all. */
    public final void select(@Nullable Selection wanted) {
        selection = wanted;
    }

    /** Sets the classes that are written where declared types leave the class open; null for all. */
    public final void allow(@Nullable Predicate<Class<?>> classes) {
        allowed = classes;
    }

    /** Whether only some properties of objects are written. */
    public final boolean isPartial() {
        return selection != null;
    }

    /** Whether the selection names parts of the next value. */
    public final boolean selectsParts() {
        return selection != null && selection.isNamed();
    }

    /** The active view; null if there is none. */
    public final @Nullable Class<?> view() {
        Selection wanted = selection;
        return wanted == null ? null : wanted.view();
    }

    // ---- options and settings

    /**
     * Sets the options for values without generated code in the rest of the document; a mapper has settings of its own.
     *
     * @return the previous options
     */
    @SuppressWarnings("ReferenceEquality") // only spares what would change nothing
    public final CodecOptions options(CodecOptions followed) {
        CodecOptions before = options;
        if (followed != before) {
            options = followed;
            dialect(followed.dialect());
        }
        return before;
    }

    /** The options of the document. */
    public final CodecOptions options() {
        return options;
    }

    private void dialect(Dialect followed) {
        if (!ofMapper && settings.dialect() != followed) {
            settings = Settings.of(followed);
            follow(settings);
        }
    }

    /**
     * Sets that the document is part of a Jackson mapper's document.
     *
     * @param ofIt the mapper's settings
     * @param levels how many of the mapper's objects and arrays it is inside of
     * @param classes the classes that are written where the declared type leaves the class open
     */
    public final void ofMapper(Settings ofIt, int levels, Predicate<Class<?>> classes) {
        ofMapper = true;
        depth = levels + Limits.standard().depth() - ofIt.limits().depth();
        allowed = classes;
        selection = ofIt.selection();
        settings = ofIt;
        follow(ofIt);
    }

    /** The settings, for values that are not written in their default form. */
    public final Settings settings() {
        return settings;
    }

    // ---- values whose class is only known at run time

    /** Whether it refuses some classes. */
    public final boolean isGuarded() {
        return allowed != null;
    }

    /**
     * Checks the class of a value whose class is only known at run time.
     *
     * @throws WireException if it is not allowed
     */
    public final void checkAllowed(Class<?> type) {
        if (allowed != null && !allowed.test(type)) {
            throw new WireException(
                    WireException.Kind.MISMATCH, "A " + type.getName() + " is not written by codecs here");
        }
    }

    /** Whether a collection counts as empty where empty values are left out. */
    public final boolean isEmpty(Collection<?> values) {
        return mayHaveOwnForm(values) ? isEmpty((Object) values) : values.isEmpty();
    }

    /** Whether a map counts as empty where empty values are left out. */
    public final boolean isEmpty(Map<?, ?> entries) {
        return mayHaveOwnForm(entries) ? isEmpty((Object) entries) : entries.isEmpty();
    }

    /**
     * Whether a number, text, file or iterable counts as empty where empty values are left out, depending on its class.
     */
    public final boolean isEmpty(Object value) {
        Class<?> type = value.getClass();
        checkAllowed(type);
        if (!OwnForm.has(type)) {
            return OwnForm.isEmptyAsDeclared(value);
        }
        if (codecs.hasProperties(type)) {
            return false;
        }
        return isEmptyToJackson(value);
    }

    /** Whether a value counts as empty where the declared type leaves its class open. */
    public final boolean isEmptyContent(Object value) {
        return Contents.isEmpty(this, value);
    }

    final boolean isEmptyToJackson(Object value) {
        if (isGuarded()) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "Whether a " + value.getClass().getName() + " is empty is left to the mapper");
        }
        return isEmptyToFallback(value);
    }

    /** Whether a map is written in its class's own form rather than by its entries. */
    public final boolean hasOwnForm(Map<?, ?> entries) {
        return mayHaveOwnForm(entries) && OwnForm.has(entries.getClass());
    }

    /**
     * Refuses a value whose class has its own form, for properties whose annotations or declared type would count for
     * that form, too.
     *
     * @return the value
     * @throws WireException if its class has its own form
     */
    public final <T> T asDeclared(T value) {
        Class<?> type = value.getClass();
        checkAllowed(type);
        if (OwnForm.has(type)) {
            throw OwnForm.beside(type);
        }
        return value;
    }

    /**
     * Refuses an object of a subclass that is replaced when it is written, for properties whose annotations would count
     * for the replacement.
     *
     * @return the object
     * @throws WireException if it is one
     */
    public final <T> T asDeclared(T object, Class<?> declared) {
        Class<?> type = object.getClass();
        if (type != declared) {
            checkAllowed(type);
            if (!codecs.isBean(type)) {
                throw OwnForm.beside(type);
            }
            if (isGuarded() && !codecs.hasProperties(type)) {
                throw new WireException(WireException.Kind.MISMATCH, type.getName() + " is left to the mapper");
            }
        }
        return object;
    }

    /** Only a mapper can make values of JDK classes be written in another form. */
    protected final boolean mayHaveOwnForm(Object value) {
        Class<?> type = value.getClass();
        return (type != ArrayList.class && type.getClassLoader() != null) || allowed != null;
    }

    /** Writes a value in its class's own form, and returns true, unless the class is written as declared. */
    public final boolean isWritten(Object value) {
        Class<?> type = value.getClass();
        checkAllowed(type);
        boolean own = type != ArrayList.class && OwnForm.has(type);
        if (own) {
            OwnForm.checkKnown(type);
            writeByClass(value);
        }
        return own;
    }

    // ---- depth and room

    protected final void deeper() {
        checkDepth(++depth);
    }

    protected static void checkDepth(int deepest) {
        if (deepest > Limits.standard().depth()) {
            throw new WireException(
                    LIMIT,
                    "Values are nested deeper than the limit of "
                            + Limits.standard().depth() + ", perhaps because one contains itself");
        }
    }

    protected final void checkRoom() {
        if (position > limit) {
            ensure(0);
        }
    }

    // ---- upcoming texts

    /**
     * Makes room for the texts that are written next, up to a usual size. The point is that the processor loads the
     * lengths of all of them together: for strings that are not in its caches, it waits once rather than for each.
     */
    public final void expect(@Nullable String first, @Nullable String second, @Nullable String third) {
        expect(length(first) + length(second) + length(third));
    }

    /** As {@link #expect(String, String, String)}. */
    public final void expect(
            @Nullable String first, @Nullable String second, @Nullable String third, @Nullable String fourth) {
        expect(length(first) + length(second) + length(third) + length(fourth));
    }

    private static long length(@Nullable String text) {
        return text == null ? 0 : text.length();
    }

    private void expect(long characters) {
        if (characters > limit - position) {
            ensure((int) Math.min(characters, FLUSH_SIZE));
        }
    }

    /** Makes room for this many bytes and the slack after them. */
    protected final void ensure(int bytes) {
        if (position + (long) bytes <= limit) {
            return;
        }
        if (sink != null && position >= FLUSH_SIZE) {
            flush();
            if (bytes < limit) {
                return;
            }
        }
        long wanted = Math.max(position + (long) bytes + SLACK, Math.min(2L * buffer.length, MAX_SIZE));
        if (wanted > MAX_SIZE) {
            throw new WireException(WireException.Kind.LIMIT, "The document is longer than an array can be");
        }
        buffer = Arrays.copyOf(buffer, (int) wanted);
        limit = buffer.length - SLACK;
    }

    /** Completes what is in the buffer: before it is sent, and when the document has ended. */
    protected abstract void complete();

    private void flush() {
        complete();
        int done = length();
        drain(done);
        System.arraycopy(buffer, done, buffer, 0, position - done);
        position -= done;
    }

    private void drain(int length) {
        if (sink != null) {
            Streams.copy(buffer, length, sink);
        }
    }
}
