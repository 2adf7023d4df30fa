package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.fixture.Views;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Selections write the properties that they name. */
class SelectionsTest {
    private static final Views.Account INNER =
            new Views.Account(2, "in", "q", List.of(), Map.of(), List.of("x"), new Views.Plain("p", 1), 6);
    private static final Views.Account ACCOUNT =
            new Views.Account(1, "out", "p", List.of(INNER), Map.of("k", INNER), List.of(), new Views.Plain("t", 4), 5);

    private static String write(String selection, Object value) {
        return Json.standard().select(selection).writeText(value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "id|{\"id\":1}",
                "email,id|{\"id\":1,\"email\":\"out\"}",
                " id , plain ( text ) |{\"id\":1,\"plain\":{\"text\":\"t\"}}",
                "plain|{\"plain\":{\"text\":\"t\",\"number\":4}}",
                "delegates(id)|{\"delegates\":[{\"id\":2}]}",
                "seen(plain(number),\"email\")|{\"seen\":{\"k\":{\"email\":\"in\",\"plain\":{\"number\":1}}}}",
                "delegates(delegates(id)),id|{\"id\":1,\"delegates\":[{\"delegates\":[]}]}",
                "tags|{}"
            })
    void writeWhatTheyName(String selection, String expected) {
        assertThat(write(selection, ACCOUNT)).isEqualTo(expected);
        assertThat(write(selection, List.of(ACCOUNT))).isEqualTo("[" + expected + "]");
        assertThat(write(selection, Map.of("a", ACCOUNT))).isEqualTo("{\"a\":" + expected + "}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plain(text) ",
                " plain ( text ) ",
                "\t\"plain\" ( \"text\" )\n",
                "plain\n(\ntext\n)\n",
                "plain (text )\r\n"
            })
    void mayHaveWhiteSpaceAroundAnything(String selection) {
        assertThat(write(selection, ACCOUNT)).isEqualTo("{\"plain\":{\"text\":\"t\"}}");
        assertThat(write(" \"id\" ", ACCOUNT)).isEqualTo("{\"id\":1}");
    }

    @Test
    void areReusable() {
        Json json = Json.standard().select("id,plain(text)");
        for (int i = 0; i < 3; i++) {
            assertThat(json.writeText(ACCOUNT)).isEqualTo("{\"id\":1,\"plain\":{\"text\":\"t\"}}");
            assertThat(json.writeText(INNER)).isEqualTo("{\"id\":2,\"plain\":{\"text\":\"p\"}}");
        }
        assertThat(Json.standard().writeText(INNER)).startsWith("{\"id\":2,\"email\":\"in\",");
        assertThat(json.pretty().writeText(INNER)).contains("\"id\" : 2");
    }

    @Test
    void goTogetherWithViews() {
        Json both = Json.standard().view(Views.Internal.class).select("id,password,plain,delegates(email,unmarked)");
        String expected = "{\"id\":1,\"password\":\"p\",\"delegates\":[{\"email\":\"in\"}],\"plain\":{}}";
        assertThat(both.writeText(ACCOUNT)).isEqualTo(expected);
        Json reverse = Json.standard()
                .select("id,password,plain,delegates(email,unmarked)")
                .view(Views.Internal.class);
        assertThat(reverse.writeText(ACCOUNT)).isEqualTo(expected);
        assertThat(reverse.view(Views.Public.class).writeText(ACCOUNT)).isEqualTo("{\"id\":1,\"plain\":{}}");
    }

    @Test
    void nameWhatAnyVariantHas() {
        Views.Everything all = new Views.Everything();
        all.figures = List.of(new Views.Circle("c", 2), box());
        all.anything = new LinkedHashMap<>(Map.of("account", ACCOUNT));
        assertThat(write("figures(name,radius)", all))
                .isEqualTo(
                        "{\"figures\":[{\"kind\":\"circle\",\"name\":\"c\",\"radius\":2.0},{\"kind\":\"box\",\"name\":\"b\"}]}");
        assertThat(write("anything(id)", all)).isEqualTo("{\"anything\":{\"account\":{\"id\":1}}}");
        assertThat(write("boxed(id)", all)).isEqualTo("{\"boxed\":null}");
    }

    @Test
    void nameWhatIsUnwrappedByTheJavaName() {
        Views.Around around = new Views.Around(7, INNER);
        assertThat(write("account(email)", around)).isEqualTo("{\"email\":\"in\"}");
        assertThat(write("account(password,plain(number))", around))
                .isEqualTo("{\"password\":\"q\",\"plain\":{\"number\":1}}");
        Views.Open open = new Views.Open();
        open.id = 3;
        open.other("x", List.of(1));
        assertThat(write("id", open)).isEqualTo("{\"id\":3}");
        assertThat(write("others", open)).isEqualTo("{\"x\":[1]}");
    }

    private static Views.Box box() {
        Views.Box box = new Views.Box();
        box.name = "b";
        box.width = 3;
        return box;
    }
}
