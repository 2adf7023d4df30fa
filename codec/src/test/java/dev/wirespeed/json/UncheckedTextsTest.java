package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.internal.Randoms;
import dev.wirespeed.internal.Swar;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents whose texts are checked together are those whose texts are checked one by one. */
class UncheckedTextsTest {
    private static final List<JsonName> NAMES = List.of(
            JsonName.of("a"),
            JsonName.of("first_name"),
            JsonName.of("a name of more than sixteen characters"),
            JsonName.of("größe"),
            JsonName.of("a\"b"));
    private static final JsonEnum<Size> SIZES =
            JsonEnum.of(Size.class).name(Size.LARGE, "la\"rge").name(Size.HUGE, "énorme");
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 .,:;{}[]@-/'";

    private final Random seeds = Randoms.create();

    private enum Size {
        SMALL,
        LARGE,
        HUGE
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 30, 300})
    void areWrittenAsEachByItself(int plainForEachOther) {
        for (int i = Randoms.count(2_000); i > 0; i--) {
            long seed = seeds.nextLong();
            Consumer<JsonWriter> document = out -> new Document(new Random(seed), plainForEachOther, out).array(0);
            byte[] expected = written(alone(), document);
            assertThat(written(together(), document)).as(Randoms.seed()).isEqualTo(expected);
            assertThat(sent(together(), document)).as(Randoms.seed()).isEqualTo(expected);
        }
    }

    @Test
    void areWrittenAsEachByItselfWhereTheDocumentIsSentInPieces() {
        for (int i = Randoms.count(30); i > 0; i--) {
            long seed = seeds.nextLong();
            Consumer<JsonWriter> document = out -> {
                Random random = new Random(seed);
                out.beginArray();
                for (int text = 0; text < 10_000; text++) {
                    out.value(random.nextInt() + (random.nextInt(5_000) == 0 ? "\"é" : ""));
                }
                out.endArray();
            };
            assertThat(sent(together(), document)).as(Randoms.seed()).isEqualTo(written(alone(), document));
        }
    }

    @Test
    void aQuoteInATextIsFoundHoweverManyTextsThereAre() {
        for (int texts = 1; texts < 200; texts++) {
            for (String special : List.of("\"", "\\", "\u0001", "é", "한", "\",\"")) {
                int at = seeds.nextInt(texts);
                int count = texts;
                Consumer<JsonWriter> document = out -> {
                    out.beginArray();
                    for (int i = 0; i < count; i++) {
                        out.beginObject(NAMES.get(0)).value("a text of 20 bytes. ");
                        out.name(NAMES.get(1)).value(i == at ? "some" + special + "text" : "other");
                        out.endNonEmptyObject();
                    }
                    out.endArray();
                };
                assertThat(written(together(), document)).isEqualTo(written(alone(), document));
            }
        }
    }

    @Test
    void quotesAreCountedAmongPlainBytesOnly() {
        for (int i = Randoms.count(5_000); i > 0; i--) {
            byte[] b = new byte[seeds.nextInt(5_000)];
            int quotes = 0;
            int from = b.length == 0 ? 0 : seeds.nextInt(Math.min(b.length, 20));
            for (int at = 0; at < b.length; at++) {
                b[at] = (byte) (seeds.nextInt(4) == 0 ? '"' : LETTERS.charAt(seeds.nextInt(LETTERS.length())));
                quotes += at >= from && b[at] == '"' ? 1 : 0;
            }
            assertThat(Swar.quotesIfPlain(b, from, b.length)).as(Randoms.seed()).isEqualTo(quotes);
            if (from < b.length) {
                b[from + seeds.nextInt(b.length - from)] =
                        "\\\n\u0000\u001fé\u00ff\u0080".getBytes(ISO_8859_1)[seeds.nextInt(7)];
                assertThat(Swar.quotesIfPlain(b, from, b.length))
                        .as(Randoms.seed())
                        .isEqualTo(-1);
            }
        }
    }

    @Test
    void textsAreSparseByWhatIsBesideThem() {
        assertThat(afterTexts(200, 6)).as("long texts").isFalse();
        assertThat(afterTexts(2, 32)).as("short texts, far enough together").isFalse();
        assertThat(afterTexts(2, 33)).as("short texts among numbers").isTrue();
        assertThat(afterTexts(200, 33)).as("long texts among numbers").isTrue();
    }

    /** Whether texts of a length, each with as many bytes beside it, count as sparse. */
    private static boolean afterTexts(int length, int beside) {
        UncheckedTexts texts = new UncheckedTexts();
        int position = 300;
        texts.begin(position);
        for (int i = 0; i < 150; i++) {
            if (texts.isFull()) {
                texts.next(position);
            }
            texts.add(position + 1, length);
            position += length + beside;
        }
        return texts.areSparse(position);
    }

    private static JsonWriter together() {
        return new JsonWriter(Codecs.BY_NAME, 0);
    }

    /** A writer that has just seen a long document of special texts. */
    private static JsonWriter alone() {
        JsonWriter out = together();
        out.reset(null, false);
        out.beginArray();
        out.value("long".repeat(100));
        out.value("한글");
        out.endArray();
        return out;
    }

    private static byte[] written(JsonWriter out, Consumer<JsonWriter> document) {
        out.reset(null, false);
        document.accept(out);
        out.complete();
        return out.document();
    }

    private static byte[] sent(JsonWriter out, Consumer<JsonWriter> document) {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        out.reset(sink, false);
        document.accept(out);
        out.complete();
        out.finish();
        return sink.toByteArray();
    }

    private record Document(Random random, int plainForEachOther, JsonWriter out) {
        void array(int depth) {
            out.beginArray();
            for (int i = random.nextInt(depth > 0 ? 8 : random.nextInt(20) == 0 ? 1_000 : 60); i > 0; i--) {
                value(depth + 1);
            }
            out.endArray();
        }

        private void object(int depth) {
            if (random.nextBoolean()) {
                out.beginObject();
            } else {
                out.beginObject(name());
                value(depth + 1);
            }
            for (int i = random.nextInt(8); i > 0; i--) {
                if (random.nextInt(4) == 0) {
                    out.key(text());
                } else {
                    out.name(name());
                }
                value(depth + 1);
            }
            out.endObject();
        }

        private JsonName name() {
            return NAMES.get(random.nextInt(isOther() ? NAMES.size() : 3));
        }

        private boolean isOther() {
            return random.nextInt(plainForEachOther + 1) == 0;
        }

        private void value(int depth) {
            int kind = random.nextInt(30);
            if (kind < 4 && depth < 6) {
                object(depth);
            } else if (kind < 6 && depth < 6) {
                array(depth);
            } else if (kind < 20) {
                out.value(text());
            } else {
                scalar(kind);
            }
        }

        private void scalar(int kind) {
            switch (kind) {
                case 20 -> out.value(random.nextInt());
                case 21 -> out.value(random.nextBoolean() ? Double.NaN : random.nextDouble());
                case 22 -> out.value(new UUID(random.nextLong(), random.nextLong()));
                case 23 -> out.value(Instant.ofEpochSecond(random.nextInt()));
                case 24 -> out.value(SIZES, isOther() ? Size.values()[random.nextInt(3)] : Size.SMALL);
                case 25 -> out.value(text().getBytes(UTF_8));
                case 26 -> out.raw(("[\"" + "x".repeat(random.nextInt(20)) + "\"]").getBytes(UTF_8));
                case 27 -> out.value(text().toCharArray());
                case 28 -> out.value(isOther() ? '"' : 'c');
                default -> out.nullValue();
            }
        }

        private String text() {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(random.nextInt(20) == 0 ? 2_000 : 30); i > 0; i--) {
                text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
            if (isOther()) {
                text.insert(
                        random.nextInt(text.length() + 1),
                        List.of("\"", "\\", "\n", "é", "한", "\ud83d\ude00", "\",\"")
                                .get(random.nextInt(7)));
            }
            return text.toString();
        }
    }
}
