package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.WireException;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What is left to Jackson is written and read exactly as Jackson alone does it. */
class FallbackTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    private static final List<JsonMapper> WITH_CODECS = List.of(
            JsonMapper.builder().addModule(new WirespeedModule()).build(),
            JsonMapper.builder(new WirespeedJsonFactory())
                    .addModule(new WirespeedModule())
                    .build());

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Types      | {"id":1,"date":"2020-01-02T03:04:05.678Z","tree":{"a":[1,null,"x"]},"uri":"http://a/b?c","currencies":["EUR",null],"byLocale":{"de":"x"}}
            Types      | {"id":1,"date":5,"tree":7}
            Types      | {"id":2,"tree":null}
            Types      | {"id":2,"date":"x"}
            Formats    | {"day":"31.12.2020","number":"5","raw":"[1]","loud":"ABC","time":"10:15","inner":{"open":1,"secret":2},"plain":"p"}
            Formats    | {"plain":"p","loud":"x","number":7}
            Formats    | {"day":"2020-12-31"}
            Formats    | {"day":null,"time":null,"inner":null}
            Reflective | {"a":5,"b":"y"}
            Reflective | {"a":"x"}
            Reflective | {}
            Merged     | {"names":["second"],"kept":null,"dense":["a",null,"b"]}
            Merged     | {"names":["second"],"names":["third"],"kept":"new"}
            Merged     | {"refused":null}
            Merged     | {"inner":null}
            Created    | {"loud":"ABC","number":1,"day":"31.12.2020"}
            Created    | {"day":"31.12.2020","number":1,"loud":null}
            Created    | {"number":1}
            Created    | {}
            Boxes      | {"days":{"all":["2020-01-02"]}}
            Boxes      | {"days":{"all":["x"]}}
            Graph      | {"title":"t","root":{"@id":1,"name":"a","next":[{"@id":2,"name":"b","next":[1]},2]}}
            Graph      | {"title":"t","root":null}
            Unwrapping | {"id":1,"in_open":2,"in_secret":3}
            Unwrapping | {"id":1,"in_open":"x"}
            Deeply     | {"out_id":1,"out_in_open":2,"in_open":3}
            Typed      | {"inner":{"@type":"Foreign$Inner","open":1}}
            Typed      | {"inner":{"open":1}}
            Levels     | {"level":11,"all":[10,null,11]}
            Levels     | {"level":12}
            """)
    void agrees(String name, String json) throws ClassNotFoundException {
        assertAgreement(Foreign.class.getName() + "$" + name, json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Limited       | {"one":{"id":1,"secret":"s"},"all":[{"id":2,"secret":"t"}],"byName":{"a":{"id":3,"secret":"u"}},"some":[{"id":4,"name":"n","secret":"v"}]}
            Limited       | {"one":null,"byName":{"secret":{"id":1}}}
            Parent        | {"name":"p","children":[{"age":1},null,{"age":2,"parent":{"name":"x"}}],"only":{"age":3}}
            Parent        | {"children":null,"only":null}
            Child         | {"age":1,"parent":{"name":"x"},"other":null}
            Color         | "#5"
            Palette       | {"main":"#1","others":["#2",null],"again":["#3"],"byName":{"a":1},"converted":"c","plain":{"id":1},"sorted":{"b":1,"a":2}}
            Palette       | {"main":1}
            Converted     | "c"
            Filtered      | {"id":1}
            Injected      | {"id":1,"injected":"x"}
            Injected      | {"id":1}
            MaybeInjected | {"id":1,"injected":"x"}
            MaybeInjected | {"id":1}
            Identified    | {"id":1,"next":{"id":2,"next":1,"first":1},"first":2}
            Identified    | {"id":1,"next":3}
            Merging       | {"item":{"id":1},"item":{"name":"n"},"map":{"b":2},"full":["a",null],"complete":{}}
            Merging       | {"complete":{"a":null}}
            Opaque        | {"text":"a","list":[1],"id":2,"map":{"a":1}}
            Endless       | {"number":1}
            Clash         | {"id":1,"name":"n"}
            Unread        | {"id":1,"list":["a"]}
            Unread        | {}
            Never         | {"id":1,"text":"a"}
            Rest          | {"id":1,"a":2,"b":[3]}
            Rest          | {}
            External      | {"kind":"item","value":{"id":1},"other":"o"}
            External      | {"value":{"one":{"id":1}},"kind":"limited"}
            External      | {"other":"o"}
            External      | {"value":{}}
            Home          | {"kind":"cat","pet":{"lives":9},"others":null}
            Home          | {"pet":{"lives":9},"kind":"cat","others":[{"kind":"cat","lives":1}]}
            Home          | {"pet":{"lives":9}}
            Home          | {"others":[["cat",{"lives":1}]]}
            Cat           | {"lives":1}
            SelfTyped     | {"@type":"Left$SelfTyped","id":1}
            Raw           | {"list":[1,"x",{"a":null}],"map":{"a":[1]},"box":{"content":[1]},"wild":{"content":"x"}}
            """)
    void agreesOnWhatIsAskedOfJackson(String name, String json) throws ClassNotFoundException {
        assertAgreement(Left.class.getName() + "$" + name, json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Sparse        | {"lists":{"a":[{"b":null,"c":[{"d":null}]},null]},"any":{"a":null,"b":{"c":null}},"id":1}
            Excluding     | {"id":1}
            Excluding     | {"id":1,"name":"n"}
            Dense         | {"a":1,"b":null}
            Dense         | {}
            Dated         | "31.12.2020"
            Dated         | "2020-12-31"
            Loudly        | "text"
            Known         | {"i":3}
            Known         | {"@type":"known","i":3}
            Known         | {"@type":"x","i":3}
            Placed        | {"known":{"i":3},"all":[{"i":4},{"i":5,"@type":"known"}]}
            Placed        | {"any":{"@type":"known","i":3}}
            Placed        | {"any":{"i":3}}
            Habit         | {"i":3}
            Habit         | {"@type":"other","i":3}
            Other         | {"i":3}
            Usual         | {"@type":"other","i":3}
            Aliases       | {"z":1}
            Aliases       | {"a":1,"b":2}
            AliasesOfRecord | {"z":1}
            Several       | {"a":1}
            Several       | [1,2]
            Several       | 1
            Second        | {"a":1}
            Second        | [1,2]
            Factory       | {"a":1}
            Factory       | 1
            Text          | "x"
            Text          | {}
            Built         | {"a":1}
            Built         | []
            Users         | {"aliases":{"z":1},"several":[{},[1]],"second":[2],"factory":{"a":1},"text":"x","built":{"a":2}}
            Users         | {"text":[]}
            Habits        | {"any":{"i":1},"usual":{"i":2},"all":[{"@type":"usual","i":3},{"@type":"other","i":4}]}
            """)
    void agreesOnParts(String name, String json) throws ClassNotFoundException {
        assertAgreement(LeftParts.class.getName() + "$" + name, json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Labels   | {"any":{"kind":true,"a":1}}
            Labels   | {"any":{"a":1,"kind":1.50}}
            Labels   | {"any":{"kind":null,"kind":7}}
            Labels   | {"any":{"kind":{"a":1}}}
            Versions | {"any":{"version":1.0}}
            Versions | {"any":{"version":1.5}}
            Versions | {"any":{"version":"2"}}
            Renamed  | {"old":{"first":"a"},"first":"b","id":1}
            Renamed  | {"old":[],"id":1}
            Renamed  | {"old":"","id":1}
            Renamed  | {"old":null,"id":1}
            Renamed  | {"name":[],"id":1}
            Guards   | {"texts":{"one":"a"},"again":{"one":"b","many":{"x":1}},"numbers":{"one":1,"pages":{"first":{"one":2}}}}
            """)
    void agreesOnVariants(String name, String json) throws ClassNotFoundException {
        assertAgreement(LeftVariants.class.getName() + "$" + name, json);
    }

    private static void assertAgreement(String name, String json) throws ClassNotFoundException {
        Class<?> type = Class.forName(name);
        Object expected = read(JACKSON, json, type);
        for (JsonMapper mapper : WITH_CODECS) {
            Object read = read(mapper, json, type);
            assertThat(write(mapper, read)).isEqualTo(write(JACKSON, expected));
        }
        if (expected instanceof JacksonException) {
            assertThatThrownBy(() -> Json.standard().read(json, type)).isInstanceOf(WireException.class);
            return;
        }
        Object actual = requireNonNull(Json.standard().read(json, type));
        String written = write(JACKSON, expected);
        assertThat(write(JACKSON, actual)).isEqualTo(written);
        if (written.startsWith("!")) {
            assertThatThrownBy(() -> Json.standard().write(expected)).isInstanceOf(WireException.class);
        } else {
            assertThat(new String(Json.standard().write(expected), UTF_8)).isEqualTo(written);
        }
    }

    private static String write(JsonMapper mapper, @Nullable Object value) {
        try {
            return value instanceof JacksonException e ? e.getOriginalMessage() : mapper.writeValueAsString(value);
        } catch (JacksonException e) {
            return "!" + e.getOriginalMessage();
        }
    }

    private static @Nullable Object read(JsonMapper mapper, String json, Class<?> type) {
        try {
            return mapper.readValue(json.getBytes(UTF_8), type);
        } catch (JacksonException e) {
            return e;
        }
    }

    @Test
    void aClassWithoutCodecIsWrittenAndReadByJackson() {
        Foreign.Inner inner = new Foreign.Inner();
        inner.open = 5;
        byte[] json = Json.standard().write(List.of(inner));
        assertThat(new String(json, UTF_8)).isEqualTo("[{\"open\":5,\"secret\":0}]");
        List<Foreign.Inner> back = Json.standard().read(json, new TypeRef<List<Foreign.Inner>>() {});
        assertThat(requireNonNull(back).get(0).open).isEqualTo(5);
        assertThat(Json.standard().read("\"EUR\"", Currency.class)).isEqualTo(Currency.getInstance("EUR"));
    }

    @Test
    void anUnwrappedSubclassIsWrittenWithAllItsProperties() {
        Foreign.Unwrapping unwrapping = new Foreign.Unwrapping();
        unwrapping.inner = new Foreign.Subclass();
        assertThat(Json.standard().writeText(unwrapping))
                .isEqualTo(JACKSON.writeValueAsString(unwrapping))
                .contains("\"in_more\":7");
    }

    @Test
    void aProblemHasItsPlace() {
        assertThatThrownBy(() -> Json.standard().read("{\"id\":1,\"date\":\"x\"}", Foreign.Types.class))
                .isInstanceOfSatisfying(WireException.class, e -> {
                    assertThat(e.kind()).isEqualTo(WireException.Kind.MISMATCH);
                    assertThat(e.path()).isEqualTo("$.date");
                })
                .hasMessageStartingWith("The value was refused: Cannot deserialize value of type `java.util.Date`")
                .hasMessageEndingWith(" at path $.date, byte 18")
                .hasMessageNotContaining("Source")
                .hasCauseInstanceOf(JacksonException.class);
    }

    @Test
    void aProblemInsideHasItsPlaceInTheDocument() {
        assertThatThrownBy(() -> Json.standard().read("{\"dense\":[\"a\",{}]}", Foreign.Merged.class))
                .isInstanceOfSatisfying(
                        WireException.class, e -> assertThat(e.path()).isEqualTo("$.dense[1]"))
                .hasMessageNotContaining("Source");
    }

    @Test
    void aProblemNamesTheTypeOfTheProperty() {
        assertThatThrownBy(() -> Json.standard().read("{\"dense\":[[\"a\"]]}", Foreign.Merged.class))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("bound as `java.util.List`");
    }

    @Test
    void aDayIsWrittenByItsPattern() {
        Foreign.Formats formats = new Foreign.Formats();
        formats.day = LocalDate.of(2020, 12, 31);
        formats.loud = "abc";
        assertThat(Json.standard().writeText(formats))
                .isEqualTo(
                        "{\"day\":\"31.12.2020\",\"inner\":null,\"loud\":\"ABC\",\"number\":\"0\",\"plain\":null,\"raw\":{\"a\":[1]}}");
    }
}
