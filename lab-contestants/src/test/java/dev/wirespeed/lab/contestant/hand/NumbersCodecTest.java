package dev.wirespeed.lab.contestant.hand;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.workload.numbers.Numbers;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class NumbersCodecTest extends CodecContract<Numbers> {
    NumbersCodecTest() {
        super(new NumbersCodec(), Numbers.class, RandomValues::numbers);
    }

    /** Jackson reads it as an integer, which has no sign then. */
    @Test
    void minusZeroWithoutAFractionIsZero() {
        assertThat(bits("-0")).isZero();
        assertThat(bits("-0.0")).isEqualTo(Long.MIN_VALUE);
    }

    private static long bits(String number) {
        return Double.doubleToRawLongBits(NumberIn.readDouble(new JsonIn(number.getBytes(UTF_8))));
    }

    /** Arrays have no equality of their own, but documents have all digits. */
    @Override
    void assertSame(Numbers actual, Numbers expected) {
        assertThat(JsonMapper.shared().writeValueAsString(actual))
                .isEqualTo(JsonMapper.shared().writeValueAsString(expected));
    }
}
