package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StringBytesTest {
    private final Random random = Randoms.create();

    @Test
    void copiesLatin1AndRefusesAllElse() {
        for (int i = Randoms.count(100_000); i > 0; i--) {
            String s = random(random.nextInt(40), 256);
            check(s, true);
            check(s + (char) (256 + random.nextInt(65_280)), false);
            check((char) (256 + random.nextInt(65_280)) + s, false);
        }
    }

    @Test
    void copiesPartsOfWideStrings() {
        String wide = "\u4e00latin-1 \u00e9\u4e00";
        check(wide.substring(1, wide.length() - 1), true);
        check(wide.replace("\u4e00", ""), true);
        check(new StringBuilder(wide).deleteCharAt(0).deleteCharAt(9).toString(), true);
    }

    /** Strings of another form are refused, so the result is right without compact strings too. */
    private void check(String s, boolean latin1) {
        byte[] b = new byte[s.length() + 2];
        boolean copied = StringBytes.copyLatin1(s, b, 1);
        if (!latin1) {
            assertThat(copied).as(s).isFalse();
        }
        if (copied) {
            assertThat(new String(b, ISO_8859_1)).as(Randoms.seed()).isEqualTo("\0" + s + "\0");
        } else {
            assertThat(b).as(Randoms.seed()).containsOnly(0);
        }
    }

    @Test
    void copiesAtAllOnAJvmWithCompactStrings() {
        List<String> arguments = ManagementFactory.getRuntimeMXBean().getInputArguments();
        boolean hotSpot = System.getProperty("java.vm.name", "").contains("OpenJDK");
        boolean expected = hotSpot && !arguments.contains("-XX:-CompactStrings");
        assertThat(StringBytes.copyLatin1("abc", new byte[3], 0) || !expected).isTrue();
    }

    private String random(int length, int bound) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < length; i++) {
            s.append((char) random.nextInt(bound));
        }
        return s.toString();
    }
}
