package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.internal.Randoms;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Strings with escapes and characters beyond ASCII, at all places within words and chunks. */
class UnevenTextTest {
    private static final int[] LIMITS = {0x80, 0x80, 0x80, 0x20, 0x100, 0x800, 0xD800, 0x110000};

    @Test
    void readsWhatItWrites() {
        Random random = Randoms.create();
        for (int i = Randoms.count(20_000); i > 0; i--) {
            checkBothWays(text(random, random.nextInt(random.nextInt(20) == 0 ? 2_000 : 40)));
        }
    }

    @Test
    void findsWhatDoesNotStandForItselfAtEveryPlaceOfABlock() {
        for (String special : new String[] {"\"", "\\\\\"", "\u0001", "\t\u001f\n", "é", "\"é", "한", "\"한"}) {
            for (int before = 0; before < 150; before++) {
                for (int behind : new int[] {0, 1, 7, 17, 70, 150}) {
                    checkBothWays("x".repeat(before) + special + "y".repeat(behind));
                    checkBothWays("\t" + "x".repeat(before) + special + "y".repeat(behind) + "\"");
                }
            }
        }
    }

    private static void checkBothWays(String text) {
        String document = escaped(text);
        assertThat(Json.standard().writeText(text)).as(Randoms.seed()).isEqualTo(document);
        assertThat(new String(Json.standard().write(text), UTF_8))
                .as(Randoms.seed())
                .isEqualTo(document);
        assertThat(Json.standard().read(document, String.class))
                .as(Randoms.seed())
                .isEqualTo(text);
        assertThat(Json.standard().read(document + " ".repeat(100), String.class))
                .as(Randoms.seed())
                .isEqualTo(text);
    }

    @Test
    void readsEscapesOfAllKinds() {
        Random random = Randoms.create();
        for (int i = Randoms.count(20_000); i > 0; i--) {
            String text = text(random, random.nextInt(40));
            StringBuilder document = new StringBuilder(" ".repeat(random.nextInt(9))).append('"');
            for (int j = 0; j < text.length(); j++) {
                char c = text.charAt(j);
                boolean half = Character.isSurrogate(c);
                if (c < ' ' || c == '"' || c == '\\' || half || random.nextInt(4) == 0) {
                    document.append(String.format(Locale.ROOT, random.nextBoolean() ? "\\u%04x" : "\\u%04X", (int) c));
                } else {
                    document.append(c);
                }
            }
            document.append('"').append(" ".repeat(random.nextInt(9)));
            assertThat(Json.standard().read(document.toString(), String.class))
                    .as("%s, %s", document, Randoms.seed())
                    .isEqualTo(text);
        }
    }

    @Test
    void refusesWhatIsNotUtf8() {
        Random random = Randoms.create();
        for (int i = Randoms.count(50_000); i > 0; i--) {
            byte[] document =
                    Json.standard().write(text(random, 1 + random.nextInt(20)).replaceAll("[\"\\\\\\p{Cntrl}]", "x"));
            int at = 1 + random.nextInt(document.length - 2);
            document[at] = (byte) (0x80 | random.nextInt(0x80));
            assertThat(read(document))
                    .as("%s, %s", Arrays.toString(document), Randoms.seed())
                    .isEqualTo(decoded(document));
        }
    }

    private static @Nullable String read(byte[] document) {
        try {
            return Json.standard().read(document, String.class);
        } catch (WireException e) {
            assertThat(e.kind()).isEqualTo(WireException.Kind.MALFORMED);
            return null;
        }
    }

    private static @Nullable String decoded(byte[] document) {
        try {
            return UTF_8.newDecoder()
                    .decode(ByteBuffer.wrap(document, 1, document.length - 2))
                    .toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    private static String text(Random random, int length) {
        StringBuilder text = new StringBuilder();
        int limit = LIMITS[random.nextInt(LIMITS.length)];
        for (int i = 0; i < length; i++) {
            int c = random.nextInt(random.nextInt(3) == 0 ? LIMITS[random.nextInt(LIMITS.length)] : limit);
            text.appendCodePoint(c >= 0xD800 && c < 0xE000 ? 'x' : c);
        }
        return text.toString();
    }

    private static String escaped(String text) {
        StringBuilder document = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int letter = "\"\\\b\f\n\r\t".indexOf(c);
            if (letter >= 0) {
                document.append('\\').append("\"\\bfnrt".charAt(letter));
            } else if (c < ' ') {
                document.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
            } else {
                document.append(c);
            }
        }
        return document.append('"').toString();
    }
}
