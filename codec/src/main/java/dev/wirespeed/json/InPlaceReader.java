package dev.wirespeed.json;

import dev.wirespeed.internal.Swar;
import dev.wirespeed.internal.Words;
import dev.wirespeed.mapper.JsonInPlace;
import dev.wirespeed.runtime.Settings;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Reads part of a mapper's document in the buffer of its parser. */
final class InPlaceReader implements JsonInPlace {
    private final JsonReader in;

    InPlaceReader(JsonReader in, int depth, Settings settings) {
        this.in = in;
        in.inside(depth);
        in.ofMapper(settings);
    }

    @Override
    public <T> @Nullable T read(JsonCodec<T> codec) {
        try {
            return JsonEngine.readNext(in, codec);
        } catch (UncheckedIOException e) {
            throw in.refused(e); // of something that the codec calls
        }
    }

    @Override
    public int end() {
        return in.position();
    }

    @Override
    public byte[] buffer() {
        return in.buffer();
    }

    @Override
    public int known() {
        return in.known();
    }

    @Override
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
