package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.internal.LooseUtf8;
import dev.wirespeed.mapper.JsonInPlace;
import dev.wirespeed.mapper.MapperJson;
import dev.wirespeed.runtime.Engine;
import dev.wirespeed.runtime.Settings;
import dev.wirespeed.runtime.Stale;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and reads parts of mappers' documents; the implementation has access to writers and readers. */
final class MapperDocuments implements MapperJson {
    static final MapperDocuments INSTANCE = new MapperDocuments();

    /** Elements are handed on after this many bytes. */
    private static final int ENOUGH = 64_000;

    private MapperDocuments() {}

    @Override
    public @Nullable JsonCodec<?> generatedCodec(Class<?> type) {
        return Codecs.BY_NAME.generated(type);
    }

    // ---- writing; a writer is not given back if a codec threw

    private static JsonWriter begin(Place place, boolean text) {
        JsonWriter out = JsonEngine.writer(text);
        out.ofMapper(place.settings(), place.depth(), place.allowed());
        out.handTo(place.handover());
        return out;
    }

    @Override
    public <T, E extends Exception> @Nullable WireException write(
            JsonCodec<T> codec, T value, Place place, Target<E> target) throws E {
        JsonWriter out = begin(place, false);
        try {
            write(codec, out, value);
        } catch (WireException e) {
            return e;
        }
        target.write(out.buffer(), out.length());
        JsonEngine.WRITERS.give(out);
        return null;
    }

    @Override
    @SuppressWarnings("unchecked") // of the class that the codec is for
    public <T, E extends Exception> int writeElements(
            JsonCodec<T> codec, Class<?> type, List<?> values, int from, Place place, Target<E> target) throws E {
        JsonWriter out = begin(place, false);
        int written = from;
        int end = 0;
        boolean whole = true;
        try {
            for (int size = values.size(); written < size && end < ENOUGH; written++) {
                Object value = values.get(written);
                if (value == null) {
                    out.nullValue();
                } else if (value.getClass() == type) {
                    write(codec, out, (T) value);
                } else {
                    break;
                }
                end = out.length() + 1; // with the comma
            }
        } catch (WireException e) {
            whole = false;
        }
        if (written > from) {
            target.write(out.buffer(), end - 1);
        }
        if (whole) {
            JsonEngine.WRITERS.give(out);
        }
        return written;
    }

    @Override
    public <T> String writeText(JsonCodec<T> codec, T value, Place place) {
        JsonWriter out = begin(place, true);
        write(codec, out, value);
        String text = JsonEngine.text(out);
        JsonEngine.WRITERS.give(out);
        return text;
    }

    @Override
    public <T> byte[] writePretty(JsonCodec<T> codec, T value, Place place, int around) {
        JsonWriter out = begin(place, false);
        byte[] spread = spread(codec, out, value, around);
        JsonEngine.WRITERS.give(out);
        return spread;
    }

    @Override
    public <T> String writePrettyText(JsonCodec<T> codec, T value, Place place, int around) {
        JsonWriter out = begin(place, true);
        String text = JsonEngine.text(out, spread(codec, out, value, around));
        JsonEngine.WRITERS.give(out);
        return text;
    }

    private static <T> byte[] spread(JsonCodec<T> codec, JsonWriter out, T value, int around) {
        out.keepRaw();
        write(codec, out, value);
        return out.spread(around);
    }

    private static <T> void write(JsonCodec<T> codec, JsonWriter out, T value) {
        try {
            InliningBoundary.write(codec, out, value);
            out.complete();
            out.quoteNumbers();
        } catch (WireException e) {
            throw e;
        } catch (Exception e) {
            throw Engine.refused(e);
        } catch (StackOverflowError e) {
            throw Engine.tooDeep(e);
        } catch (LinkageError e) {
            throw Stale.refused(e);
        }
    }

    // ---- reading

    @Override
    public JsonInPlace inPlace(byte[] buffer, int start, int end, int depth, Settings settings) {
        return new InPlaceReader(new JsonReader(buffer, start, end, settings.limits()), depth, settings);
    }

    @Override
    public JsonInPlace inPlace(byte[] buffer, int start, int end, InputStream rest, int depth, Settings settings) {
        return new InPlaceReader(new JsonReader(buffer, start, end, rest, settings.limits()), depth, settings);
    }

    @Override
    public <T> JsonCodec<Iterable<@Nullable T>> listOf(JsonCodec<T> element) {
        return GenericCodecs.listOf(element);
    }

    @Override
    public byte @Nullable [] utf8(String document) {
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
        return LooseUtf8.hasLoneSurrogates(document, bytes) ? null : bytes;
    }
}
