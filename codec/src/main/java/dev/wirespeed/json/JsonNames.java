package dev.wirespeed.json;

import dev.wirespeed.internal.NameTable;
import dev.wirespeed.internal.QuotedNames;
import dev.wirespeed.runtime.Views;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The names of a type's properties in documents, aliases included, each with the index of its property. */
public final class JsonNames {
    /** Stands for the index of a property outside the active view. */
    static final int NOT_VISIBLE = -2;

    private final NameTable table;
    private final QuotedNames quoted;
    /** The views of each property that has any. */
    private final Class<?>[] @Nullable [] views;

    private final boolean ignoringUnknown;

    private JsonNames(NameTable table, Class<?>[] @Nullable [] views) {
        this(table, table.quoted(), views, false);
    }

    private JsonNames(NameTable table, QuotedNames quoted, Class<?>[] @Nullable [] views, boolean ignoringUnknown) {
        this.table = table;
        this.quoted = quoted;
        this.views = views;
        this.ignoringUnknown = ignoringUnknown;
    }

    /** Names whose index is their place in the list. */
    public static JsonNames of(JsonName... names) {
        String[] texts = new String[names.length];
        for (int i = 0; i < names.length; i++) {
            texts[i] = names[i].text();
        }
        return new JsonNames(NameTable.of(texts), new Class<?>[0][]);
    }

    /** A copy with one more name for the property at {@code index}, unless the name belongs to another one. */
    public JsonNames alias(int index, String alias) {
        return new JsonNames(table.with(alias, index), views);
    }

    /** A copy that skips unknown names even where settings refuse them. */
    public JsonNames ignoringUnknown() {
        return new JsonNames(table, quoted, views, true);
    }

    /**
     * A copy with the property at {@code index} in views. A setting decides whether properties without views are in
     * every view or in none.
     */
    public JsonNames view(int index, Class<?>... of) {
        Class<?>[] @Nullable [] more = Arrays.copyOf(views, Math.max(views.length, index + 1));
        more[index] = of;
        return new JsonNames(table, quoted, more, ignoringUnknown);
    }

    int find(byte[] bytes, int from, int to) {
        return table.find(bytes, from, to);
    }

    /** The slot of the name before a quote and a colon, as {@link QuotedNames#slot}. */
    int slot(byte[] bytes, int from, int end) {
        return quoted.slot(bytes, from, end);
    }

    int index(int slot) {
        return quoted.index(slot);
    }

    int length(int slot) {
        return quoted.length(slot);
    }

    /** The index of a name, -1 if it is unknown. */
    int find(String name) {
        return table.find(name);
    }

    /** Whether unknown names are always skipped. */
    boolean ignoresUnknown() {
        return ignoringUnknown;
    }

    /** Whether a property is in the active view. */
    boolean isIn(Class<?> active, int index, boolean byDefault) {
        Class<?> @Nullable [] own = index < views.length ? views[index] : null;
        return own == null ? byDefault : Views.isIn(active, own);
    }
}
