package dev.wirespeed.json;

import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.Words;
import dev.wirespeed.runtime.Settings;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** An object, or an array of objects, that stands in the buffer of another library's parser, to be read by a codec where it is. */
public final class JsonInPlace {
    private final JsonReader in;

    /**
     * @param start the index of its brace or bracket
     * @param end the index behind the last byte that may be part of it
     * @param depth of the objects and arrays that it is inside of
     * @param settings of the mapper
     */
    public JsonInPlace(byte[] buffer, int start, int end, int depth, Settings settings) {
        this(new JsonReader(buffer, start, end, settings.limits()), depth, settings);
    }

    /**
     * One of which the buffer may have no more than the beginning.
     *
     * @param rest what comes behind; no more is asked for than it takes to come to the end, and nothing of it is dropped
     */
    public JsonInPlace(byte[] buffer, int start, int end, InputStream rest, int depth, Settings settings) {
        this(
                new JsonReader(buffer, start, end, new Chunks(buffer, rest, settings.limits()), settings.limits()),
                depth,
                settings);
    }

    private JsonInPlace(JsonReader in, int depth, Settings settings) {
        this.in = in;
        in.inside(depth);
        in.ofMapper(settings);
    }

    /**
     * Reads it by a codec.
     *
     * @throws dev.wirespeed.WireException if the codec refuses it
     */
    public <T> @Nullable T read(JsonCodec<T> codec) {
        try {
            return JsonSupport.readNext(in, codec);
        } catch (UncheckedIOException e) {
            throw in.refused(e); // of something that the codec calls
        }
    }

    /** What reads an array by the codec of its elements, into an {@code ArrayList}. */
    public static <T> JsonCodec<Collection<@Nullable T>> listOf(JsonCodec<T> element) {
        return GenericCodecs.listOf(element);
    }

    /** A document in UTF-8, to be read in that; null if there is half a surrogate pair in it, which has no bytes. */
    public static byte @Nullable [] utf8(String document) {
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
        return LooseUtf8.hasHalves(document, bytes) ? null : bytes;
    }

    /** The index behind it, after it has been read. */
    public int end() {
        return in.position();
    }

    /** Where it stands: the buffer, or a longer copy of it that goes on. */
    public byte[] buffer() {
        return in.buffer();
    }

    /** The index behind the last byte that is in memory of it, and of what comes behind it. */
    public int known() {
        return in.known();
    }

    /** The index behind the next line break in it from an index on, -1 if there is none; CR and LF together are one. */
    public int nextLine(int from) {
        byte[] buffer = in.buffer();
        int end = end();
        int p = from;
        while (p < end) {
            if (end - p >= Long.BYTES && !Swar.hasControl(Words.getLong(buffer, p))) {
                p += Long.BYTES;
            } else {
                byte b = buffer[p++];
                if (b == '\n' || b == '\r' && buffer[p] != '\n') {
                    return p;
                }
            }
        }
        return -1;
    }
}
