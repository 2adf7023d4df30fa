package dev.wirespeed.json;

import dev.wirespeed.internal.NameTable;
import java.util.Arrays;

/** The names that a type's properties have in documents, aliases included, each with the index of its property. */
public final class JsonNames {
    private final NameTable table;

    private JsonNames(NameTable table) {
        this.table = table;
    }

    /** Names whose index is their place in the list. */
    public static JsonNames of(JsonName... names) {
        return new JsonNames(
                NameTable.of(Arrays.stream(names).map(JsonName::text).toArray(String[]::new)));
    }

    /** These names and one more for the property at {@code index}, unless it already names another. */
    public JsonNames alias(int index, String alias) {
        return new JsonNames(table.with(alias, index));
    }

    int find(byte[] bytes, int from, int to) {
        return table.find(bytes, from, to);
    }

    /** The index of a name, -1 if it is not there. */
    public int find(String name) {
        return table.find(name);
    }
}
