package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.jackson.CodecDeserializer.Told;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.mapper.JsonInPlace;
import dev.wirespeed.mapper.ObjectEnd;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.UTF8StreamJsonParser;

/** The part of a document in a parser's buffer, from the opening bracket of an object or array on. */
final class TakenBytes {
    /** The length of Jackson's buffers. */
    private static final int LENGTH = 8_000;

    private final byte[] buffer;
    private final int from;
    private final int to;
    private boolean read;
    private boolean refused;

    private TakenBytes(byte[] buffer, int from, int to) {
        this.buffer = buffer;
        this.from = from;
        this.to = to;
    }

    /**
     * Takes it from a parser that is after the bracket. Afterwards the parser is at the end of its buffer, outside all
     * objects and arrays, as if it had read them.
     *
     * @return null if the parser is not at the beginning of such a document
     */
    static @Nullable TakenBytes from(UTF8StreamJsonParser in) {
        if (!isAtBeginning(in)) {
            return null;
        }
        Buffered rest = new Buffered();
        boolean any = in.releaseBuffered(rest) > 0;
        leave(in);
        return any
                ? new TakenBytes(rest.buffer(), rest.from() - 1, rest.to())
                : only(in.currentToken().asByteArray()[0]);
    }

    /** A document that is there as a whole. */
    static TakenBytes of(byte[] document) {
        return new TakenBytes(document, 0, document.length);
    }

    /** Whether a parser is after the opening bracket of a document. */
    static boolean isAtBeginning(JsonParser in) {
        JsonToken bracket = in.currentToken();
        return (bracket == JsonToken.START_OBJECT || bracket == JsonToken.START_ARRAY)
                && in.streamReadContext().getParent().inRoot();
    }

    /** Makes a parser believe that it has left all objects and arrays. */
    static void leave(JsonParser in) {
        ((JsonReadContext) in.streamReadContext()).reset(TokenStreamContext.TYPE_ROOT, 1, 0);
    }

    /** A stream of which only the bracket is known. */
    private static TakenBytes only(byte bracket) {
        byte[] buffer = new byte[LENGTH];
        buffer[0] = bracket;
        return new TakenBytes(buffer, 0, 1);
    }

    byte[] buffer() {
        return buffer;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    /**
     * Reads an object with a codec if nothing follows it: then another parser has nothing to add.
     *
     * @param whole whether the document ends where the buffer does
     * @return a value that only counts if the document {@link #isRead}
     */
    @Nullable
    Object read(Told codec, boolean whole) {
        return buffer[from] == '{' && (whole || isOneLine('}')) ? read(codec, whole, codec.codec()) : null;
    }

    /** As an object, a list of objects with their codec. */
    @Nullable
    Object readList(Told elements, boolean whole) {
        boolean here = buffer[from] == '[' && (whole || isOneLine(']'));
        return here ? read(elements, whole, JsonEngine.forMappers().listOf(elements.codec())) : null;
    }

    private @Nullable Object read(Told told, boolean whole, JsonCodec<?> codec) {
        JsonInPlace value = JsonEngine.forMappers().inPlace(buffer, from, to, 0, told.settings());
        try {
            Object result = value.read(codec);
            read = isSpace(value.end()) && (whole || value.nextLine(from) < 0);
            if (read) {
                told.counts().readByCodecs.add(result instanceof ArrayList<?> list ? list.size() : 1);
            }
            return result;
        } catch (WireException e) {
            refused = whole || new ObjectEnd().isIn(buffer, from + 1, to); // another parser tells Jackson where that is
            return null;
        }
    }

    /** Whether the buffer seems to have a whole value on its parser's current line, with nothing after it. */
    private boolean isOneLine(char last) {
        return to - from > 1 && buffer[from + 1] > ' ' && buffer[to - 1] == last;
    }

    private boolean isSpace(int behind) {
        int i = behind;
        while (i < to && (buffer[i] == ' ' || buffer[i] == '\n' || buffer[i] == '\r' || buffer[i] == '\t')) {
            i++;
        }
        return i == to;
    }

    /** Whether an object was read. */
    boolean isRead() {
        return read;
    }

    /** Whether the codec refused it. */
    boolean isRefused() {
        return refused;
    }
}
