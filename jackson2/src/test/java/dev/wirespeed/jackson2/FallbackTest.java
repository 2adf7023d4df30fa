package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** What Jackson 2 refuses in place of a codec. */
class FallbackTest {
    /** Has a list that is left to Jackson. */
    @Wire
    @NullUnmarked
    public static class Prices {
        public List<Currency> currencies;
    }

    @Test
    void aProblemHasItsPlaceInTheDocument() {
        assertThatThrownBy(() -> Json.standard().read("{\"currencies\":[\"EUR\",{}]}", Prices.class))
                .isInstanceOfSatisfying(
                        WireException.class, e -> assertThat(e.path()).isEqualTo("$.currencies[1]"))
                .hasMessageStartingWith("The value was refused: Cannot deserialize value of type `java.util.Currency`")
                .hasMessageNotContaining("Source")
                .hasCauseInstanceOf(JsonProcessingException.class);
    }
}
