package dev.wirespeed.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.fixture.Mixins;
import org.junit.jupiter.params.ParameterizedTest;
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
}
