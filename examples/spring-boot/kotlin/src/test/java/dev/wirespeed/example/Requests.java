package dev.wirespeed.example;

import java.util.List;
import java.util.stream.Stream;

/** All that the application is asked, good and bad. */
final class Requests {
    /** What the application says of its classes when they have codecs; three have type ids, and codecs do them inside of others. */
    static final String SERVED = "codecs write 6 and read 6 of 9 classes";

    static final int LEAST = 500;

    private static final String BOOK = "{\"id\":\"00000000-0000-0000-0000-000000000001\",\"title\":\"T\",\"list_price\":12.50,"
            + "\"authors\":[{\"name\":\"Ada\",\"born\":\"1815-12-10\",\"isAlive\":false}],\"language\":\"german\",\"pages\":7,\"tags\":{\"a\":\"b\"}}";

    private Requests() {}

    static List<Request> all() {
        return Stream.of(
                        List.of(Request.get("/books"), Request.get("/books/7"), Request.get("/books/x"), Request.get("/journal")),
                        new Request("POST", "/books", BOOK).andBad(),
                        new Request("POST", "/books/all", "[" + BOOK + "," + BOOK + "]").andBad(),
                        new Request("PUT", "/shelf", "{\"number\":1,\"books\":[" + BOOK + "],\"labels\":[\"x\",\"y\"]}").andBad(),
                        new Request("PUT", "/shelf", "{\"number\":1}").andBad(),
                        new Request(
                                        "POST",
                                        "/journal",
                                        "{\"events\":[{\"kind\":\"loan\",\"book\":\"00000000-0000-0000-0000-000000000001\",\"days\":3},"
                                                + "{\"amount\":2.5,\"note\":null,\"book\":\"00000000-0000-0000-0000-000000000002\",\"kind\":\"sale\"}]}")
                                .andBad(),
                        new Request(
                                        "PUT",
                                        "/settings",
                                        "{\"name\":\"n\",\"open\":true,\"hours\":[8],\"owner\":{\"name\":\"o\",\"born\":null}}")
                                .andBad())
                .flatMap(List::stream)
                .toList();
    }
}
