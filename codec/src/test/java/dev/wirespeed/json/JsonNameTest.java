package dev.wirespeed.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonNameTest {
    @Test
    void writesAnyNameWithItsColon() {
        for (String name : new String[] {
            "", "a", "123456", "1234567", "12345678901234", "123456789012345", "x".repeat(200), "ké\n\"y"
        }) {
            JsonWriter out = new JsonWriter(16);
            out.beginObject();
            out.name(JsonName.of(name)).value(1);
            out.name(JsonName.of(name)).value(2);
            out.endObject();
            String escaped = name.replace("\"", "\\\"").replace("\n", "\\n");
            assertThat(new String(out.document(), java.nio.charset.StandardCharsets.UTF_8))
                    .isEqualTo("{\"" + escaped + "\":1,\"" + escaped + "\":2}");
        }
    }
}
