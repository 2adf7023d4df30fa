package dev.wirespeed.json;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A class without a codec is refused where there is no Jackson to leave it to. */
class NoCodecTest {
    private static final String MESSAGE = "There is no codec for dev.wirespeed.json.NoCodecTest$Plain: annotate it with"
            + " @Wire and compile it with wirespeed-processor as an annotation processor, or add wirespeed-jackson to leave it"
            + " to Jackson";

    private record Plain(int a) {}

    @Test
    void isNotWritten() {
        assertThatThrownBy(() -> Json.standard().write(new Plain(1)))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(MESSAGE);
        assertThatThrownBy(() -> Json.standard().write(List.of(new Plain(1))))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(MESSAGE);
    }

    @Test
    void isNotRead() {
        assertThatThrownBy(() -> Json.standard().read("{}", Plain.class))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(MESSAGE);
    }
}
