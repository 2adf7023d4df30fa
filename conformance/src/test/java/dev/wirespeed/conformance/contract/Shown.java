package dev.wirespeed.conformance.contract;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Collectors;

/** Shows values and documents of any format in messages of tests. */
final class Shown {
    private static final int LONGEST = 400;

    private Shown() {}

    static String of(Object value) {
        String text = value instanceof byte[] document ? document(document) : String.valueOf(value);
        String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
        return value == null || value instanceof byte[]
                ? shown
                : value.getClass().getSimpleName() + " " + shown;
    }

    /** Printable characters of ASCII as they are, other bytes in hexadecimal. */
    private static String document(byte[] document) {
        return new String(document, StandardCharsets.ISO_8859_1)
                .chars()
                .mapToObj(c -> c >= ' ' && c < 0x7F
                        ? Character.toString(c)
                        : "\\x" + HexFormat.of().toHexDigits((byte) c))
                .collect(Collectors.joining());
    }
}
