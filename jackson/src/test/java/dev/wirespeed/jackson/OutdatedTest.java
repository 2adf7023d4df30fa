package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** A codec that was made from another version of its class is refused; a mapper does the work then, and says why. */
class OutdatedTest {
    private static final String WHY =
            "dev.wirespeed.jackson.Outdated_Old_JsonCodec was made from another version of its class:"
                    + " compile that, and the classes that have it as a property, again with wirespeed-processor";

    private static final class Lines extends Handler {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void publish(LogRecord line) {
            lines.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void aMapperDoesItItself() throws Exception {
        Logger log = Logger.getLogger("dev.wirespeed.jackson");
        Lines lines = new Lines();
        log.addHandler(lines);
        try {
            JsonMapper mapper =
                    JsonMapper.builder().addModule(new WirespeedModule()).build();
            assertThat(mapper.writeValueAsString(new Outdated.Holder())).isEqualTo("{\"old\":{\"a\":1}}");
            assertThat(mapper.readValue("{\"old\":{\"a\":2}}", Outdated.Holder.class).old.a)
                    .isEqualTo(2);
            assertThat(mapper.writeValueAsString(new Outdated.Old())).isEqualTo("{\"a\":1}");
        } finally {
            log.removeHandler(lines);
        }
        for (String type : List.of("Old", "Holder")) {
            for (String done : List.of("written", "read")) {
                assertThat(lines.lines)
                        .contains("dev.wirespeed.jackson.Outdated$" + type + " is " + done + " by Jackson: " + WHY);
            }
        }
    }

    @Test
    void jsonRefusesIt() {
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> Json.standard().write(new Outdated.Old()))
                    .isInstanceOf(WireException.class)
                    .hasMessage(WHY);
        }
    }
}
