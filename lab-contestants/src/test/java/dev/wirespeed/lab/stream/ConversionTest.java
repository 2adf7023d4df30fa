package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.contestant.CannotBindException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ConversionTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fory",
                "gson",
                "jackson2-msgpack",
                "jackson3",
                "msgpack-arrays",
                "msgpack-maps",
                "protobuf",
                "protobuf-domain",
                "quickbuffers",
                "wirespeed"
            })
    void recordsComeBackAsTheyWere(String contestant) throws Exception {
        Conversion sender = Conversion.of(contestant);
        Conversion receiver = Conversion.of(contestant);
        for (long sequence : new long[] {0, 1, 9_999, 10_000, 5_000_000_000L}) {
            assertThat(receiver.read(sender.write(RecordStream.at(sequence)))).isEqualTo(RecordStream.at(sequence));
        }
    }

    @Test
    void whoIsWrittenForOtherClassesSaysSo() {
        assertThatThrownBy(() -> Conversion.of("hand-written")).isInstanceOf(CannotBindException.class);
    }
}
