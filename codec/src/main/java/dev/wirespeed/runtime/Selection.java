package dev.wirespeed.runtime;

import dev.wirespeed.WireException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The properties of objects to write: those of a view, the named ones, or those that are both.
 *
 * <p>Its meaning for a class is determined once and kept. Threads can share it.
 */
public final class Selection {
    private final @Nullable Class<?> view;
    /**
     * The names, each with the selection from its value, null for all of it; null itself if all properties are
     * selected.
     */
    private final @Nullable Map<String, @Nullable Selection> named;

    /** The place in the whole selection, such as {@code orders.}. */
    private final String path;

    private final Map<Parts<?>, List<Part>> wanted = new ConcurrentHashMap<>();
    private volatile boolean checked;

    private Selection(@Nullable Class<?> view, @Nullable Map<String, @Nullable Selection> named, String path) {
        this.view = view;
        this.named = named;
        this.path = path;
    }

    /**
     * A selected property.
     *
     * @param index the index of the property
     * @param inner the selection from its value, null for all of it
     */
    public record Part(int index, @Nullable Selection inner) {}

    /** All properties of a view. */
    public static Selection of(Class<?> view) {
        return new Selection(view, null, "");
    }

    /**
     * The properties named in a text such as {@code id,email,orders(id,total)}.
     *
     * @throws IllegalArgumentException if the text is malformed
     */
    public static Selection parse(String text) {
        return new SelectionParser(text).parse();
    }

    static Selection named(Map<String, @Nullable Selection> named, String path) {
        return new Selection(null, named, path);
    }

    /** The part of this selection that is in a view. */
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

    /** Whether a property is selected, whatever view it is in. */
    public boolean includes(String name) {
        return named == null || named.containsKey(name);
    }

    /** The selection from the value of a property; null for all of it. */
    public @Nullable Selection inner(String name) {
        return named == null ? this : named.get(name);
    }

    /**
     * The selected properties of a class, in the order in which they are written.
     *
     * @param byDefault whether properties without a view are in every view
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
     * Checks that a class has the named properties, down to values whose class is only known at run time.
     *
     * @throws WireException if it lacks one
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
