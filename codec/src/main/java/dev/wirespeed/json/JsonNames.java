package dev.wirespeed.json;

import dev.wirespeed.internal.NameTable;
import dev.wirespeed.internal.QuotedNames;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The names that a type's properties have in documents, aliases included, each with the index of its property. */
public final class JsonNames {
    private static final int NOT_VISIBLE = -2;
    private static final Class<?>[] NO_VIEWS = {};

    private final NameTable table;
    private final QuotedNames quoted;
    /** The views of each property, as far as there are any. */
    private final Class<?>[][] views;

    private JsonNames(NameTable table, Class<?>[][] views) {
        this(table, table.quoted(), views);
    }

    private JsonNames(NameTable table, QuotedNames quoted, Class<?>[][] views) {
        this.table = table;
        this.quoted = quoted;
        this.views = views;
    }

    /** Names whose index is their place in the list. */
    public static JsonNames of(JsonName... names) {
        String[] texts = new String[names.length];
        for (int i = 0; i < names.length; i++) {
            texts[i] = names[i].text();
        }
        return new JsonNames(NameTable.of(texts), new Class<?>[0][]);
    }

    /** These names and one more for the property at {@code index}, unless it already names another. */
    public JsonNames alias(int index, String alias) {
        return new JsonNames(table.with(alias, index), views);
    }

    /** Puts the property at {@code index} into views; one that is in none is skipped where a view is active. */
    public JsonNames view(int index, Class<?>... of) {
        Class<?>[][] more = Arrays.copyOf(views, Math.max(views.length, index + 1));
        for (int i = views.length; i < index; i++) {
            more[i] = NO_VIEWS;
        }
        more[index] = of;
        return new JsonNames(table, quoted, more);
    }

    /** Puts the first {@code count} properties into every view, until {@link #view} says otherwise of one. */
    public JsonNames inEveryView(int count) {
        Class<?>[][] every = new Class<?>[count][];
        Arrays.fill(every, new Class<?>[] {Object.class});
        return new JsonNames(table, quoted, every);
    }

    int find(byte[] bytes, int from, int to) {
        return table.find(bytes, from, to);
    }

    /** The slot of the name in front of a quote and a colon, as {@link QuotedNames#slot}. */
    int slot(byte[] bytes, int from, int end) {
        return quoted.slot(bytes, from, end);
    }

    int index(int slot) {
        return quoted.index(slot);
    }

    int length(int slot) {
        return quoted.length(slot);
    }

    /** The index of a name, -1 if it is not there. */
    int find(String name) {
        return table.find(name);
    }

    /** The index, or another negative number for a property that is not in the active view. */
    int visible(int index, @Nullable Class<?> view) {
        return view == null || index < 0 || (index < views.length && isIn(view, views[index])) ? index : NOT_VISIBLE;
    }

    /** Whether the active view is one of these, or extends one of them. */
    static boolean isIn(Class<?> active, Class<?>[] views) {
        for (Class<?> view : views) {
            if (view.isAssignableFrom(active)) {
                return true;
            }
        }
        return false;
    }
}
