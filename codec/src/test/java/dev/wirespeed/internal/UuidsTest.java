package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class UuidsTest {
    private static final String TEXT = "01234567-89ab-cdef-0123-456789abcdef";

    private final Random random = Randoms.create();

    @Test
    void writesAndReadsRandomUuids() {
        byte[] exact = new byte[Uuids.LENGTH];
        for (int i = Randoms.count(200_000); i > 0; i--) {
            UUID v = new UUID(Randoms.anyLength(random), Randoms.anyLength(random));
            assertThat(Uuids.write(v, exact, 0)).isEqualTo(36);
            String text = new String(exact, ISO_8859_1);
            if (!text.equals(v.toString()) || !v.equals(Uuids.parse(exact, 0))) {
                assertThat(text).as(Randoms.seed()).isEqualTo(v.toString());
                assertThat(Uuids.parse(exact, 0)).as(Randoms.seed()).isEqualTo(v);
            }
        }
    }

    @Test
    void readsUpperCase() {
        byte[] text = ("x" + TEXT.toUpperCase(Locale.ROOT)).getBytes(ISO_8859_1);
        assertThat(Uuids.parse(text, 1)).isEqualTo(UUID.fromString(TEXT));
    }

    @Test
    void readsHexadecimalDigitsAloneAtEveryPosition() {
        for (int at = 0; at < TEXT.length(); at++) {
            for (int c = 0; c < 256; c++) {
                byte[] text = TEXT.getBytes(ISO_8859_1);
                text[at] = (byte) c;
                boolean valid = TEXT.charAt(at) == '-' ? c == '-' : c < 128 && Character.digit(c, 16) >= 0;
                UUID expected = valid ? UUID.fromString(new String(text, ISO_8859_1)) : null;
                assertThat(Uuids.parse(text, 0)).as("character %s at %s", c, at).isEqualTo(expected);
            }
        }
    }
}
