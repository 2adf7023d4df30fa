package dev.wirespeed.spring.format;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** A bounded cache for keys that come from outside. */
final class Recent<K, V> {
    private static final int MOST = 256;

    private final Map<K, V> values = new ConcurrentHashMap<>();

    V get(K key, Function<K, V> make) {
        V known = values.get(key);
        if (known != null) {
            return known;
        }
        if (values.size() >= MOST) {
            values.clear(); // those that are in use come back
        }
        return values.computeIfAbsent(key, make);
    }
}
