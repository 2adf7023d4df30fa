package dev.wirespeed.json;

import dev.wirespeed.WireException;
import java.io.UncheckedIOException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The elements of one array, or the values that follow one another, with or without white space between them. */
final class ManyValues<T> extends Spliterators.AbstractSpliterator<@Nullable T> {
    private enum State {
        NEW,
        IN_ARRAY,
        BETWEEN_VALUES,
        ENDED
    }

    private final JsonReader in;
    private final JsonCodec<T> codec;
    private State state = State.NEW;

    ManyValues(JsonReader in, JsonCodec<T> codec) {
        super(Long.MAX_VALUE, Spliterator.ORDERED);
        this.in = in;
        this.codec = codec;
        in.dialect(codec.dialect());
    }

    @Override
    public boolean tryAdvance(Consumer<? super @Nullable T> action) {
        T value;
        try {
            if (!hasNext()) {
                state = State.ENDED;
                return false;
            }
            value = in.isNull() ? null : codec.read(in);
        } catch (WireException | UncheckedIOException e) {
            state = State.ENDED;
            throw e;
        } catch (Exception e) {
            state = State.ENDED;
            throw in.refused(e);
        } catch (StackOverflowError e) {
            state = State.ENDED;
            throw in.tooDeep(e);
        } catch (LinkageError e) {
            state = State.ENDED;
            throw Stale.refused(e);
        } catch (Error e) {
            state = State.ENDED;
            throw e;
        }
        action.accept(value);
        return true;
    }

    private boolean hasNext() {
        return switch (state) {
            case NEW -> begin();
            case IN_ARRAY -> in.nextElement() || end();
            case BETWEEN_VALUES -> nextDocument();
            case ENDED -> false;
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
