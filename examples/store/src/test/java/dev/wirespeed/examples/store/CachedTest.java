package dev.wirespeed.examples.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.jackson.CodecCounts;
import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.spring.meter.Direction;
import java.net.http.HttpResponse;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.reactor.netty.NettyWebServer;
import org.springframework.boot.tomcat.TomcatWebServer;

/** What is in memory is answered by MVC as by WebFlux, and by codecs as without them. */
class CachedTest {
    private static final String BY_JACKSON = "application/vnd.jackson+json";
    private static final String ORDER = """
            {"userId":4,"items":[{"sku":"SKU-1","title":"Lamp","quantity":3,"price":19.99},
             {"sku":"SKU-2","title":"Desk \\"Ergo\\"","quantity":1,"price":250.00}]}""";

    @ParameterizedTest
    @ValueSource(strings = {"servlet", "reactive"})
    void codecsAnswerTheSame(String kind) throws Exception {
        String web = "spring.main.web-application-type=" + kind;
        try (Service plain = new Service(web, "spring.profiles.active=plain");
                Service withCodecs = new Service(web, "store.second-mapper=true")) {
            assertThat(withCodecs.server())
                    .isInstanceOf(kind.equals("servlet") ? TomcatWebServer.class : NettyWebServer.class);
            for (String path : new String[] {"/users/1/cached", "/users/4/cached", "/orders/2059/cached"}) {
                assertSame(withCodecs.get(path), plain.get(path));
            }
            HttpResponse<String> checked = withCodecs.post("/orders/check", ORDER);
            assertSame(checked, plain.post("/orders/check", ORDER));
            assertThat(checked.body()).isEqualTo("{\"userId\":4,\"quantity\":4,\"total\":309.97}");
            assertThat(withCodecs.get("/users/99/cached").statusCode()).isEqualTo(404);

            CodecCounts counts = withCodecs.bean(WirespeedModule.class).counts();
            assertThat(counts.writtenByCodecs()).isEqualTo(4);
            assertThat(counts.readByCodecs()).isEqualTo(1);
            for (Service each : new Service[] {plain, withCodecs}) {
                assertThat(each.conversions("/users/{id}/cached", Direction.WRITE, 2)
                                .failures())
                        .isZero();
                assertThat(each.conversions("/orders/check", Direction.READ, 1).failures())
                        .isZero();
            }
            assertJacksonAnswersTheSame(withCodecs);
        }
    }

    /** By the same converters, of the same service. */
    private static void assertJacksonAnswersTheSame(Service service) throws Exception {
        HttpResponse<String> user = service.get("/users/1/cached", BY_JACKSON);
        assertSame(user, service.get("/users/1/cached"));
        assertThat(user.headers().firstValue("Content-Type")).contains(BY_JACKSON);
        CodecCounts counts = service.bean(WirespeedModule.class).counts();
        long written = counts.writtenByCodecs();
        long read = counts.readByCodecs();
        assertSame(service.get("/orders/2059/cached", BY_JACKSON), service.get("/orders/2059/cached"));
        assertSame(service.post("/orders/check", BY_JACKSON, ORDER), service.post("/orders/check", ORDER));
        assertThat(counts.writtenByCodecs()).isEqualTo(written + 2);
        assertThat(counts.readByCodecs()).isEqualTo(read + 1);
    }

    private static void assertSame(HttpResponse<String> actual, HttpResponse<String> expected) {
        assertThat(actual.statusCode()).isEqualTo(expected.statusCode()).isEqualTo(200);
        assertThat(actual.body()).isEqualTo(expected.body()).isNotEmpty();
    }
}
