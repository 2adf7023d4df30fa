package dev.wirespeed.examples.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.jackson.CodecCounts;
import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The service with codecs answers what the same service without them does, and the meter counts both. */
class StoreTest {
    private static final String ORDER = """
            {"userId":4,"items":[{"sku":"SKU-1","title":"Lamp","quantity":3,"price":19.99},
             {"sku":"SKU-2","title":"Desk \\"Ergo\\"","quantity":1,"price":250.00}]}""";

    private static Service plain;
    private static Service withCodecs;

    @BeforeAll
    static void start() {
        plain = new Service("spring.profiles.active=plain");
        withCodecs = new Service();
    }

    @AfterAll
    static void stop() {
        plain.close();
        withCodecs.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/users/{id}/entity|''|1",
                "/users/{id}/view|''|1",
                "/users/{id}/codec|''|1",
                "/users/{id}/selection|?fields=id,email,orders(id,total)|1",
                "/orders/{id}/entity|''|1000"
            })
    void answersAreTheSame(String pattern, String query, int unit) throws Exception {
        for (int id : new int[] {1, 2, 3, 99}) {
            String path = pattern.replace("{id}", "" + id * unit) + query;
            HttpResponse<String> expected = plain.get(path);
            HttpResponse<String> actual = withCodecs.get(path);
            assertThat(actual.statusCode()).isEqualTo(expected.statusCode()).isEqualTo(id == 99 ? 404 : 200);
            assertThat(withoutTime(actual)).isEqualTo(withoutTime(expected));
        }
        assertCounted(plain, pattern);
        assertCounted(withCodecs, pattern);
    }

    private static String withoutTime(HttpResponse<String> response) {
        return response.body().replaceAll("\"timestamp\":\"[^\"]*\"", "");
    }

    private static void assertCounted(Service service, String pattern) throws Exception {
        Conversions counted = service.conversions(pattern, Direction.WRITE, 3);
        assertThat(counted.failures()).isZero();
        assertThat(counted.bytes()).isPositive();
    }

    @Test
    void theGraphHasMoreThanAThousandObjectsAndTheSameInEachForm() throws Exception {
        JsonNode entity = tree(withCodecs.get("/users/1/entity"));
        assertThat(objects(entity)).isGreaterThan(1_000);
        assertThat(tree(withCodecs.get("/users/1/codec"))).isEqualTo(entity);
        assertThat(tree(withCodecs.get("/users/1/selection?fields=id,email,orders(id,total)"))).isEqualTo(selected((ObjectNode) entity));
        assertThat(tree(withCodecs.get("/users/1/view")))
                .isEqualTo(((ObjectNode) entity.deepCopy()).retain("id", "email", "firstName", "lastName"));
    }

    private static JsonNode tree(HttpResponse<String> response) {
        return JsonMapper.shared().readTree(response.body());
    }

    private static int objects(JsonNode node) {
        int count = node.isObject() ? 1 : 0;
        for (JsonNode each : node) {
            count += objects(each);
        }
        return count;
    }

    private static ObjectNode selected(ObjectNode user) {
        ObjectNode selected = user.deepCopy().retain("id", "email", "orders");
        ((ArrayNode) selected.get("orders")).forEach(order -> ((ObjectNode) order).retain("id", "total"));
        return selected;
    }

    @Test
    void ordersAreTaken() throws Exception {
        for (Service each : new Service[] {plain, withCodecs}) {
            HttpResponse<String> response = each.post("/orders", ORDER);
            assertThat(response.statusCode()).isEqualTo(201);
            assertThat(tree(response).get("total").asString()).isEqualTo("309.97");
            assertThat(each.conversions("/orders", Direction.READ, 1).failures()).isZero();
            assertThat(each.conversions("/orders", Direction.WRITE, 1).failures()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/users/1/entity", "/users/1/view", "/users/1/codec"})
    void codecsWriteEntitiesAndTheirCollectionsAsWellAsOtherClasses(String path) throws Exception {
        CodecCounts counts = withCodecs.bean(WirespeedModule.class).counts();
        long byCodecs = counts.writtenByCodecs();
        long byJackson = counts.writtenByJackson();
        withCodecs.get(path);
        assertThat(counts.writtenByCodecs()).isEqualTo(byCodecs + 1);
        assertThat(counts.writtenByJackson()).isEqualTo(byJackson);
    }

    @Test
    void jacksonWritesAProxyInWhatACodecWrites() throws Exception {
        CodecCounts counts = withCodecs.bean(WirespeedModule.class).counts();
        long byCodecs = counts.writtenByCodecs();
        assertThat(tree(withCodecs.get("/orders/1000/entity")).at("/shipTo/city").asString())
                .isEqualTo("Springfield");
        assertThat(counts.writtenByCodecs()).isEqualTo(byCodecs + 1);
        assertThat(counts.refused()).isZero();
        assertThat(withCodecs.get("/orders/1000/entity").body())
                .isEqualTo(plain.get("/orders/1000/entity").body());
    }

    @Test
    void whatIsCachedIsWhatTheDatabaseHas() throws Exception {
        assertThat(withCodecs.get("/users/2/cached").body())
                .isEqualTo(withCodecs.get("/users/2/codec").body());
        assertThat(withCodecs.get("/orders/2000/cached").body()).hasSizeBetween(1_000, 2_500);
    }

    @Test
    void whatCantBeLoadedAnyMoreIsAnErrorAndCountsAsFailure() throws Exception {
        try (Service closed = new Service("spring.jpa.open-in-view=false")) {
            assertThat(closed.get("/users/1/view").statusCode()).isEqualTo(200);
            assertThat(closed.get("/users/1/entity").statusCode()).isEqualTo(500);
            assertThat(closed.conversions("/users/{id}/entity", Direction.WRITE, 1).failures())
                    .isEqualTo(1);
            HttpResponse<String> order = closed.get("/orders/1000/entity"); // its number comes before its lines
            assertThat(order.statusCode()).isEqualTo(500);
            assertThat(tree(order).propertyNames()).contains("error").doesNotContain("id");
            assertThat(closed.conversions("/orders/{id}/entity", Direction.WRITE, 1).failures())
                    .isEqualTo(1);
            assertThat(closed.get("/users/1/view").statusCode()).isEqualTo(200);
        }
    }
}
