package dev.wirespeed.lab.xray;

import java.nio.charset.StandardCharsets;

/** A user with orders: nested, with nulls, escapes and letters beyond ASCII. */
final class SampleDocument {

    private SampleDocument() {}

    static byte[] user(int orders) {
        StringBuilder text = new StringBuilder("""
                {"id": 1, "email": "ann@example.com", "firstName": "Ann", "lastName": "Müller", "phone": null,
                 "roles": ["admin", "user"], "note to <b>self</b>": "a \\"quote\\" and \\u00e9\\ud83d\\ude00",
                 "orders": [""");
        for (int i = 0; i < orders; i++) {
            text.append(i == 0 ? "\n" : ",\n").append(order(i));
        }
        return text.append("\n ]}\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String order(int i) {
        StringBuilder text =
                new StringBuilder("  {\"id\": " + (10_000 + i) + ", \"status\": \"" + (i % 3 == 0 ? "PAID" : "NEW")
                        + "\", \"createdAt\": \"2025-11-" + (10 + i % 20) + "T0" + i % 10 + ":00:00Z\", \"coupon\": "
                        + (i % 4 == 0 ? "\"WINTER10\"" : "null") + ", \"total\": " + (i * 7919 % 500) + "." + i % 10
                        + ", \"items\": [");
        for (int item = 0; item <= i % 4; item++) {
            text.append(item == 0 ? "" : ", ")
                    .append("{\"sku\": \"SKU-")
                    .append((i * 31 + item * 17) % 9_000 + 1_000)
                    .append("\", \"title\": \"Kaffeemühle\", \"quantity\": ")
                    .append(1 + item)
                    .append(", \"giftMessage\": null}");
        }
        return text.append("]}").toString();
    }
}
