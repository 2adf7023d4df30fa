package dev.wirespeed.lab.find;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A library that serializes, and how its classes are told. One more is one line here. */
@SuppressWarnings("ImmutableEnumChecker") // its lists never change
enum Library {
    WIRESPEED(
            "Wirespeed",
            "[\\w.$]+_[A-Za-z]+Codec(?:\\$\\w+)*",
            "(?:examples|lab|spring|agent|processor|conformance|generate)\\.",
            "dev.wirespeed."),
    JACKSON_3("Jackson 3", null, null, "tools.jackson."),
    /** Without its annotations, which Jackson 3 has, too. */
    JACKSON_2("Jackson 2", null, "annotation\\.", "com.fasterxml.jackson."),
    GSON("Gson", null, null, "com.google.gson."),
    FASTJSON_2("fastjson2", null, null, "com.alibaba.fastjson2."),
    FASTJSON_1("fastjson 1", null, null, "com.alibaba.fastjson."),
    MOSHI("Moshi", "[\\w.$]+_?JsonAdapter", null, "com.squareup.moshi."),
    JSON_B(
            "JSON-B",
            null,
            null,
            "org.eclipse.yasson.",
            "org.apache.johnzon.",
            "jakarta.json.bind.",
            "javax.json.bind.",
            "org.eclipse.parsson.",
            "org.glassfish.json."),
    DSL_JSON("DSL-JSON", "[\\w.$]+_DslJsonConverter(?:\\$\\w+)*", null, "com.dslplatform.json."),
    AVAJE("avaje-jsonb", "[\\w.$]+\\.jsonb\\.\\w+JsonAdapter", null, "io.avaje.json"),
    FORY("Fory", null, null, "org.apache.fory.", "org.apache.fury."),
    JSONITER("jsoniter", null, null, "com.jsoniter.", "com.github.plokhotnyuk.jsoniter_scala."),
    KOTLINX("kotlinx.serialization", "[\\w.$]+\\$\\$serializer", null, "kotlinx.serialization."),
    PROTOBUF("Protobuf", null, null, "com.google.protobuf.", "us.hebi.quickbuf."),
    MESSAGE_PACK("MessagePack", null, null, "org.msgpack."),
    KRYO("Kryo", null, null, "com.esotericsoftware.kryo."),
    /** Without its servers, inside of which whole requests are answered. */
    AVRO("Avro", null, "ipc\\.", "org.apache.avro."),
    JAVA("Java serialization", null, null, "java.io.ObjectOutputStream", "java.io.ObjectInputStream"),
    XML(
            "XML binding",
            null,
            null,
            "jakarta.xml.bind.",
            "javax.xml.bind.",
            "org.glassfish.jaxb.",
            "com.sun.xml.bind.",
            "org.eclipse.persistence.jaxb.",
            "org.eclipse.persistence.oxm.");

    /** Classes whose name alone says that a library made their source; of avaje's before Moshi's, which says less. */
    private static final List<Library> GENERATED = List.of(WIRESPEED, DSL_JSON, AVAJE, KOTLINX, MOSHI);

    private static final String KOTLINX_WRITE = "write$Self";

    private static final Set<Library> COUNTED = Set.of(WIRESPEED, JACKSON_3, JACKSON_2, GSON);

    /** What copies keep of a library's packages if they don't keep its domain. */
    private static final Map<Library, List<String>> RENAMED = Map.of(
            JACKSON_2, List.of("jackson.core.", "jackson.databind."),
            GSON, List.of("gson.stream.", "gson.internal.", "gson.Gson"));

    private final String title;
    private final @Nullable Pattern generated;
    private final @Nullable Pattern without;
    private final List<String> prefixes;

    Library(String title, @Nullable String generated, @Nullable String without, String... prefixes) {
        this.title = title;
        this.generated = generated == null ? null : Pattern.compile(generated);
        this.without = without == null ? null : Pattern.compile(without);
        this.prefixes = List.of(prefixes);
    }

    String title() {
        return title;
    }

    /** The library that a class belongs to, if it is one's. */
    static Optional<Library> of(String type) {
        return Stream.of(values())
                .filter(library -> library.has(type))
                .findFirst()
                .or(() -> GENERATED.stream()
                        .filter(library -> library.generated != null
                                && library.generated.matcher(type).matches())
                        .findFirst());
    }

    /** The library that a method belongs to where its class is the application's: Kotlin's compiler puts it there. */
    static Optional<Library> of(Frame frame) {
        return frame.method().startsWith(KOTLINX_WRITE) ? Optional.of(KOTLINX) : Optional.empty();
    }

    /** Whether the agent counts its conversions. */
    boolean isCounted() {
        return COUNTED.contains(this);
    }

    /** The library of that title. */
    static Library titled(String title) {
        return Stream.of(values())
                .filter(library -> library.title.equals(title))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(title));
    }

    private boolean has(String type) {
        return prefixes.stream().anyMatch(prefix -> has(type, prefix))
                || RENAMED.getOrDefault(this, List.of()).stream().anyMatch(rest -> Copies.isRenamed(type, rest));
    }

    private boolean has(String type, String prefix) {
        int end = Copies.end(type, prefix);
        return end >= 0
                && (without == null
                        || !without.matcher(type).region(end, type.length()).lookingAt());
    }
}
