package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.ContentReference;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import dev.wirespeed.WireException;
import dev.wirespeed.jackson2.CodecDeserializer.Told;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.mapper.JsonInPlace;
import dev.wirespeed.runtime.Settings;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * An object or array at the beginning of which one of Jackson's own parsers is. Codecs read it from the parser's
 * source. If they succeed, the parser moves on to its end; otherwise the parser has seen nothing of it.
 */
abstract class Documents {
    private static final JsonParser.Feature SOURCE = JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION;

    private static final Object REFUSED = new Object();

    private static final String INSIDE =
            "inside of what has no codec only streams are read where they are, or bytes by a mapper that is made with a new WirespeedJsonFactory()";

    /** Stands in the place of what a codec has read, before the string that takes up its length. */
    private static final String MEMBER = "\"\":\"";

    private static final String ELEMENT = "\"";

    final JsonParser in;
    private boolean read;

    Documents(JsonParser in) {
        this.in = in;
    }

    /**
     * Whether a parser that is after a bracket can tell where its source has the rest; for bytes and strings, only the
     * beginning is of use.
     */
    static boolean isAt(JsonParser in) {
        Object source = in.getInputSource();
        if (source instanceof SeenInput seen) {
            return in.getClass() == UTF8StreamJsonParser.class && seen.isReadable();
        }
        if (source instanceof SeenText seen) {
            return in.getClass() == ReaderBasedJsonParser.class && isRoot(in) && seen.isReadable();
        }
        return isInMemory(in) && isRoot(in);
    }

    /** Whether a parser has its whole source in an array or a string. */
    private static boolean isInMemory(JsonParser in) {
        Class<?> type = in.getClass();
        return (type == UTF8StreamJsonParser.class || type == ReaderBasedJsonParser.class)
                && in.getInputSource() == null;
    }

    /** Why codecs can't read nested objects from a parser's source; null if no reason is known. */
    static @Nullable String whyNotInside(JsonParser in) {
        Object source = in.getInputSource();
        if (in.getClass() == ReaderBasedJsonParser.class) {
            return source == null || source instanceof SeenText seen && seen.isReadable() ? INSIDE : null;
        }
        return isInMemory(in) ? INSIDE : null;
    }

    /** Whether Jackson reads, in memory, something that a codec has refused. */
    static boolean isRefused(DeserializationContext context) {
        return context.getAttribute(REFUSED) != null;
    }

    /** The document that a parser {@link #isAt}; null if it is unknown after all. */
    static @Nullable Documents at(JsonParser in) {
        Object source = in.getInputSource();
        if (source instanceof SeenInput seen) {
            return DocumentInStream.at(in, seen);
        }
        return source instanceof SeenText seen ? DocumentInText.at(in, seen) : inMemory(in);
    }

    private static boolean isRoot(JsonParser in) {
        return in.getParsingContext().getParent().inRoot();
    }

    private static @Nullable Documents inMemory(JsonParser in) {
        JsonLocation behind = location(in);
        ContentReference content = behind.contentReference();
        if (content.getRawContent() instanceof String text) {
            return inString(in, text, (int) behind.getCharOffset() - 1);
        }
        return content.getRawContent() instanceof byte[] array
                ? inBytes(in, array, content, behind.getByteOffset() - 1)
                : null;
    }

    private static @Nullable Documents inString(JsonParser in, String text, int from) {
        boolean whole = from >= 0 && from + 1 < text.length() && isClosing(text.charAt(text.length() - 1));
        byte[] utf8 =
                whole && text.charAt(from + 1) > ' ' ? JsonEngine.forMappers().utf8(text.substring(from)) : null;
        return utf8 == null ? null : new InMemory(in, utf8, 0, utf8.length);
    }

    private static @Nullable Documents inBytes(JsonParser in, byte[] array, ContentReference content, long offset) {
        boolean whole = content.contentOffset() < 0;
        int start = whole ? 0 : content.contentOffset();
        int end = whole ? array.length : start + content.contentLength();
        long from = start + offset;
        boolean within = from >= start && from + 1 < end && end <= array.length;
        return within && array[(int) from + 1] > ' ' && isClosing(array[end - 1])
                ? new InMemory(in, array, (int) from, end)
                : null;
    }

    private static boolean isClosing(int b) {
        return b == '}' || b == ']';
    }

    /** The place of a parser in its source, which it tells on request. */
    private static JsonLocation location(JsonParser in) {
        if (in.isEnabled(SOURCE)) {
            return in.currentLocation();
        }
        in.enable(SOURCE);
        try {
            return in.currentLocation();
        } finally {
            in.disable(SOURCE);
        }
    }

    /**
     * Reads it as a whole.
     *
     * @param codec the codec of the object, or of a list of objects
     * @return a value that only counts if the document {@link #isRead}
     */
    final @Nullable Object read(Told told, JsonCodec<?> codec) throws IOException {
        JsonInPlace document = document(told.settings());
        Object value;
        try {
            value = document.read(codec);
        } catch (WireException e) {
            told.counts().refused.increment();
            return null;
        } finally {
            keep(document);
        }
        leave(document);
        read = true;
        told.counts().readByCodecs.add(value instanceof Collection<?> list ? list.size() : 1);
        return value;
    }

    abstract JsonInPlace document(Settings settings);

    /** Keeps what a codec read beyond the buffer. */
    abstract void keep(JsonInPlace document);

    /** Moves the parser to its end. */
    abstract void leave(JsonInPlace document) throws IOException;

    /** Whether a codec has read it. */
    final boolean isRead() {
        return read;
    }

    /** Has Jackson read what a codec refused, with everything in it. */
    abstract @Nullable Object readByJackson(DeserializationContext context, JsonDeserializer<?> original)
            throws IOException;

    /**
     * Has a parser pass the replacement of what a codec has read: {@link #stand} if that is long enough, otherwise
     * white space.
     *
     * @param standing whether it is not white space
     */
    final void pass(boolean standing) throws IOException {
        while (standing && in.nextToken() != JsonToken.VALUE_STRING) {}
        in.nextToken();
    }

    /**
     * The beginning of the one string that replaces everything after the bracket; a string is what the parser skips
     * fastest.
     */
    final String stand() {
        return in.currentToken() == JsonToken.START_OBJECT ? MEMBER : ELEMENT;
    }

    /** A document in an array or a string of the application's, up to its end, in UTF-8. */
    private static final class InMemory extends Documents {
        private final byte[] buffer;
        private final int from;
        private final int to;

        InMemory(JsonParser in, byte[] buffer, int from, int to) {
            super(in);
            this.buffer = buffer;
            this.from = from;
            this.to = to;
        }

        @Override
        JsonInPlace document(Settings settings) {
            return JsonEngine.forMappers().inPlace(buffer, from, to, 0, settings);
        }

        @Override
        void keep(JsonInPlace document) {}

        /**
         * If this is the end of everything, on the same line, the parser is there at once. Otherwise it counts lines
         * and has to find what follows.
         */
        @Override
        void leave(JsonInPlace document) throws IOException {
            if (document.end() < to || document.nextLine(from) >= 0) {
                in.skipChildren();
                return;
            }
            if (in.releaseBuffered(new Buffered()) < 0) {
                in.releaseBuffered(Writer.nullWriter());
            }
            ((JsonReadContext) in.getParsingContext()).reset(JsonReadContext.TYPE_ROOT, 1, 0);
        }

        @Override
        @Nullable
        Object readByJackson(DeserializationContext context, JsonDeserializer<?> original) throws IOException {
            context.setAttribute(REFUSED, REFUSED);
            try {
                return original.deserialize(in, context);
            } finally {
                context.setAttribute(REFUSED, null);
            }
        }
    }
}
