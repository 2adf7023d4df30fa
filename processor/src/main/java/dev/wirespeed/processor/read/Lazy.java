package dev.wirespeed.processor.read;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is made when it is asked for, and once only. */
final class Lazy<T> {
    private final Supplier<T> source;
    private @Nullable T value;

    Lazy(Supplier<T> source) {
        this.source = source;
    }

    T get() {
        T known = value;
        if (known == null) {
            known = source.get();
            value = known;
        }
        return known;
    }
}
