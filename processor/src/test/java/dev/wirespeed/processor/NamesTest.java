package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.json.JsonEngine;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes of one name in several packages, beside properties that have the names of these packages. */
class NamesTest {
    private static final String FIELDS = """
                public sales.Order sales;
                public billing.late.Order billing;
                public java.util.List<billing.late.Order> Order;
                public int own;
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public class Root {%s}",
                "public record Root(sales.Order sales, billing.late.Order billing,"
                        + " java.util.List<billing.late.Order> Order, int own) {}",
                """
                public class Root {
                    %s
                    @com.fasterxml.jackson.annotation.JsonCreator
                    Root(@com.fasterxml.jackson.annotation.JsonProperty("sales") sales.Order given) {
                        this.sales = given;
                    }
                }
                """
            })
    void canBeTold(String root) throws ClassNotFoundException {
        ClassLoader loader = Compilation.of(Map.of(
                        "sales.Order", "package sales; public class Order { public int x; }",
                        "billing.late.Order", "package billing.late; public class Order { public int y; }",
                        "own.Order", "package own; public class Order { public int z; }",
                        "own.Root", "package own; @dev.wirespeed.Wire " + root.formatted(FIELDS)))
                .load();
        Class<?> type = loader.loadClass("own.Root");
        String all = "{\"sales\":{\"x\":1},\"billing\":{\"y\":2},\"Order\":[{\"y\":3}],\"own\":4}";
        String sorted = "{\"Order\":[{\"y\":3}],\"billing\":{\"y\":2},\"own\":4,\"sales\":{\"x\":1}}";
        String first = "{\"sales\":{\"x\":1},\"Order\":[{\"y\":3}],\"billing\":{\"y\":2},\"own\":4}";

        assertThat(Json.standard().writeText(Json.standard().read(all, type))).isIn(all, sorted, first);
    }

    @Test
    void aCodecIsOfItsClassAlone() throws ClassNotFoundException {
        ClassLoader loader = Compilation.of(Map.of(
                        "own.Outer_Inner", "package own; @dev.wirespeed.Wire public record Outer_Inner(int x) {}",
                        "own.Outer", "package own; public class Outer { public record Inner(int y) {} }"))
                .load();
        assertThat(Json.standard().writeText(Json.standard().read("{\"x\":1}", loader.loadClass("own.Outer_Inner"))))
                .isEqualTo("{\"x\":1}");
        assertThat(JsonEngine.forMappers().generatedCodec(loader.loadClass("own.Outer$Inner")))
                .isNull();
    }
}
