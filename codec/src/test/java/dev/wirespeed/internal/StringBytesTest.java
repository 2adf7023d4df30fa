package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class StringBytesTest {
    private final Random random = Randoms.create();

    @Test
    void copiesLatin1AndRefusesAllElse() {
        for (int i = Randoms.count(20_000); i > 0; i--) {
            String s = random(random.nextInt(80), 256);
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
        check(wide.repeat(9).replace("\u4e00", ""), true);
        check(wide.repeat(9), false);
        check("", true);
        check(new StringBuilder(wide).deleteCharAt(0).deleteCharAt(9).toString(), true);
    }

    private void check(String s, boolean latin1) {
        byte[] b = new byte[s.length() + 2];
        boolean copied = StringBytes.copyLatin1(s, b, 1);
        assertThat(copied).as("%s, %s", s, Randoms.seed()).isEqualTo(latin1);
        assertThat(b[0] | b[b.length - 1]).isZero();
        if (latin1 && !new String(b, 1, s.length(), ISO_8859_1).equals(s)) {
            assertThat(b).as(Randoms.seed()).asString(ISO_8859_1).isEqualTo("\0" + s + "\0");
        }
    }

    private String random(int length, int bound) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < length; i++) {
            s.append((char) random.nextInt(bound));
        }
        return s.toString();
    }
}
