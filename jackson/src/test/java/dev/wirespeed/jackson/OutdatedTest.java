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

/** A codec that was made from another version of its class, or by another processor, is refused; a mapper does the work then, and says why. */
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

    private final Logger log = Logger.getLogger("dev.wirespeed.jackson");
    private final Lines lines = new Lines();
    private final JsonMapper mapper =
            JsonMapper.builder().addModule(new WirespeedModule()).build();

    @Test
    void aMapperDoesItItself() throws Exception {
        log.addHandler(lines);
        try {
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
    void aMapperDoesWithoutANewerProcessorsCodec() throws Exception {
        log.addHandler(lines);
        try {
            for (int i = 0; i < 2; i++) {
                assertThat(mapper.writeValueAsString(new Outdated.Ahead())).isEqualTo("{\"a\":1}");
                assertThat(mapper.readValue("{\"a\":2}", Outdated.Ahead.class).a)
                        .isEqualTo(2);
            }
        } finally {
            log.removeHandler(lines);
        }
        String why = "dev.wirespeed.jackson.Outdated_Ahead_JsonCodec is generated code of version " + Integer.MAX_VALUE
                + ", but wirespeed-codec runs no newer one than 1 here:"
                + " take the version of wirespeed-codec that its wirespeed-processor has";
        assertThat(lines.lines)
                .containsExactly(
                        "dev.wirespeed.jackson.Outdated$Ahead is written by Jackson: " + why,
                        "dev.wirespeed.jackson.Outdated$Ahead is read by Jackson: " + why);
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
