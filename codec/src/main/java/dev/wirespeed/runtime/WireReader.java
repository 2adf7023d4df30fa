package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.json.JsonReader;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A document in an array, or as much of one as is in memory of a stream, with a cursor; each format adds how values are read.
 *
 * <p>Not thread-safe.
 */
public abstract sealed class WireReader permits JsonReader {
    /** Said of a type id that is no id or not the first, and with Jackson 2 of all that comes again in an object of a creator. */
    protected static final String OF_THE_MAPPER = "What a property means that comes again is for the mapper to say";

    private static final int FIRST_CHUNK = 16 * 1024;
    private static final int MAX_CHUNK = Integer.MAX_VALUE - 8;
    /** Initializes its class early: where the stack ends that would fail, and then no other document could have errors. */
    private static final Kind LIMIT = Kind.LIMIT;

    protected final Limits limits;

    protected byte[] buffer;
    protected int start;
    protected int end;
    /** Up to where properties are compared with the one that is expected: {@link #end}, or 0 while each is asked about. */
    protected int expectedEnd;

    protected int position;
    protected int depth;
    protected @Nullable Class<?> view;
    protected Settings settings = Settings.of(Dialect.JACKSON3);
    protected boolean ofMapper;

    private final @Nullable Chunks chunks;
    /** What an index in the buffer is short of a position in the document, modulo 2^32. */
    private int dropped;

    private boolean checksArguments;

    /** @param end the index behind the document's last byte */
    protected WireReader(byte[] buffer, int start, int end, Limits limits) {
        this(buffer, start, end, (@Nullable Chunks) null, limits);
    }

    /**
     * Reads what begins in an array of another's; all of it stays in memory, in another array at last.
     *
     * @param rest what comes behind {@code end}
     */
    protected WireReader(byte[] buffer, int start, int end, InputStream rest, Limits limits) {
        this(buffer, start, end, new Chunks(buffer, rest, limits), limits);
    }

    /** Reads from a stream, of which only a part is in memory. */
    protected WireReader(InputStream document, Limits limits) {
        this(new byte[FIRST_CHUNK], 0, 0, new Chunks(document, limits), limits);
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

    /** Checks that the document ends at the cursor, if that is asked for. */
    protected abstract void end();

    /** Takes note of bytes of a stream that are about to be dropped. */
    protected abstract void pass(int from, int to);

    /** Forgets the bytes that were passed, of another document. */
    protected abstract void forgetPassed();

    /** Counts the elements in bytes of a stream that came in; the index in front of the first beyond the limit, -1 if none is. */
    protected abstract int countElements(int from, int to);

    /** Where in the document the cursor is, such as {@code $.orders[2].total}; only once, for an error that ends reading. */
    protected abstract String path();

    // ---- what a document follows

    /** Makes it skip the properties that are not in a view. */
    public final void view(@Nullable Class<?> active) {
        view = active;
        expectedEnd = expectedEnd();
    }

    private int expectedEnd() {
        return view == null && !settings.looksAtEachArgument() ? end : 0;
    }

    /** Whether the active view, if there is one, is among these or extends one of them; without any a setting says so. */
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

    /** Says whose defaults the document follows where no generated code decides it; a mapper has settings of its own. */
    public final void dialect(Dialect followed) {
        if (!ofMapper) {
            settings = Settings.of(followed);
        }
    }

    /** What is done with a value that is not in its usual form. */
    public final Settings settings() {
        return settings;
    }

    /** Whether Jackson 2 is followed in what no setting tells; only asked where a value is not in its usual form. */
    public final boolean isJackson2() {
        return settings.dialect().ofJackson() == Dialect.JACKSON2;
    }

    /** Says how many objects and arrays the document is inside of. */
    public final void inside(int objectsAndArrays) {
        depth = objectsAndArrays;
    }

    /** Says that a mapper of Jackson's, which has these settings, reads by itself what is refused. */
    public final void ofMapper(Settings ofIt) {
        ofMapper = true;
        settings = ofIt;
        checksArguments = ofIt.checksArguments();
        view(ofIt.view());
    }

    /** Whether a mapper of Jackson's reads by itself what is refused; for generated code. */
    public final boolean isOfMapper() {
        return ofMapper;
    }

    /** How much the document may ask for. */
    public final Limits limits() {
        return limits;
    }

    // ---- the part of the document that is in memory

    /** Whether there may be more of the document than is in memory. */
    protected final boolean isStream() {
        return chunks != null;
    }

    /**
     * Gets further bytes, if the document comes from a stream; drops those in front of the cursor or the mark.
     *
     * @return false at the end of the document
     */
    protected final boolean fill() {
        Chunks source = chunks;
        if (source == null) {
            return false;
        }
        int keep = source.keep(position);
        if (keep > 0 && !source.isKept()) {
            pass(start, keep);
            source.drop(keep - start);
            System.arraycopy(buffer, keep, buffer, 0, end - keep);
            position -= keep;
            end -= keep;
            source.moved();
            dropped += keep;
            start = 0;
        }
        if (end == MAX_CHUNK) {
            throw limit("A part that must be in memory at once is longer than an array can be");
        }
        if (end == buffer.length || source.isBeginning(buffer)) {
            buffer = Arrays.copyOf(buffer, (int) Math.min(2L * end, MAX_CHUNK));
        }
        int count = read(source);
        if (count == Chunks.EXCEEDED) {
            throw limit(source.exceeded());
        }
        end += Math.max(0, count);
        expectedEnd = expectedEnd();
        return count >= 0;
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

    /** Makes sure that so many bytes from the cursor on are in memory, if the document has them. */
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
     * Keeps the document from the cursor on in memory, so that it can be read again; whether it was kept from further in front
     * already, which {@link #release} wants.
     */
    public final boolean mark() {
        return chunks != null && chunks.mark(position);
    }

    /** Keeps no more of the document than before {@link #mark}. */
    public final void release(boolean outer) {
        if (chunks != null && !outer) {
            chunks.release();
        }
    }

    /** The index in the buffer of a position in the document. */
    public final int index(int at) {
        return at - dropped;
    }

    /** Where in the document the cursor is, modulo 2^32. */
    public final int position() {
        return position + dropped;
    }

    /** Goes back to a position that the cursor was at before, on the same depth. */
    public final void position(int earlier) {
        position = index(earlier);
    }

    /** How many objects and arrays the cursor is inside of. */
    public final int depth() {
        return depth;
    }

    /** The document's array, of which only what the cursor has passed is certain to be part of the document. */
    public final byte[] buffer() {
        return buffer;
    }

    /** The index behind the last byte that is in memory. */
    public final int known() {
        return end;
    }

    protected final void deeper() {
        if (++depth > limits.depth()) {
            throw limit("Values are nested deeper than the limit of " + limits.depth());
        }
    }

    // ---- what creators are given

    /** Whether {@link #checkArguments} may refuse anything; for generated code. */
    public final boolean checksArguments() {
        return checksArguments;
    }

    /**
     * Refuses arguments for a creator that the settings don't allow; for generated code.
     *
     * @param given a bit for each property that was in the document; where no setting asks for it, not for all
     * @param arguments a bit for each that is an argument
     * @param primitives a bit for each that is 0 if it is missing
     * @param anyNull whether one is null
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
     * A bit for each property that was in the document, with that of one that is read now; for generated code. One that was read before may
     * have been null, which counted if the creator could have been called then.
     *
     * @param index that of the property, which has no bit here unless it is from 0 to 63
     */
    public final long given(long given, int index) {
        if ((index & -Long.SIZE) != 0) {
            return given;
        }
        long bit = 1L << index;
        if ((given & bit) != 0 && checksArguments && settings.is(Feature.FAIL_ON_NULL_CREATOR_PROPERTIES)) {
            throw error(Kind.MISMATCH, "A property of the creator is there again");
        }
        if ((given & bit) != 0 && ofMapper && isJackson2()) {
            throw unreadable(OF_THE_MAPPER);
        }
        return given | bit;
    }

    /** Whether a property that the class does not have is refused. */
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

    /** Says that a value, which began at a position, only stands for one of the type that is expected; refuses it where that is asked for. */
    public final void coerced(int at) {
        if (settings.is(Feature.FAIL_ON_COERCIONS)) {
            throw unusable("The mapper has a way of its own with values that stand for others", at);
        }
    }

    /** The error of an object whose class is only written. */
    public final WireException unreadable(String why) {
        return unusable(why, position());
    }

    /** The error of a value that the user's own constructor, factory or setter refused, or Jackson in its place. */
    public final WireException refused(Exception cause) {
        return new WireException(Kind.MISMATCH, "The value was refused: " + cause, path(), offset(), cause);
    }

    /** The error of a document whose nesting is within the limit, but not within the thread's stack. */
    public final WireException tooDeep(StackOverflowError cause) {
        return new WireException(
                Kind.LIMIT, "Values are nested deeper than the thread's stack allows", path(), offset(), cause);
    }

    /** The error of bytes that are no document of the format. */
    public final WireException malformed(String problem) {
        return error(Kind.MALFORMED, problem);
    }

    /** The error of a document that asks for more than is allowed. */
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
