package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.fixture.Views;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Views write and read what Jackson's writers and readers with the same view do. */
class ViewsTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    private static final String ACCOUNT =
            "{\"id\":1,\"email\":\"e\",\"password\":\"p\",\"delegates\":[{\"id\":2,\"mail\":\"m\","
                    + "\"password\":\"q\",\"tags\":[]}],\"seen\":{\"x\":{\"id\":3,\"delegates\":[],\"seen\":{}}},\"tags\":[\"t\"],"
                    + "\"plain\":{\"text\":\"t\",\"number\":4},\"unmarked\":5,\"unknown\":[{}]}";

    private static final Map<Class<?>, List<String>> DOCUMENTS = Map.of(
            Views.Account.class,
            List.of(ACCOUNT, "{\"mail\":\"m\",\"tags\":null}", "{}"),
            Views.Plain.class,
            List.of("{\"text\":\"t\",\"number\":4}"),
            Views.Defaults.class,
            List.of("{\"name\":\"n\",\"secret\":1,\"nowhere\":2,\"inner\":{\"secret\":3,\"name\":\"m\"}}"),
            Views.Sides.class,
            List.of("{\"both\":\"b\",\"either\":\"e\"}"),
            Views.Open.class,
            List.of("{\"id\":1,\"hidden\":2,\"other\":{\"x\":[1]}}", "{\"x\":1,\"hidden\":2,\"id\":3}"),
            Views.Figure.class,
            List.of(
                    "{\"kind\":\"circle\",\"name\":\"n\",\"radius\":1.5}",
                    "{\"name\":\"n\",\"kind\":\"box\",\"width\":3}",
                    "{\"width\":3,\"name\":\"n\"}"),
            Views.Made.class,
            List.of("{\"a\":1,\"b\":\"x\",\"late\":3}", "{\"late\":3,\"a\":1}"),
            Views.Boxed.class,
            List.of(ACCOUNT),
            Views.Wide.class,
            List.of("{\"p01\":1,\"p28\":2,\"q01\":3,\"q02\":4,\"plain\":{\"text\":\"t\"}}"),
            Views.Everything.class,
            List.of(("{'account':ACC,'defaults':{'name':'n','inner':{'secret':1}},'sides':{'both':'b'},"
                            + "'open':{'id':1,'more':2},'figure':{'kind':'box','name':'n','width':1},"
                            + "'figures':[{'kind':'circle','radius':2}],'made':{'a':1,'b':'c'},'boxed':ACC,'maybe':ACC,"
                            + "'array':[ACC,null],'anything':{'a':[1]},'grouped':{'g':[ACC]}}")
                    .replace('\'', '"')
                    .replace("ACC", ACCOUNT)));

    static Stream<Arguments> documents() {
        return Stream.of(Views.Public.class, Views.Internal.class, Views.Audit.class, Object.class)
                .flatMap(view -> Stream.concat(
                        DOCUMENTS.entrySet().stream()
                                .flatMap(e -> e.getValue().stream()
                                        .map(document -> Arguments.of(view, e.getKey(), document))),
                        Stream.of(
                                Arguments.of(
                                        view,
                                        Views.Foreign.class,
                                        "{\"raw\":null,\"day\":\"24.12.2026\",\"accounts\":" + ACCOUNT + "}"),
                                Arguments.of(view, Views.Around.class, ACCOUNT))));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void areWrittenAsByJackson(Class<?> view, Class<?> type, String document) {
        Object value;
        try {
            value = JACKSON.readValue(document, type);
        } catch (JacksonException e) {
            return; // a document that is only refused where no view hides what is wrong
        }
        Json json = Json.standard().view(view);
        assertThat(json.writeText(value)).isEqualTo(JACKSON.writerWithView(view).writeValueAsString(value));
        for (Object around : List.of(List.of(value), Map.of("a", value), new Object[] {value}, Optional.of(value))) {
            assertThat(json.writeText(around))
                    .isEqualTo(JACKSON.writerWithView(view).writeValueAsString(around));
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void areReadAsByJackson(Class<?> view, Class<?> type, String document) {
        String expected = outcome(() -> JACKSON.readerFor(type).withView(view).readValue(document));
        Json json = Json.standard().view(view);
        assertThat(outcome(() -> json.read(document, type))).isEqualTo(expected);
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
        assertThat(outcome(() -> json.read(new Drip(bytes, 3), type))).isEqualTo(expected);
    }

    private static String outcome(Supplier<Object> question) {
        try {
            return JACKSON.writeValueAsString(question.get());
        } catch (JacksonException | WireException e) {
            return "refused";
        }
    }
}
