package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.json.JsonReader;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A document in an array, or the part of a stream that is in memory, with a cursor. Each format adds how values are
 * read.
 *
 * <p>Longer than other files, since the buffer, the cursor and what was dropped in front of them move together.
 *
 * <p>Not thread-safe.
 */
public abstract sealed class WireReader permits JsonReader {
    /**
     * For a type id that is malformed or not the first, and with Jackson 2 for any property that is repeated in an
     * object with a creator.
     */
    protected static final String OF_THE_MAPPER = "A repeated property is left to the mapper";

    private static final byte[] NONE = {};

    private static final int MAX_CHUNK = Integer.MAX_VALUE - 8;
    /**
     * Initializes its class early: that would fail near the end of the stack, and then no other document could report
     * errors.
     */
    private static final Kind LIMIT = Kind.LIMIT;

    private static final Settings USUAL = Settings.of(Dialect.JACKSON3);

    protected final Limits limits;

    protected byte[] buffer;
    protected int start;
    protected int end;
    /**
     * The index up to which properties are compared with the expected one: {@link #end}, or 0 while a view is asked
     * about each.
     */
    protected int expectedEnd;

    protected int position;
    protected int depth;
    protected @Nullable Class<?> view;
    protected Settings settings = USUAL;
    protected boolean ofMapper;

    private final @Nullable Chunks chunks;
    /** The difference between a position in the document and its index in the buffer, modulo 2^32. */
    private int dropped;

    private boolean checksArguments;

    /** @param end the index after the document's last byte */
    protected WireReader(byte[] buffer, int start, int end, Limits limits) {
        this(buffer, start, end, (@Nullable Chunks) null, limits);
    }

    /**
     * Reads a document that begins in someone else's array and goes on in a stream. All of it stays in memory, in the
     * end in another array.
     *
     * @param rest the bytes after {@code end}
     */
    protected WireReader(byte[] buffer, int start, int end, InputStream rest, Limits limits) {
        this(buffer, start, end, new Chunks(buffer, rest, limits), limits);
    }

    /** Reads from a stream, of which only a part is in memory. */
    protected WireReader(InputStream document, Limits limits) {
        this(ReadBuffer.take(), document, limits);
    }

    private WireReader(ReadBuffer memory, InputStream document, Limits limits) {
        this(memory.bytes(), 0, 0, new Chunks(memory, document, limits), limits);
    }

    private WireReader(byte[] buffer, int start, int end, @Nullable Chunks chunks, Limits limits) {
        this.buffer = buffer;
        this.start = start;
        this.end = end;
        this.expectedEnd = end;
        this.limits = limits;
        this.chunks = chunks;
        position = start;
    }

    // ---- what a format adds

    /** Checks that the document ends at the cursor, if required. */
    protected abstract void end();

    /** Notes that bytes of a stream are about to be dropped. */
    protected abstract void pass(int from, int to);

    /** Forgets the bytes that were passed, which belong to another document. */
    protected abstract void forgetPassed();

    /**
     * Counts the elements in new bytes of a stream; the index before the first one beyond the limit, -1 if there is
     * none.
     */
    protected abstract int countElements(int from, int to);

    /**
     * The place of the cursor in the document, such as {@code $.orders[2].total}; only once, for an error that ends
     * reading.
     */
    protected abstract String path();

    // ---- options and settings

    /** Skips properties outside a view. */
    public final void view(@Nullable Class<?> active) {
        view = active;
        expectedEnd = expectedEnd();
    }

    private int expectedEnd() {
        return view == null && !settings.looksAtEachArgument() ? end : 0;
    }

    /**
     * Whether the active view is among these or extends one of them. A setting answers for an empty list; true without
     * a view.
     */
    public final boolean isIn(Class<?>... views) {
        if (view == null) {
            return true;
        }
        return views.length == 0 ? settings.is(Feature.DEFAULT_VIEW_INCLUSION) : Views.isIn(view, views);
    }

    /** The active view; null if there is none. */
    public final @Nullable Class<?> view() {
        return view;
    }

    /** Sets the dialect for values without generated code; a mapper has settings of its own. */
    public final void dialect(Dialect followed) {
        if (!ofMapper && settings.dialect() != followed) {
            settings = Settings.of(followed);
        }
    }

    /** The settings, which count for values that are not in their usual form. */
    public final Settings settings() {
        return settings;
    }

    /**
     * Whether Jackson 2 is followed where there is no setting; only asked for values that are not in their usual form.
     */
    public final boolean isJackson2() {
        return settings.dialect().ofJackson() == Dialect.JACKSON2;
    }

    /** Sets how many objects and arrays the document is inside of. */
    public final void inside(int objectsAndArrays) {
        depth = objectsAndArrays;
    }

    /** Sets the settings of a Jackson mapper, which handles whatever codecs refuse. */
    public final void ofMapper(Settings ofIt) {
        ofMapper = true;
        settings = ofIt;
        checksArguments = ofIt.checksArguments();
        view(ofIt.view());
    }

    /** Whether a Jackson mapper handles whatever codecs refuse; for generated code. */
    public final boolean isOfMapper() {
        return ofMapper;
    }

    /** The limits on the document. */
    public final Limits limits() {
        return limits;
    }

    // ---- the part of the document that is in memory

    /** Whether more of the document may follow than is in memory. */
    protected final boolean isStream() {
        return chunks != null;
    }

    /**
     * Gets more bytes, if the document comes from a stream. May drop those before the cursor or the mark.
     *
     * @return false at the end of the document
     */
    protected final boolean fill() {
        Chunks source = chunks;
        if (source == null) {
            return false;
        }
        if (end == buffer.length || source.isBeginning(buffer)) {
            makeRoom(source);
        }
        int count = read(source);
        if (count == Chunks.EXCEEDED) {
            throw limit(source.exceeded());
        }
        end += Math.max(0, count);
        expectedEnd = expectedEnd();
        return count >= 0;
    }

    /**
     * Makes the buffer larger. From a size on, drops what was read instead, unless it has to be kept: that takes longer,
     * since the path of an error is then found step by step.
     */
    private void makeRoom(Chunks source) {
        int keep = source.keep(position);
        boolean kept = source.isKept() || end < ReadBuffer.MAX_CAPACITY && start == 0;
        if (end < ReadBuffer.CAPACITY && !source.isKept()) {
            buffer = Arrays.copyOf(buffer, ReadBuffer.CAPACITY);
        } else if (keep > 0 && !kept) {
            drop(source, keep);
        } else if (end == MAX_CHUNK) {
            throw limit("A part that must be in memory at once is longer than an array can be");
        } else {
            buffer = Arrays.copyOf(buffer, (int) Math.min(2L * end, MAX_CHUNK));
        }
    }

    private void drop(Chunks source, int keep) {
        pass(start, keep);
        source.drop(keep - start);
        System.arraycopy(buffer, keep, buffer, 0, end - keep);
        position -= keep;
        end -= keep;
        source.moved();
        dropped += keep;
        start = 0;
    }

    private int read(Chunks source) {
        int count = source.read(buffer, end);
        int tooMany = count <= 0 ? -1 : countElements(end, end + count);
        if (tooMany < 0) {
            return count;
        }
        source.exceed("The document has more elements than the limit of " + limits.elementCount());
        return tooMany == end ? Chunks.EXCEEDED : tooMany - end;
    }

    /** Lets another reader have the memory of this one, which can't be used from now on. */
    public final void recycle() {
        if (chunks != null) {
            byte[] last = buffer;
            buffer = NONE;
            end = 0;
            chunks.recycle(last);
        }
    }

    /** Makes sure that this many bytes from the cursor on are in memory, if the document has them. */
    protected final void require(int bytes) {
        while (end - position < bytes && fill()) {}
    }

    /** Begins another document of the same stream. */
    public final void nextDocument() {
        if (chunks != null) {
            forgetPassed();
            chunks.drop(position - start);
        }
        start = position;
    }

    /**
     * Keeps the document from the cursor on in memory, so that it can be read again. Returns whether it was kept from
     * an earlier position already, to be passed to {@link #release}.
     */
    public final boolean mark() {
        return chunks != null && chunks.mark(position);
    }

    /** Undoes {@link #mark}. */
    public final void release(boolean outer) {
        if (chunks != null && !outer) {
            chunks.release();
        }
    }

    /** The index in the buffer of a position in the document. */
    public final int index(int at) {
        return at - dropped;
    }

    /** The position of the cursor in the document, modulo 2^32. */
    public final int position() {
        return position + dropped;
    }

    /** Moves the cursor back to an earlier position, at the same depth. */
    public final void position(int earlier) {
        position = index(earlier);
    }

    /** How many objects and arrays the cursor is inside of. */
    public final int depth() {
        return depth;
    }

    /** The buffer. Only bytes that the cursor has passed are certain to be part of the document. */
    public final byte[] buffer() {
        return buffer;
    }

    /** The index after the last byte in memory. */
    public final int known() {
        return end;
    }

    protected final void deeper() {
        if (++depth > limits.depth()) {
            throw limit("Values are nested deeper than the limit of " + limits.depth());
        }
    }

    // ---- arguments of creators

    /** Whether {@link #checkArguments} may refuse anything; for generated code. */
    public final boolean checksArguments() {
        return checksArguments;
    }

    /**
     * Refuses arguments of a creator that the settings don't allow; for generated code.
     *
     * @param given a bit for each property that was in the document; incomplete if no setting asks for it
     * @param arguments a bit for each property that is an argument
     * @param primitives a bit for each property that is 0 if it is missing
     * @param anyNull whether an argument is null
     */
    public final void checkArguments(long given, long arguments, long primitives, boolean anyNull) {
        boolean refused = (arguments & ~given) != 0 && settings.is(Feature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                || (primitives & ~given) != 0 && settings.is(Feature.FAIL_ON_MISSING_PRIMITIVES)
                || anyNull && settings.is(Feature.FAIL_ON_NULL_CREATOR_PROPERTIES);
        if (refused) {
            throw missing("A property of the creator");
        }
    }

    /**
     * Adds the bit of the property that is read now to those that were in the document; for generated code. A property
     * that is repeated may have been null before, which counted if the creator could have been called then.
     *
     * @param index the index of the property, which only has a bit here if it is from 0 to 63
     */
    public final long given(long given, int index) {
        if ((index & -Long.SIZE) != 0) {
            return given;
        }
        long bit = 1L << index;
        if ((given & bit) != 0 && checksArguments && settings.is(Feature.FAIL_ON_NULL_CREATOR_PROPERTIES)) {
            throw error(Kind.MISMATCH, "A property of the creator is repeated");
        }
        if ((given & bit) != 0 && ofMapper && isJackson2()) {
            throw unreadable(OF_THE_MAPPER);
        }
        return given | bit;
    }

    /** Whether unknown properties are refused. */
    public final boolean refusesUnknown() {
        return settings.is(Feature.FAIL_ON_UNKNOWN_PROPERTIES);
    }

    // ---- errors

    /** The error of a value that is missing from the object that ends at the cursor; for generated code. */
    public final WireException missing(String what) {
        return error(Kind.MISMATCH, what + " is missing");
    }

    /** The error of a value that could not be used. */
    public final WireException unusable(String problem, int at) {
        position = Math.max(start, index(at));
        return error(Kind.MISMATCH, problem);
    }

    /** Notes that a value, which began at a position, is converted to the expected type; refuses it if required. */
    public final void coerced(int at) {
        if (settings.is(Feature.FAIL_ON_COERCIONS)) {
            throw unusable("The mapper has coercions of its own", at);
        }
    }

    /** The error of an object whose class is only written. */
    public final WireException unreadable(String why) {
        return unusable(why, position());
    }

    /** The error of a value that the user's constructor, factory or setter refused, or Jackson in its place. */
    public final WireException refused(Exception cause) {
        return new WireException(Kind.MISMATCH, "The value was refused: " + cause, path(), offset(), cause);
    }

    /** The error of a document that is nested within the limit, but too deeply for the thread's stack. */
    public final WireException tooDeep(StackOverflowError cause) {
        return new WireException(
                Kind.LIMIT, "Values are nested deeper than the thread's stack allows", path(), offset(), cause);
    }

    /** The error of bytes that are not a document of the format. */
    public final WireException malformed(String problem) {
        return error(Kind.MALFORMED, problem);
    }

    /** The error of a document that exceeds a limit. */
    public final WireException limit(String problem) {
        return error(LIMIT, problem);
    }

    protected final WireException error(Kind kind, String problem) {
        return new WireException(kind, problem, path(), offset());
    }

    private long offset() {
        return (chunks == null ? 0 : chunks.dropped()) + position - start;
    }
}
