package dev.wirespeed.lab.store;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * An endpoint of the store, and how it is asked.
 *
 * @param pattern as the meter calls it
 * @param query what stands behind the path, with its question mark
 * @param body what is sent; null for a GET
 */
record Target(
        String method,
        String pattern,
        String query,
        @Nullable String body) {

    private static final int USERS = 10;
    private static final int FIRST_ORDER = 1_000; // of the first user; that of the second has twice the number
    private static final int ITEMS_OF_LARGE = 20;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Orders are the last, since they add to what users have: a user whom no one else asks about. */
    static List<Target> all() {
        return List.of(
                get("/users/{id}/entity"),
                get("/users/{id}/view"),
                get("/users/{id}/codec"),
                new Target("GET", "/users/{id}/selection", "?fields=id,email,orders(id,total)", null),
                get("/orders/{id}/entity"),
                new Target("POST", "/orders", "", """
                        {"userId":20,"items":[{"sku":"SKU-1","title":"Lamp No. 7","quantity":2,"price":19.99},\
                        {"sku":"SKU-2","title":"Desk No. 9","quantity":1,"price":249.00}]}"""));
    }

    /** Those that are answered the same with Wirespeed and without, and change nothing. */
    static List<Target> whole() {
        return all().stream()
                .filter(target -> target.body == null && target.query.isEmpty())
                .toList();
    }

    private static Target get(String pattern) {
        return new Target("GET", pattern, "", null);
    }

    /** What is converted in each is in memory: the work is conversion alone. */
    static List<Target> cached() {
        return List.of(
                get("/users/{id}/cached"), small(), new Target("POST", "/orders/check", "", order(ITEMS_OF_LARGE)));
    }

    /** Those of which enough is conversion for a profiler to see it, and the small one. */
    static List<Target> profiled() {
        return List.of(get("/users/{id}/cached"), small(), get("/users/{id}/entity"));
    }

    /** So little of it is conversion that it tells what the meter takes. */
    static Target small() {
        return get("/orders/{id}/cached");
    }

    private static String order(int items) {
        return IntStream.range(0, items)
                .mapToObj(i -> "{\"sku\":\"SKU-%d\",\"title\":\"Lamp No. %d\",\"quantity\":%d,\"price\":%d.99}"
                        .formatted(1_000 + i, i, 1 + i % 9, 10 + i))
                .collect(Collectors.joining(",", "{\"userId\":20,\"items\":[", "]}"));
    }

    /** One for each user. */
    List<String> paths() {
        return LongStream.range(0, USERS).mapToObj(this::path).toList();
    }

    private String path(long number) {
        long user = 1 + number % USERS;
        long id = pattern.startsWith("/orders") ? user * FIRST_ORDER : user;
        return pattern.replace("{id}", "" + id) + query;
    }

    /** Requests with numbers that follow on one another ask about all users in turn. */
    HttpRequest request(URI service, long number) {
        URI uri = service.resolve(path(number));
        HttpRequest.Builder request = HttpRequest.newBuilder(uri).timeout(PATIENCE);
        return body == null
                ? request.build()
                : request.header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body))
                        .build();
    }

    @Override
    public String toString() {
        return method + " " + pattern;
    }
}
