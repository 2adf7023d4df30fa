package dev.wirespeed.runtime;

import dev.wirespeed.WireException;
import java.io.UncheckedIOException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Values that follow one another in a stream; the format defines what separates them. It ends at a value that is
 * refused.
 *
 * @param <T> the type of the values
 */
public abstract class ManyValues<T> extends Spliterators.AbstractSpliterator<@Nullable T> {
    private final WireReader in;
    private boolean ended;

    protected ManyValues(WireReader in) {
        super(Long.MAX_VALUE, Spliterator.ORDERED);
        this.in = in;
    }

    /** Moves the cursor to the next value; false if there is none. */
    protected abstract boolean hasNext();

    /** Reads the value at the cursor. */
    protected abstract @Nullable T next();

    @Override
    public final boolean tryAdvance(Consumer<? super @Nullable T> action) {
        if (ended) {
            return false;
        }
        ended = true; // unless all goes well
        T value;
        try {
            if (!hasNext()) {
                return false;
            }
            value = next();
        } catch (WireException | UncheckedIOException e) {
            throw e;
        } catch (Exception e) { // also checked ones, which Lombok and Kotlin let pass
            throw in.refused(e);
        } catch (StackOverflowError e) {
            throw in.tooDeep(e);
        } catch (LinkageError e) {
            throw Stale.refused(e);
        }
        ended = false;
        action.accept(value);
        return true;
    }
}
