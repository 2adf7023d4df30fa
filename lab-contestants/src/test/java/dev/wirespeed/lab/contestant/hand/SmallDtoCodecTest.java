package dev.wirespeed.lab.contestant.hand;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.wirespeed.lab.workload.SmallDto;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SmallDtoCodecTest extends CodecContract<SmallDto> {
    SmallDtoCodecTest() {
        super(new SmallDtoCodec(), SmallDto.class, RandomValues::small);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"id\":01 | expected a whole number at byte 6",
                "{\"id\":1.0 | expected a whole number at byte 6",
                "{\"id\":\"1\" | expected a whole number at byte 6",
                "{\"id\":9223372036854775808} | expected a number of 64 bits at byte 6",
                "{\"id\":1,\"age\":2147483648} | expected a number of 32 bits at byte 14",
                "{\"id\":1,\"name\":null} | expected a string at byte 15",
                "{\"id\":1,\"name\":\"a\\x\"} | expected a known escape in the string at byte 15",
                "{\"id\":1,\"name\":\"a\\u12g4\"} | expected four hexadecimal digits in the string at byte 15",
                "{\"id\":1,\"createdAt\":\"2025-02-29T00:00:00Z\"} | expected a time at byte 20",
                "{\"id\":1,\"createdAt\":\"2025-02-28T24:00:01Z\"} | expected a time at byte 20",
                "{\"id\":1,\"score\":1.} | expected a number at byte 16",
                "{\"id\":1,\"score\":1e} | expected a number at byte 16",
                "{\"id\":1,\"score\":\"1\"} | expected a number at byte 16",
                "{\"id\":1,\"active\":truth} | expected true or false at byte 17",
                "{\"id\":1,\"status\":\"GONE\"} | No enum constant dev.wirespeed.lab.workload.Status.GONE",
                "{\"id\":1,\"x\":nil} | expected null at byte 12",
                "{\"id\":1} | expected a property name",
                "{\"id\":1 \"name\":1} | expected ',' at byte 8",
                "[] | expected '{' at byte 0",
                "`` | expected '{' at byte 0",
            })
    void saysWhatItExpected(String document, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SmallDtoCodec().read(document.getBytes(UTF_8)))
                .withMessage(message);
    }

    @Test
    void rejectsBytesThatAreNotUtf8() {
        byte[] document = "{\"id\":1,\"name\":\"a?\"}".getBytes(UTF_8);
        document[document.length - 3] = (byte) 0xC3;

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SmallDtoCodec().read(document))
                .withMessage("expected UTF-8 at byte 15");
    }

    @Test
    void rejectsEndlessNesting() {
        String document = "{\"x\":" + "[".repeat(100_000);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SmallDtoCodec().read(document.getBytes(UTF_8)))
                .withMessage("expected no more than 500 levels at byte 506");
    }
}
