package dev.wirespeed.lab.contestant.hand;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.workload.numbers.Numbers;
import tools.jackson.databind.json.JsonMapper;

class NumbersCodecTest extends CodecContract<Numbers> {
    NumbersCodecTest() {
        super(new NumbersCodec(), Numbers.class, RandomValues::numbers);
    }

    /** Arrays have no equality of their own, but documents have all digits. */
    @Override
    void assertSame(Numbers actual, Numbers expected) {
        assertThat(JsonMapper.shared().writeValueAsString(actual))
                .isEqualTo(JsonMapper.shared().writeValueAsString(expected));
    }
}
