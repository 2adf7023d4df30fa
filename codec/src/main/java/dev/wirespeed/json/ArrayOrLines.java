package dev.wirespeed.json;

import dev.wirespeed.runtime.ManyValues;
import org.jspecify.annotations.Nullable;

/** The elements of one array, or values that follow one another, with or without white space between them. */
final class ArrayOrLines<T> extends ManyValues<T> {
    private enum State {
        NEW,
        IN_ARRAY,
        BETWEEN_VALUES
    }

    private final JsonReader in;
    private final JsonCodec<T> codec;
    private State state = State.NEW;

    ArrayOrLines(JsonReader in, JsonCodec<T> codec) {
        super(in);
        this.in = in;
        this.codec = codec;
        in.dialect(codec.dialect());
    }

    @Override
    protected @Nullable T next() {
        return in.isNull() ? null : codec.read(in);
    }

    @Override
    protected boolean hasNext() {
        return switch (state) {
            case NEW -> begin();
            case IN_ARRAY -> in.nextElement() || end();
            case BETWEEN_VALUES -> nextDocument();
        };
    }

    private boolean begin() {
        if (in.token() == '[') {
            state = State.IN_ARRAY;
            return in.beginArray() || end();
        }
        state = State.BETWEEN_VALUES;
        return in.hasToken();
    }

    private boolean end() {
        in.end();
        return false;
    }

    private boolean nextDocument() {
        in.nextDocument();
        return in.hasToken();
    }
}
