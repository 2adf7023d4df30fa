package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Limits;
import dev.wirespeed.TypeRef;
import dev.wirespeed.WireException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** What {@link dev.wirespeed.Json} does, where the writer and the reader are at hand. */
public final class JsonSupport {
    private JsonSupport() {}

    public static byte[] write(@Nullable Object value) {
        JsonWriter out = WriterPool.take(null, false);
        Values.write(out, value);
        byte[] document = out.document();
        WriterPool.give(out);
        return document;
    }

    public static void write(@Nullable Object value, OutputStream target) {
        JsonWriter out = WriterPool.take(target, false);
        Values.write(out, value);
        out.finish();
        WriterPool.give(out);
    }

    public static void write(@Nullable Object value, ByteBuffer target) {
        JsonWriter out = WriterPool.take(null, false);
        Values.write(out, value);
        target.put(out.buffer(), 0, out.length());
        WriterPool.give(out);
    }

    public static String writeText(@Nullable Object value) {
        JsonWriter out = WriterPool.take(null, true);
        Values.write(out, value);
        String text = out.hasLoneSurrogates()
                ? LooseUtf8.decode(out.buffer(), out.length())
                : new String(out.buffer(), 0, out.length(), UTF_8);
        WriterPool.give(out);
        return text;
    }

    public static <T> @Nullable T read(byte[] document, Class<T> type, Limits limits) {
        return read(document, JsonCodecs.of(type), limits);
    }

    @SuppressWarnings("unchecked")
    public static <T> @Nullable T read(byte[] document, TypeRef<T> type, Limits limits) {
        return read(document, (JsonCodec<T>) GenericCodecs.of(type.type()), limits);
    }

    private static <T> @Nullable T read(byte[] document, JsonCodec<T> codec, Limits limits) {
        JsonReader in = new JsonReader(document, afterMark(document), document.length, limits);
        try {
            T value = in.isNull() ? null : codec.read(in);
            in.end();
            return value;
        } catch (WireException e) {
            throw e;
        } catch (RuntimeException e) {
            throw in.refused(e);
        }
    }

    /** The index behind the mark that says UTF-8, which some editors put in front. */
    private static int afterMark(byte[] b) {
        boolean marked = b.length >= 3 && b[0] == (byte) 0xEF && b[1] == (byte) 0xBB && b[2] == (byte) 0xBF;
        return marked ? 3 : 0;
    }
}
