package dev.wirespeed.example;

import java.util.List;
import java.util.stream.Stream;

/** All that the application is asked, good and bad. */
final class Requests {
    /** What the application says of its classes when they have codecs. */
    static final String SERVED = "codecs write 17 and read 17 of 17 classes";

    static final int LEAST = 1_000;

    private static final String ADDRESS = "{\"street\":\"Main"
            + " street\",\"city\":\"Berlin\",\"zip_code\":\"10115\",\"position\":{\"lat\":52.5,\"lon\":13}}";
    private static final String CUSTOMER =
            "{\"first_name\":\"Ada\",\"last_name\":\"Löw\",\"email\":\"ada@example.org\",\"address\":" + ADDRESS
                    + ",\"preferences\":{\"color\":\"red\",\"none\":null}}";
    private static final String BIKE =
            "{\"gears\":7,\"electric\":true,\"id\":3,\"name\":\"B\",\"kind\":\"cargo-bike\",\"bought_on\":\"2025-02-28\",\"price_per_hour\":2.50,\"tags\":[\"a\",\"b\"]}";
    private static final String INVOICE =
            "{\"number\":\"00000000-0000-000c-0000-000000000022\",\"issued_at\":\"2026-05-04T03:02:01.5+02:00\",\"lines\":[{\"text\":\"Ride\",\"quantity\":2,\"amount\":3.50}],\"total\":1e2}";

    private Requests() {}

    static List<Request> all() {
        return Stream.of(
                        new Request("POST", "/customers", CUSTOMER).andBad(),
                        new Request("POST", "/customers/all", "[" + CUSTOMER + "," + CUSTOMER + "]").andBad(),
                        gets(
                                "/customers",
                                "/customers/1",
                                "/customers/99",
                                "/customers/x",
                                "/customers/page?page=0",
                                "/customers/page"),
                        new Request("PUT", "/customers/1", "{\"id\":1," + CUSTOMER.substring(1)).andBad(),
                        new Request(
                                        "POST",
                                        "/customers/rentals",
                                        "{\"customer_id\":2,\"vehicle_id\":1,\"from\":\"2026-05-04T03:02:01Z\",\"hours\":3}")
                                .andBad(),
                        gets("/customers/2"),
                        List.of(
                                new Request("DELETE", "/customers/2", ""),
                                Request.get("/customers/2"),
                                new Request("PATCH", "/customers", "{}")),
                        gets("/stations", "/stations/by-name", "/vehicles", "/invoice", "/report"),
                        new Request(
                                        "POST",
                                        "/stations",
                                        "{\"id\":1,\"name\":\"S\",\"address\":" + ADDRESS + ",\"bikes\":[" + BIKE
                                                + "],\"opening_hours\":{\"monday\":{\"from\":\"08:00\",\"until\":\"20:00\",\"closed\":false}}}")
                                .andBad(),
                        new Request("PUT", "/vehicles/bikes", BIKE).andBad(),
                        new Request(
                                        "PUT",
                                        "/vehicles/cars",
                                        BIKE.replace("\"gears\":7,\"electric\":true", "\"seats\":4,\"plate\":\"B\""))
                                .andBad(),
                        new Request(
                                        "POST",
                                        "/rental",
                                        "{\"id\":1,\"from\":\"2026-05-04T03:02:01+02:00\",\"until\":null,\"status\":\"given-back\",\"invoice\":"
                                                + INVOICE + "}")
                                .andBad(),
                        new Request(
                                        "POST",
                                        "/report",
                                        "{\"title\":\"t\",\"figures\":{\"a\":1,\"b\":[2.5,{\"c\":null}]}}")
                                .andBad(),
                        new Request(
                                        "POST",
                                        "/reviews",
                                        "{\"rating\":5,\"comment\":\"good\",\"moderator_note\":\"?\",\"created_at\":null}")
                                .andBad(),
                        gets("/reviews", "/reviews/internal", "/reviews/all"))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Request> gets(String... paths) {
        return Stream.of(paths).map(Request::get).toList();
    }
}
