package dev.wirespeed.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Sets back references: objects are told their owner before the owner gets them. Each method returns its argument. */
public final class References {
    private References() {}

    /** Sets the owner of one object. */
    public static <T> @Nullable T one(@Nullable T value, Consumer<? super T> back) {
        if (value != null) {
            back.accept(value);
        }
        return value;
    }

    /** Sets the owner of each element; elements of a set may get another hash code by that, so they are added anew. */
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

    /** Sets the owner of each value of a map. */
    public static <T, M extends Map<?, T>> @Nullable M values(@Nullable M values, Consumer<? super T> back) {
        if (values != null) {
            values.values().forEach(each -> one(each, back));
        }
        return values;
    }

    /** Sets the owner of each element of an array. */
    public static <T> T @Nullable [] array(T @Nullable [] values, Consumer<? super T> back) {
        if (values != null) {
            for (T each : values) {
                one(each, back);
            }
        }
        return values;
    }
}
