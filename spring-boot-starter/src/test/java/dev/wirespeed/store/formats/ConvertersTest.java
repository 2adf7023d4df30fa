package dev.wirespeed.store.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Answers;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import dev.wirespeed.store.formats.mvc.FormatsStore;
import dev.wirespeed.store.formats.webflux.ReactiveFormatsStore;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.xml.XmlMapper;

/** Whatever converts, in whatever format, with the starter it does what it does without, and counts once. */
class ConvertersTest {

    private static final String[] OFF = {
        "wirespeed.codecs.enabled=false", "wirespeed.meter.enabled=false",
    };

    @Nested
    class OfMvc extends Contract {
        OfMvc() {
            super(FormatsStore.class, WebApplicationType.SERVLET, "jackson");
        }
    }

    @Nested
    class OfMvcWithGson extends Contract {
        OfMvcWithGson() {
            super(FormatsStore.class, WebApplicationType.SERVLET, "gson");
        }
    }

    @Nested
    class OfWebFlux extends Contract {
        OfWebFlux() {
            super(ReactiveFormatsStore.class, WebApplicationType.REACTIVE, "jackson");
        }

        @ParameterizedTest
        @MethodSource("notWrittenByWebFlux")
        void whatIsNotWrittenIsRead(String mediaType, String format) throws Exception {
            ObjectMapper mapper = format.equals("xml") ? new XmlMapper() : new CBORMapper();
            reads("/users", mediaType, "application/json", format, mapper.writeValueAsBytes(User.of(7)));
            assertThat(same("/users/7", mediaType).statusCode()).isEqualTo(500);
        }

        @Test
        void eachElementOfABinaryStreamCounts() throws Exception {
            HttpResponse<String> response = client().get("/stream", "Accept", "application/stream+x-jackson-smile");
            Conversions of = counts().await("GET", "/stream", Direction.WRITE, "x-jackson-smile", 3);
            assertThat(of.bytes()).isEqualTo(response.body().length());
            assertThat(response.body())
                    .isEqualTo(plainClient()
                            .get("/stream", "Accept", "application/stream+x-jackson-smile")
                            .body());
        }
    }

    /** What holds for each framework, and both mappers of JSON. */
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    abstract static class Contract {
        private final Class<?> application;
        private final WebApplicationType type;
        private final String mapper;
        private ConfigurableApplicationContext with;
        private ConfigurableApplicationContext without;

        Contract(Class<?> application, WebApplicationType type, String mapper) {
            this.application = application;
            this.type = type;
            this.mapper = mapper;
        }

        @BeforeAll
        void start() {
            with = run();
            without = run(OFF);
        }

        @AfterAll
        void stop() {
            with.close();
            without.close();
        }

        private ConfigurableApplicationContext run(String... properties) {
            return new SpringApplicationBuilder(application)
                    .web(type)
                    .properties(
                            "server.port=0",
                            "logging.level.root=off",
                            "management.otlp.metrics.export.enabled=false",
                            "spring.http.converters.preferred-json-mapper=" + mapper,
                            "wirespeed.meter.sampling.interval=0s")
                    .properties(properties)
                    .run();
        }

        Client client() {
            return clientOf(with);
        }

        Client plainClient() {
            return clientOf(without);
        }

        private static Client clientOf(ConfigurableApplicationContext application) {
            return new Client(
                    ((WebServerApplicationContext) application).getWebServer().getPort());
        }

        Counts counts() {
            return new Counts(with.getBean(SerializationMeter.class));
        }

        @ParameterizedTest
        @MethodSource("written")
        void bothDirectionsCountOnce(String mediaType, String format) throws Exception {
            for (String path : List.of("/users", "/function")) {
                long written = counts().of("GET", path + "/{id}", Direction.WRITE, format);
                HttpResponse<String> answer = same(path + "/7", mediaType);
                assertThat(answer.statusCode()).isEqualTo(200);
                assertThat(answer.headers().firstValue("Content-Type"))
                        .get()
                        .asString()
                        .startsWith(mediaType);
                Conversions writing = counts().await("GET", path + "/{id}", Direction.WRITE, format, written + 1);
                assertThat(writing.types()).contains(User.class);
                reads(path, mediaType, mediaType, format, answer.body().getBytes(ISO_8859_1));
            }
        }

        Stream<Arguments> written() {
            Stream<Arguments> all = Stream.of(
                    Arguments.of("application/json", "json"),
                    Arguments.of("application/x-jackson-smile", "x-jackson-smile"),
                    Arguments.of("text/csv", "other"),
                    Arguments.of("application/vnd.own+json", "json"));
            return type == WebApplicationType.SERVLET ? Stream.concat(all, notWrittenByWebFlux()) : all;
        }

        /** Spring WebFlux only reads these. */
        static Stream<Arguments> notWrittenByWebFlux() {
            return Stream.of(Arguments.of("application/xml", "xml"), Arguments.of("application/cbor", "cbor"));
        }

        void reads(String path, String mediaType, String accepted, String format, byte[] document) throws Exception {
            long count = counts().of("POST", path, Direction.READ, format);
            long bytes = counts().bytes("POST", path, Direction.READ, format);
            long failures = counts().failures("POST", path, Direction.READ, format);
            assertThat(samePost(path, mediaType, accepted, document).statusCode())
                    .isEqualTo(200);
            Conversions reading = counts().await("POST", path, Direction.READ, format, count + 1);
            assertThat(reading.types()).contains(User.class);
            assertThat(reading.bytes() - bytes).isEqualTo(document.length);
            assertThat(reading.failures()).isEqualTo(failures);

            byte[] broken = Arrays.copyOf(document, document.length / 3);
            assertThat(samePost(path, mediaType, accepted, broken).statusCode()).isEqualTo(400);
            counts().await("POST", path, Direction.READ, format, count + 2);
            assertThat(reading.failures()).isEqualTo(failures + 1);
            assertThat(reading.bytes() - bytes).isEqualTo(document.length + broken.length);
        }

        @ParameterizedTest
        @MethodSource("written")
        void whatCantBeWrittenFails(String mediaType, String format) throws Exception {
            long before = counts().failures("GET", "/users/{id}", Direction.WRITE, format);
            HttpResponse<String> answer = same("/users/" + User.UNWRITABLE, mediaType);
            assertThat(answer.statusCode()).isEqualTo(500);
            assertThat(counts().awaitFailures("GET", "/users/{id}", Direction.WRITE, format, before + 1))
                    .isEqualTo(before + 1);
        }

        @Test
        void thePictureHasNamesAndNoValues() throws Exception {
            boolean gson = mapper.equals("gson");
            assertThat(same("/picture", "application/json").body()).contains(gson ? "\"email\":" : "\"mail\":");
            assertThat(names("/picture"))
                    .containsExactly("$", "id", gson ? "email" : "mail", "orders", "[]", "number", "notes", "*");
        }

        @Test
        void namesThatOnlyAConverterKnowsAreNotShown() throws Exception {
            assertThat(same("/own-picture", "application/vnd.own+json").body()).contains("\"secret-name\":");
            assertThat(names("/own-picture")).containsExactly("$", "id", "*");
        }

        private List<String> names(String path) throws InterruptedException {
            Conversions json = counts().await("GET", path, Direction.WRITE, "json", 1);
            return names(counts().payload(json).root()).toList();
        }

        private static Stream<String> names(Payload.Node node) {
            return Stream.concat(Stream.of(node.name()), node.parts().stream().flatMap(Contract::names));
        }

        HttpResponse<String> same(String path, String mediaType) throws Exception {
            HttpResponse<String> answer = client().get(path, "Accept", mediaType);
            assertThat(Answers.text(answer))
                    .isEqualTo(Answers.text(plainClient().get(path, "Accept", mediaType)));
            return answer;
        }

        private HttpResponse<String> samePost(String path, String mediaType, String accepted, byte[] document)
                throws Exception {
            HttpResponse<String> answer = client().post(path, mediaType, accepted, document);
            assertThat(Answers.text(answer))
                    .isEqualTo(Answers.text(plainClient().post(path, mediaType, accepted, document)));
            return answer;
        }
    }
}
