package dev.wirespeed.agent;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The methods of one class through which applications convert.
 *
 * @param library its index in the names of {@code RootType}
 * @param value where writing methods have the value
 * @param declared the field with the type that the application declared, if there is one
 * @param target the field with the target, or {@link #ITSELF} for the object; used by methods that have no parameter
 *     for it
 */
record EntryPoints(
        int library,
        Set<String> writes,
        Set<String> reads,
        Place value,
        @Nullable String declared,
        @Nullable String target) {
    static final String ITSELF = "";

    /** Which parameter; the target is at the other end. */
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
        streamsOfJackson3();
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
        Set<String> reads = Set.of(
                "readValue", "readValueCollectingProblems", "readTree", "treeToValue", "convertValue", "updateValue");
        BY_CLASS.put(start + "ObjectMapper", new EntryPoints(library, writes, reads, Place.LAST, null, null));
        BY_CLASS.put(start + "ObjectWriter", new EntryPoints(library, writes, Set.of(), Place.LAST, "_prefetch", null));
        BY_CLASS.put(start + "ObjectReader", new EntryPoints(library, Set.of(), reads, Place.LAST, "_valueType", null));
        BY_CLASS.put(
                start + "SequenceWriter",
                new EntryPoints(library, Set.of("write"), Set.of(), Place.FIRST, null, "_generator"));
        BY_CLASS.put(
                start + "MappingIterator",
                new EntryPoints(library, Set.of(), Set.of("nextValue"), Place.LAST, "_type", null));
    }

    /** The entry points of Jackson 2 call its mapper. */
    private static void streamsOfJackson3() {
        BY_CLASS.put(
                "tools.jackson.core.base.GeneratorBase",
                new EntryPoints(JACKSON_3, Set.of("writePOJO", "writeTree"), Set.of(), Place.FIRST, null, ITSELF));
        BY_CLASS.put(
                "tools.jackson.core.base.ParserMinimalBase",
                new EntryPoints(
                        JACKSON_3, Set.of(), Set.of("readValueAs", "readValueAsTree"), Place.FIRST, null, null));
    }

    private static void gson() {
        Set<String> writes = Set.of("toJson", "toJsonTree");
        BY_CLASS.put(
                "com.google.gson.Gson", new EntryPoints(GSON, writes, Set.of("fromJson"), Place.FIRST, null, null));
        BY_CLASS.put(
                "com.google.gson.TypeAdapter",
                new EntryPoints(GSON, writes, Set.of("fromJson", "fromJsonTree"), Place.LAST, null, null));
        // what others call with a stream of their own, such as Retrofit
        EntryPoints adapter = new EntryPoints(GSON, Set.of("write"), Set.of("read"), Place.LAST, null, null);
        for (String kind : new String[] {"Reflective", "Collection", "Map"}) {
            BY_CLASS.put("com.google.gson.internal.bind." + kind + "TypeAdapterFactory$Adapter", adapter);
        }
    }

    private static void wirespeed() {
        EntryPoints facade =
                new EntryPoints(WIRESPEED, Set.of("write", "writeText"), Set.of("read"), Place.FIRST, null, null);
        for (String type : new String[] {"WireFormat", "WireFormat$Typed", "Json", "Json$Typed"}) {
            BY_CLASS.put("dev.wirespeed." + type, facade);
        }
        // each value of readMany
        BY_CLASS.put(
                "dev.wirespeed.json.ArrayOrLines",
                new EntryPoints(WIRESPEED, Set.of(), Set.of("next"), Place.FIRST, null, null));
    }

    /** Does nothing; a call loads the class. */
    static void load() {}

    /** Null for a class that is not instrumented. */
    static @Nullable EntryPoints of(String className) {
        return BY_CLASS.get(className);
    }
}
