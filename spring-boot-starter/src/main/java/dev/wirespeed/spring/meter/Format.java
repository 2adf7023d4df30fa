package dev.wirespeed.spring.meter;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.util.MimeType;

/** Names of formats, few enough for tags. */
final class Format {

    static final String JSON = "json";
    static final String OTHER = "other";

    private static final Set<String> KNOWN = Set.of(
            JSON,
            "x-ndjson",
            "event-stream",
            "xml",
            "cbor",
            "x-jackson-smile",
            "yaml",
            "msgpack",
            "x-protobuf",
            "html",
            "plain");

    private Format() {}

    /** Such as {@code json} for {@code application/problem+json}; {@code other} for rare formats. */
    static String of(@Nullable MimeType type) {
        if (type == null) {
            return OTHER;
        }
        String suffix = type.getSubtypeSuffix();
        String name = suffix == null ? type.getSubtype() : suffix;
        if (KNOWN.contains(name)) {
            return name;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        return KNOWN.contains(lower) ? lower : OTHER;
    }
}
