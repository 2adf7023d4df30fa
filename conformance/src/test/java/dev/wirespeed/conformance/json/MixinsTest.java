package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.fixture.Mixins;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Annotations from other classes have the effect that they have in a mapper that knows the same mix-ins. */
class MixinsTest {
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .addMixIn(Mixins.Vendor.class, Mixins.VendorMixin.class)
            .addMixIn(Mixins.Point.class, Mixins.PointMixin.class)
            .addMixIn(Mixins.Money.class, Mixins.MoneyMixin.class)
            .addMixIn(Mixins.Code.class, Mixins.CodeMixin.class)
            .build();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"vendor\":{\"vendor_name\":\"a\",\"name\":\"b\",\"code\":\"c\",\"secret\":\"d\",\"city\":\"e\"}}",
                "{\"point\":{\"X\":1,\"x\":2,\"y\":3},\"code\":\"abc\"}",
                "{\"money\":{\"amount\":5,\"cents\":6,\"currency\":\"USD\"}}"
            })
    void countAsIfTheyStoodThere(String json) {
        Mixins.Sale expected = JACKSON.readValue(json, Mixins.Sale.class);
        Mixins.Sale actual = Json.standard().read(json, Mixins.Sale.class);
        String document = JACKSON.writeValueAsString(expected);
        assertThat(JACKSON.writeValueAsString(actual)).isEqualTo(document);
        assertThat(Json.standard().writeText(expected)).isEqualTo(document);
    }

    /** Has no codec. */
    record Envelope(Object content) {}

    static List<Object> mixed() {
        return List.of(
                new Mixins.Vendor(), new Mixins.Point(1, 2), new Mixins.Money(1), Mixins.Code.of("a"), new Reseller());
    }

    /** Has no codec of its own. */
    static class Reseller extends Mixins.Vendor {}

    @ParameterizedTest
    @MethodSource("mixed")
    void areNotForgottenWhereAClassIsLeftToJackson(Object mixed) {
        assertThatThrownBy(() -> Json.standard().write(new Envelope(mixed)))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(
                        mixed.getClass().getName() + " follows mix-ins of @Wire, which Jackson does not know");
    }

    /** Has no codec. */
    record Prices(Map<Mixins.Code, Integer> prices) {}

    @Test
    void areNotForgottenInKeys() {
        Map<Mixins.Code, Integer> prices = Map.of(Mixins.Code.of("a"), 1);
        String refusal = "Mixins$Code follows mix-ins of @Wire, which Jackson does not know";
        for (Object left : List.of(prices, new Envelope(prices), new Prices(prices))) {
            assertThatThrownBy(() -> Json.standard().write(left))
                    .isInstanceOf(WireException.class)
                    .hasMessageContaining(refusal);
        }
        assertThatThrownBy(() -> Json.standard().read("{\"prices\":{\"a\":1}}", Prices.class))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(refusal);
    }

    /** Has no codec either. */
    record Purchase(Mixins.Vendor vendor, Mixins.Point point, Mixins.Money money, Mixins.Code code) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"vendor\":{\"secret\":\"d\"}}",
                "{\"point\":{\"X\":1}}",
                "{\"money\":{\"amount\":5}}",
                "{\"code\":\"abc\"}"
            })
    void areNotForgottenInReadingEither(String json) {
        assertThatThrownBy(() -> Json.standard().read(json, Purchase.class))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(" follows mix-ins of @Wire, which Jackson does not know");
    }
}
