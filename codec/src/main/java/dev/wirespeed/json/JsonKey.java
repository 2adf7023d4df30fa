package dev.wirespeed.json;

import dev.wirespeed.runtime.Settings;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the keys of maps, for one type of key; for generated code.
 *
 * @param <K> the type
 */
public final class JsonKey<K> {
    private final String expected;
    private final BiFunction<Settings, K, @Nullable String> text;
    private final Function<String, @Nullable K> parse;

    private JsonKey(
            String expected, BiFunction<Settings, K, @Nullable String> text, Function<String, @Nullable K> parse) {
        this.expected = expected;
        this.text = text;
        this.parse = parse;
    }

    /**
     * Keys that are converted to and from text by two functions.
     *
     * @param expected a description of such keys, for messages
     * @param parse throws, or returns null, if a text is not a key
     */
    public static <K> JsonKey<K> of(
            String expected, Function<K, @Nullable String> text, Function<String, @Nullable K> parse) {
        return new JsonKey<>(expected, (settings, key) -> text.apply(key), parse);
    }

    /** As {@link #of(String, Function, Function)}, with texts that depend on settings. */
    static <K> JsonKey<K> by(
            String expected, BiFunction<Settings, K, @Nullable String> text, Function<String, @Nullable K> parse) {
        return new JsonKey<>(expected, text, parse);
    }

    /** Keys that are constants of an enum, by its table. */
    public static <E extends Enum<E>> JsonKey<E> of(JsonEnum<E> table) {
        return of("one of " + table.known(), table::text, table::find);
    }

    /** A copy with another way to write keys. */
    public JsonKey<K> written(Function<K, @Nullable String> by) {
        return of(expected, by, parse);
    }

    /** A copy with a creator of the enum that reads keys. */
    public JsonKey<K> read(Function<String, @Nullable K> by) {
        return new JsonKey<>("a text that the enum's creator takes", text, by);
    }

    public void write(JsonWriter out, @Nullable K key) {
        out.key(key == null ? null : text.apply(out.settings(), key));
    }

    public K read(JsonReader in) {
        int at = in.position();
        K key = parsed(in, in.name(), at);
        if (key == null) {
            throw in.unusable("Expected " + expected + " as key but was another", at);
        }
        return key;
    }

    private @Nullable K parsed(JsonReader in, String name, int at) {
        try {
            return parse.apply(name);
        } catch (RuntimeException e) {
            throw in.unusable("Expected " + expected + " as key but was another", at);
        }
    }
}
