package dev.wirespeed.runtime;

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
public final class Selection {
    private final @Nullable Class<?> view;
    /** What was named, each with what is wanted of its value, null for all; null if all properties are wanted. */
    private final @Nullable Map<String, @Nullable Selection> named;

    /** Where it stands in the whole selection, such as {@code orders.}. */
    private final String path;

    private final Map<Parts<?>, List<Part>> wanted = new ConcurrentHashMap<>();
    private volatile boolean checked;

    private Selection(@Nullable Class<?> view, @Nullable Map<String, @Nullable Selection> named, String path) {
        this.view = view;
        this.named = named;
        this.path = path;
    }

    /**
     * A property that is wanted.
     *
     * @param index that of the property
     * @param inner what is wanted of its value, null for all
     */
    public record Part(int index, @Nullable Selection inner) {}

    /** All properties of a view. */
    public static Selection of(Class<?> view) {
        return new Selection(view, null, "");
    }

    /**
     * The properties named in a text such as {@code id,email,orders(id,total)}.
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static Selection parse(String text) {
        return new SelectionParser(text).parse();
    }

    static Selection named(Map<String, @Nullable Selection> named, String path) {
        return new Selection(null, named, path);
    }

    /** Of what is wanted, only what is in a view. */
    public Selection and(Class<?> other) {
        if (named == null) {
            return of(other);
        }
        Map<String, @Nullable Selection> both = new LinkedHashMap<>();
        named.forEach((name, inner) -> both.put(name, inner == null ? of(other) : inner.and(other)));
        return new Selection(other, both, path);
    }

    /** The view; null if there is none. */
    public @Nullable Class<?> view() {
        return view;
    }

    /** Whether it names properties. */
    public boolean isNamed() {
        return named != null;
    }

    /** Whether a property is wanted, whatever view it is in. */
    public boolean includes(String name) {
        return named == null || named.containsKey(name);
    }

    /** What is wanted of the value of a property; null for all of it. */
    public @Nullable Selection inner(String name) {
        return named == null ? this : named.get(name);
    }

    /**
     * What is wanted of the properties of a class, in the order in which they are written.
     *
     * @param byDefault whether properties that are in no view are in every one
     */
    public List<Part> of(Parts<?> parts, boolean byDefault) {
        List<Part> here = wanted.get(parts);
        if (here == null) {
            here = find(parts, byDefault);
            wanted.put(parts, here);
        }
        return here;
    }

    private List<Part> find(Parts<?> parts, boolean byDefault) {
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

    private @Nullable Selection innerOf(@Nullable Selection selected) {
        return selected == null && view != null ? of(view) : selected;
    }

    /**
     * Makes sure that a class has what is named, down to what only values at run time tell.
     *
     * @throws WireException if it has not
     */
    public void check(Parts<?> parts) {
        if (named == null || checked || parts.isOpen()) {
            return;
        }
        named.forEach((name, selected) -> {
            List<@Nullable Parts<?>> inner = parts.innerOf(name);
            if (inner.isEmpty()) {
                throw unknown(name, parts);
            }
            if (selected != null && selected.named != null) {
                inner.forEach(each -> selected.checkInner(each, path + name));
            }
        });
        checked = true;
    }

    private void checkInner(@Nullable Parts<?> parts, String whole) {
        if (parts == null) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "The selection names parts of \"" + whole + "\", which has none that could be selected");
        }
        check(parts);
    }

    private WireException unknown(String name, Parts<?> parts) {
        return new WireException(
                WireException.Kind.MISMATCH,
                "The selection names \"" + path + name + "\", but " + parts.type() + " has only "
                        + String.join(", ", parts.names()));
    }
}
