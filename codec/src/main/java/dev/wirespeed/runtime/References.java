package dev.wirespeed.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tells objects which object they belong to before that one gets them; each method returns what it is given. */
public final class References {
    private References() {}

    /** Tells one object. */
    public static <T> @Nullable T one(@Nullable T value, Consumer<? super T> back) {
        if (value != null) {
            back.accept(value);
        }
        return value;
    }

    /** Tells each element of a collection; in a set each may have another hash code behind it. */
    public static <T, C extends Collection<T>> @Nullable C all(@Nullable C values, Consumer<? super T> back) {
        if (values instanceof Set<?>) {
            List<T> elements = new ArrayList<>(values);
            values.clear();
            elements.forEach(each -> one(each, back));
            values.addAll(elements);
        } else if (values != null) {
            values.forEach(each -> one(each, back));
        }
        return values;
    }

    /** Tells each value of a map. */
    public static <T, M extends Map<?, T>> @Nullable M values(@Nullable M values, Consumer<? super T> back) {
        if (values != null) {
            values.values().forEach(each -> one(each, back));
        }
        return values;
    }

    /** Tells each element of an array. */
    public static <T> T @Nullable [] array(T @Nullable [] values, Consumer<? super T> back) {
        if (values != null) {
            for (T each : values) {
                one(each, back);
            }
        }
        return values;
    }
}
