package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.internal.Streams;
import dev.wirespeed.json.JsonWriter;
import java.io.OutputStream;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A growing buffer with a cursor, and what a document follows beside its values; each format adds how those are written.
 *
 * <p>Between calls there are always {@link #SLACK} free bytes, so that a short name and a scalar need one check of the capacity
 * between them.
 *
 * <p>Not thread-safe.
 */
public abstract sealed class WireWriter permits JsonWriter {
    /** Free bytes between calls: a name's token of up to half of it, and a scalar of up to the other half. */
    protected static final int SLACK = 128;

    private static final int FLUSH_SIZE = 32 * 1024;
    private static final int MAX_SIZE = Integer.MAX_VALUE - 8;
    /** Initializes its class early: where the stack ends that would fail, and then no other value could have errors. */
    private static final WireException.Kind LIMIT = WireException.Kind.LIMIT;

    private static final Settings USUAL = Settings.of(Dialect.JACKSON3);

    private final CodecTable<?> codecs;
    private final SoftReference<WireWriter> reference = new SoftReference<>(this);
    private final AtomicBoolean taken = new AtomicBoolean(true);

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
     * @param codecs those of the format
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

    /** Takes note of settings, which documents follow from here on; a new writer has the usual ones to take note of. */
    protected abstract void follow(Settings others);

    /** Writes a value by its class at run time. */
    protected abstract void writeByClass(Object value);

    /** Whether a value counts as empty to Jackson, where nothing here can tell. */
    protected abstract boolean isEmptyToJackson(Object value);

    // ---- documents, one after the other

    /** Makes the writer ready for a new document. */
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

    /** Forgets what belongs to a document. */
    protected void end() {
        sink = null;
        selection = null;
        allowed = null;
    }

    /** Makes it somebody's own; false if it is somebody's already. A new one is. */
    final boolean take() {
        return taken.compareAndSet(false, true);
    }

    /** Forgets what belongs to a document, and belongs to nobody then. */
    final void release() {
        end();
        taken.setRelease(false);
    }

    /** This writer for a pool, made once. */
    final SoftReference<WireWriter> reference() {
        return reference;
    }

    /** The bytes that the buffer can hold. */
    public final int capacity() {
        return buffer.length;
    }

    /** The array that it writes into, until it needs a larger one. */
    public final byte[] buffer() {
        return buffer;
    }

    /** The finished document. */
    public final byte[] document() {
        return Arrays.copyOf(buffer, length());
    }

    /** Hands the finished document to the stream that it was begun for. */
    public final void finish() {
        drain(length());
    }

    // ---- documents that hold only some of the properties

    /** Makes it write no more than this of objects; null for everything. */
    public final void select(@Nullable Selection wanted) {
        selection = wanted;
    }

    /** Makes it refuse objects of other classes where declared types leave the class open; null for none. */
    public final void allow(@Nullable Predicate<Class<?>> classes) {
        allowed = classes;
    }

    /** Whether only some of the properties of objects are wanted. */
    public final boolean isPartial() {
        return selection != null;
    }

    /** Whether parts of the value that comes next were named. */
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
     * Says what the rest of the document follows where no generated code decides it; a mapper has settings of its own.
     *
     * @return what it followed before
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

    /** What the document follows. */
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
     * Says that the document is part of one that a mapper of Jackson's writes.
     *
     * @param levels how many objects and arrays of the mapper's it is inside of
     * @param classes others are refused where the declared type leaves the class open
     */
    public final void ofMapper(Settings ofIt, int levels, Predicate<Class<?>> classes) {
        ofMapper = true;
        depth = levels + Limits.standard().depth() - ofIt.limits().depth();
        allowed = classes;
        selection = ofIt.selection();
        settings = ofIt;
        follow(ofIt);
    }

    /** What is written in another form than by default. */
    public final Settings settings() {
        return settings;
    }

    // ---- values whose class is only known at run time

    /** Whether there are classes that it refuses. */
    public final boolean isGuarded() {
        return allowed != null;
    }

    /**
     * Refuses a value of a class that is only known at run time and not allowed.
     *
     * @throws WireException if it is not
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

    /** Whether a number, a text, a file or an iterable counts as empty where empty values are left out, as its class has it. */
    public final boolean isEmpty(Object value) {
        Class<?> type = value.getClass();
        checkAllowed(type);
        if (!OwnForm.has(type)) {
            return OwnForm.isEmptyAsDeclared(value);
        }
        if (codecs.hasProperties(type)) {
            return false;
        }
        if (isGuarded()) {
            throw new WireException(
                    WireException.Kind.MISMATCH, "Whether a " + type.getName() + " is empty is left to the mapper");
        }
        return isEmptyToJackson(value);
    }

    /** Whether a map is written as its class says, and not by its entries. */
    public final boolean hasOwnForm(Map<?, ?> entries) {
        return mayHaveOwnForm(entries) && OwnForm.has(entries.getClass());
    }

    /**
     * Refuses a value whose class says itself how it is written, for properties whose annotations or declared types would count
     * for that, too.
     *
     * @return the value
     * @throws WireException if its class does
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
     * Refuses an object of a subclass in whose place something else is written, for properties with annotations that would count
     * for that.
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

    /** Nothing keeps those of the JDK from being written as what they are but a mapper. */
    protected final boolean mayHaveOwnForm(Object value) {
        Class<?> type = value.getClass();
        return (type != ArrayList.class && type.getClassLoader() != null) || allowed != null;
    }

    /** Writes a value as its class says, if it is no class that is written as what it is declared as. */
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

    // ---- texts that come next

    /**
     * Makes room for texts that are written next, as far as that is usual. What counts is that the processor loads the lengths of all of
     * them at once: where strings are not in its caches, it waits for one and not for each.
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

    /** Makes room for so many bytes and the slack behind them. */
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

    private void flush() {
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
