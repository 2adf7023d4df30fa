package dev.wirespeed.json;

import dev.wirespeed.WireException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Which properties of the objects that are written are wanted: those of a view, those that were named, or those that are both.
 *
 * <p>What it means for a class is worked out once and kept. All threads can share one.
 */
public final class JsonSelection {
    private final @Nullable Class<?> view;
    /** What was named, each with what is wanted of its value, null for all; null if all properties are wanted. */
    private final @Nullable Map<String, @Nullable JsonSelection> named;

    /** Where it stands in the whole selection, such as {@code orders.}. */
    private final String path;

    private final Map<JsonParts<?>, List<Part>> wanted = new ConcurrentHashMap<>();
    private volatile boolean checked;

    private JsonSelection(@Nullable Class<?> view, @Nullable Map<String, @Nullable JsonSelection> named, String path) {
        this.view = view;
        this.named = named;
        this.path = path;
    }

    /** A property that is wanted, and what of its value, null for all. */
    private record Part(int index, @Nullable JsonSelection inner) {}

    /** All properties of a view. */
    public static JsonSelection of(Class<?> view) {
        return new JsonSelection(view, null, "");
    }

    /**
     * The properties named in a text such as {@code id,email,orders(id,total)}.
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static JsonSelection parse(String text) {
        return new SelectionParser(text).parse();
    }

    static JsonSelection named(Map<String, @Nullable JsonSelection> named, String path) {
        return new JsonSelection(null, named, path);
    }

    /** Of what is wanted, only what is in a view. */
    public JsonSelection and(Class<?> other) {
        if (named == null) {
            return of(other);
        }
        Map<String, @Nullable JsonSelection> both = new LinkedHashMap<>();
        named.forEach((name, inner) -> both.put(name, inner == null ? of(other) : inner.and(other)));
        return new JsonSelection(other, both, path);
    }

    /** The view; null if there is none. */
    @Nullable
    Class<?> view() {
        return view;
    }

    /** Whether it names properties. */
    boolean isNamed() {
        return named != null;
    }

    /** Writes what is wanted of a value. */
    <T> void write(JsonWriter out, JsonParts<T> parts, T value) {
        List<Part> here = wanted.get(parts);
        if (here == null) {
            here = find(parts, out.settings().is(JsonFeature.DEFAULT_VIEW_INCLUSION));
            wanted.put(parts, here);
        }
        for (Part part : here) {
            out.select(part.inner);
            parts.write(out, value, part.index);
        }
        out.select(this);
    }

    private List<Part> find(JsonParts<?> parts, boolean byDefault) {
        check(parts);
        List<Part> found = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            boolean isNamed = named == null || named.containsKey(parts.name(i));
            if (isNamed && (view == null || parts.isInView(i, view, byDefault))) {
                found.add(new Part(i, named == null ? this : innerOf(named.get(parts.name(i)))));
            }
        }
        return List.copyOf(found);
    }

    private @Nullable JsonSelection innerOf(@Nullable JsonSelection selected) {
        return selected == null && view != null ? of(view) : selected;
    }

    /** Makes sure that every name is known, down to what only values at run time tell. */
    private void check(JsonParts<?> parts) {
        if (named == null || checked || parts.isOpen()) {
            return;
        }
        named.forEach((name, selected) -> {
            List<@Nullable JsonParts<?>> inner = parts.innerOf(name);
            if (inner.isEmpty()) {
                throw unknown(name, parts);
            }
            if (selected != null && selected.named != null) {
                inner.forEach(each -> selected.checkInner(each, path + name));
            }
        });
        checked = true;
    }

    private void checkInner(@Nullable JsonParts<?> parts, String whole) {
        if (parts == null) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "The selection names parts of \"" + whole + "\", which has none that could be selected");
        }
        check(parts);
    }

    private WireException unknown(String name, JsonParts<?> parts) {
        return new WireException(
                WireException.Kind.MISMATCH,
                "The selection names \"" + path + name + "\", but " + parts.type() + " has only "
                        + String.join(", ", parts.names()));
    }
}
