package dev.wirespeed.lab.workload;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class UnreadTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":1,\"b\":2} | {\"a\":1} | $.b",
                "{\"a\":{\"b\":[{},{\"c\":1}]}} | {\"a\":{\"b\":[{},{}],\"d\":2}} | $.a.b[1].c",
                "{\"a\":1,\"b\":null} | {\"a\":1} | ``",
                "{\"a\":1} | {\"a\":\"1\",\"b\":2} | ``",
                "[1,2] | [1] | ``",
                "{\"a\":{\"b\":1}} | {\"a\":[1]} | ``",
            })
    void findsTheFirstPropertyThatDoesNotComeBack(String sample, String written, String path) {
        JsonMapper mapper = JsonMapper.shared();

        assertThat(Unread.first(mapper.readTree(sample), mapper.readTree(written))
                        .orElse(""))
                .isEqualTo(path);
    }
}
