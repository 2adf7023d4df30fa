package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.WireException;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JsonWriterTest {

    private static String written(Consumer<JsonWriter> calls) {
        JsonWriter out = new JsonWriter(Codecs.BY_NAME, 0);
        calls.accept(out);
        return new String(out.document(), UTF_8);
    }

    private static String written(String text) {
        return written(out -> out.value(text));
    }

    @Test
    void closingBracketsOverwriteTheComma() {
        assertThat(written(out -> {
                    out.beginArray();
                    out.beginObject();
                    out.endObject();
                    out.beginArray();
                    out.endArray();
                    out.beginObject();
                    out.key("a").value(true);
                    out.endObject();
                    out.endArray();
                }))
                .isEqualTo("[{},[],{\"a\":true}]");
    }

    @Test
    void objectsThatBeginWithObjectsFindRoom() {
        int levels = 200;
        JsonName name = JsonName.of("next");
        assertThat(written(out -> {
                    for (int i = 0; i < levels; i++) {
                        out.beginObject(name);
                    }
                    out.nullValue();
                    for (int i = 0; i < levels; i++) {
                        out.endNonEmptyObject();
                    }
                }))
                .isEqualTo("{\"next\":".repeat(levels) + "null" + "}".repeat(levels));
    }

    @Test
    void escapesWhatTheRfcAsksForAndNothingMore() {
        assertThat(written("\"\\/\b\t\n\f\r\u0000\u001f\u007f\u2028<'"))
                .isEqualTo("\"\\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001F\u007f\u2028<'\"");
    }

    @Test
    void findsASpecialCharacterAtEveryPlace() {
        for (int length = 1; length < 40; length++) {
            for (int at = 0; at < length; at++) {
                String plain = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".substring(0, length);
                String text = plain.substring(0, at) + "\"" + plain.substring(at + 1);
                assertThat(written(text)).isEqualTo("\"" + text.replace("\"", "\\\"") + "\"");
                String latin = plain.substring(0, at) + "é" + plain.substring(at + 1);
                assertThat(written(latin)).isEqualTo("\"" + latin + "\"");
                String wide = plain.substring(0, at) + "한" + plain.substring(at + 1);
                assertThat(written(wide)).isEqualTo("\"" + wide + "\"");
            }
        }
    }

    @Test
    void keepsSurrogatePairsTogetherAcrossChunks() {
        for (int shift = 0; shift < 4; shift++) {
            String text = "x".repeat(shift) + "😀한é".repeat(300);
            assertThat(written(text)).isEqualTo("\"" + text + "\"");
        }
    }

    @Test
    void escapesLoneSurrogates() {
        assertThat(written("a\uD83D")).isEqualTo("\"a\\uD83D\"");
        assertThat(written("\uDE00b")).isEqualTo("\"\\uDE00b\"");
        assertThat(written("\uD83D\uD83D\uDE00")).isEqualTo("\"\\uD83D😀\"");
    }

    @Test
    void writesNumbersThatAreNotFiniteAsStrings() {
        assertThat(written(out -> out.value(new double[] {Double.NaN, Double.NEGATIVE_INFINITY, -0.0, 1e7})))
                .isEqualTo("[\"NaN\",\"-Infinity\",-0.0,1.0E7]");
        assertThat(written(out -> out.value(new float[] {Float.NaN, Float.POSITIVE_INFINITY, 1.5f})))
                .isEqualTo("[\"NaN\",\"Infinity\",1.5]");
    }

    @Test
    void growsFromNothing() {
        String text = "0123456789".repeat(100_000);
        assertThat(written(out -> {
                    out.beginArray();
                    for (int i = 0; i < 3; i++) {
                        out.value(text);
                    }
                    out.endArray();
                }))
                .isEqualTo("[\"" + text + "\",\"" + text + "\",\"" + text + "\"]");
    }

    @Test
    void drainsALongDocumentIntoItsSink() {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        JsonWriter out = new JsonWriter(Codecs.BY_NAME, 1000);
        out.reset(sink, false);
        StringBuilder expected = new StringBuilder("[");
        out.beginArray();
        for (int i = 0; i < 200_000; i++) {
            out.beginArray();
            out.value(i);
            out.endArray();
            expected.append(i == 0 ? "" : ",").append('[').append(i).append(']');
        }
        out.endArray();
        out.finish();
        assertThat(sink.toString(UTF_8)).isEqualTo(expected.append(']').toString());
        assertThat(out.capacity()).isLessThan(100_000);
    }

    @Test
    void refusesToNestDeeperThanTheLimit() {
        JsonWriter out = new JsonWriter(Codecs.BY_NAME, 0);
        for (int i = 0; i < 500; i++) {
            out.beginArray();
        }
        assertThatThrownBy(out::beginObject)
                .isInstanceOf(WireException.class)
                .hasMessage("Values are nested deeper than the limit of 500, perhaps because one contains itself");
    }

    @Test
    void refusesANullKey() {
        assertThatThrownBy(() -> new JsonWriter(Codecs.BY_NAME, 0).key(null))
                .isInstanceOf(WireException.class)
                .hasMessage("A map has a null key, for which JSON has no form");
    }

    @Test
    void writesBytesInBase64() {
        byte[] bytes = new byte[200];
        Arrays.fill(bytes, (byte) 0xFB);
        assertThat(written(out -> out.value(new byte[] {1, 2, (byte) 0xFF, 4}))).isEqualTo("\"AQL/BA==\"");
        assertThat(written(out -> out.value(bytes))).hasSize(270);
    }
}
