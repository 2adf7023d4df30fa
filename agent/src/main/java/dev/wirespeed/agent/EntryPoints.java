package dev.wirespeed.agent;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The methods of one class by which applications convert.
 *
 * @param library its number, of those that {@code RootType} has names for
 * @param value where methods that write have the value
 * @param declared the field with the type that applications declared, if there is one
 */
record EntryPoints(
        int library,
        Set<String> writes,
        Set<String> reads,
        Place value,
        @Nullable String declared) {
    /** Which parameter; at the other end is what is written to. */
    enum Place {
        FIRST,
        LAST
    }

    private static final int JACKSON_2 = 0;
    private static final int JACKSON_3 = 1;
    private static final int GSON = 2;
    private static final int WIRESPEED = 3;

    private static final Map<String, EntryPoints> BY_CLASS = new HashMap<>();

    static {
        jackson(JACKSON_2, "com.fasterxml.jackson.databind.");
        jackson(JACKSON_3, "tools.jackson.databind.");
        gson();
        wirespeed();
    }

    private static void jackson(int library, String start) {
        Set<String> writes = Set.of(
                "writeValue",
                "writeValueAsBytes",
                "writeValueAsString",
                "writeValueIntoBuffer",
                "writeTree",
                "valueToTree");
        Set<String> reads = Set.of("readValue", "readValueCollectingProblems", "readTree", "treeToValue");
        BY_CLASS.put(start + "ObjectMapper", new EntryPoints(library, writes, reads, Place.LAST, null));
        BY_CLASS.put(start + "ObjectWriter", new EntryPoints(library, writes, Set.of(), Place.LAST, "_prefetch"));
        BY_CLASS.put(start + "ObjectReader", new EntryPoints(library, Set.of(), reads, Place.LAST, "_valueType"));
        BY_CLASS.put(start + "SequenceWriter", new EntryPoints(library, Set.of("write"), Set.of(), Place.FIRST, null));
        BY_CLASS.put(
                start + "MappingIterator",
                new EntryPoints(library, Set.of(), Set.of("nextValue"), Place.LAST, "_type"));
    }

    private static void gson() {
        Set<String> writes = Set.of("toJson", "toJsonTree");
        BY_CLASS.put("com.google.gson.Gson", new EntryPoints(GSON, writes, Set.of("fromJson"), Place.FIRST, null));
        BY_CLASS.put(
                "com.google.gson.TypeAdapter",
                new EntryPoints(GSON, writes, Set.of("fromJson", "fromJsonTree"), Place.LAST, null));
    }

    private static void wirespeed() {
        EntryPoints facade =
                new EntryPoints(WIRESPEED, Set.of("write", "writeText"), Set.of("read"), Place.FIRST, null);
        for (String type : new String[] {"WireFormat", "WireFormat$Typed", "Json", "Json$Typed"}) {
            BY_CLASS.put("dev.wirespeed." + type, facade);
        }
        // each value of readMany
        BY_CLASS.put(
                "dev.wirespeed.json.ArrayOrLines",
                new EntryPoints(WIRESPEED, Set.of(), Set.of("next"), Place.FIRST, null));
    }

    /** Does nothing, by which the class is loaded. */
    static void load() {}

    /** Null for a class that is left alone. */
    static @Nullable EntryPoints of(String className) {
        return BY_CLASS.get(className);
    }
}
