package dev.wirespeed.json;

import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** What another library's parser has read, one value of any depth, to be read by a codec. */
public final class JsonCopy {
    private final byte[] json;
    private final KeptStrings strings;
    private final boolean text;

    private JsonCopy(byte[] json, KeptStrings strings, boolean text) {
        this.json = json;
        this.strings = strings;
        this.text = text;
    }

    /** What is to be copied. */
    @FunctionalInterface
    public interface Source<E extends Exception> {
        /** Writes it by several calls. */
        void writeTo(JsonWriter out) throws E;
    }

    /**
     * Copies what a source writes.
     *
     * @param text whether it comes from text; then halves of surrogate pairs may stand in it
     */
    public static <E extends Exception> JsonCopy of(boolean text, Source<E> source) throws E {
        KeptStrings strings = new KeptStrings();
        JsonWriter out = WriterPool.take(null, text);
        out.inside(Integer.MIN_VALUE); // whoever reads it has a limit
        out.keep(strings);
        source.writeTo(out);
        JsonCopy copy = new JsonCopy(out.document(), strings, text);
        WriterPool.give(out);
        return copy;
    }

    /** Reads it by a codec, as the mapper is told to. */
    public <T> @Nullable T read(JsonCodec<T> codec, JsonSettings settings) {
        JsonReader in = new JsonReader(json, 0, json.length, settings.limits());
        in.kept(strings);
        in.ofMapper(settings);
        if (text) {
            in.keepHalves();
        }
        try {
            return JsonSupport.readOne(in, codec);
        } catch (UncheckedIOException e) {
            throw in.refused(e); // there is no stream that it could be from
        }
    }

    /** Whether it comes from text. */
    public boolean isText() {
        return text;
    }

    /** It as JSON in UTF-8. */
    public byte[] toBytes() {
        return strings.expand(json, false);
    }

    /** It as JSON. */
    @Override
    public String toString() {
        byte[] whole = strings.expand(json, true);
        return LooseUtf8.decode(whole, whole.length);
    }
}
