package dev.wirespeed.lab.xray;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class AccountingTest {

    @Test
    void eachByteBelongsToOnePathOrIsWhiteSpace() {
        // occurrences, nulls, names, values, punctuation, total
        assertThat(account("{\"id\":7, \"tags\":[\"a\",\"\",null], \"o\":{}}"))
                .isEqualTo(Map.of(
                        "$", "1 0 0 0 2 36",
                        "$.id", "1 0 4 1 2 7",
                        "$.tags", "1 0 6 0 4 21",
                        "$.tags[]", "3 1 0 9 2 11",
                        "$.o", "1 0 3 0 3 6",
                        "(white space)", "2"));
    }

    @Test
    void escapesAndLettersBeyondAsciiCountAsTheyAreWritten() {
        assertThat(account("{\"\\u0061\":\"\\\"\\\\\",\"größe\":\"😀\",\"a\":-1.5e+10}"))
                .isEqualTo(Map.of(
                        "$", "1 0 0 0 2 47",
                        "$.a", "2 0 11 14 3 28",
                        "$.größe", "1 0 9 6 2 17",
                        "(white space)", "0"));
    }

    @Test
    void elementsOfAllArraysOfAPathAreOnePath() {
        assertThat(account("[{\"a\":1},{\"a\":[2]},[3]]"))
                .isEqualTo(Map.of(
                        "$", "1 0 0 0 2 23",
                        "$[]", "3 0 0 0 8 21",
                        "$[].a", "2 0 6 1 4 12",
                        "$[].a[]", "1 0 0 1 0 1",
                        "$[][]", "1 0 0 1 0 1",
                        "(white space)", "0"));
    }

    @Test
    void linesAreDocumentsOfTheSamePaths() {
        byte[] lines = "{\"a\":1}\n{\"a\":null}\n\n".getBytes(StandardCharsets.UTF_8);
        Accounting accounting = Accounting.of(DocumentReader.read(lines, "lines"));

        assertThat(accounting.documents()).isEqualTo(2);
        assertThat(accounting.whiteSpace()).isEqualTo(3);
        assertThat(accounting.occurrences(1)).isEqualTo(2);
        assertThat(accounting.nulls(1)).isEqualTo(1);
        assertThat(accounting.total(0)).isEqualTo(lines.length - 3);
    }

    @Test
    void aByteOrderMarkIsCountedApart() {
        byte[] bytes = "\uFEFF{\"a\": 1}".getBytes(StandardCharsets.UTF_8);
        Document document = DocumentReader.read(bytes, "marked");
        Accounting accounting = Accounting.of(document);

        assertThat(document.firstByte()).isEqualTo(3);
        assertThat(accounting.total(0)).isEqualTo(7);
        assertThat(accounting.whiteSpace()).isEqualTo(1);
    }

    @Test
    void theSumIsTheSizeOfEveryDocument() {
        assertSumIsSize(SampleDocument.user(20));
        for (long seed = 0; seed < 2_000; seed++) {
            assertSumIsSize(RandomDocuments.document(seed));
        }
    }

    private static void assertSumIsSize(byte[] bytes) {
        Document document = DocumentReader.read(bytes, "document");
        Accounting accounting = Accounting.of(document);
        long own = LongStream.range(0, document.nodes().size())
                .map(path -> accounting.names((int) path)
                        + accounting.values((int) path)
                        + accounting.punctuation((int) path))
                .sum();

        assertThat(own + accounting.whiteSpace() + document.firstByte())
                .as(() -> new String(bytes, StandardCharsets.UTF_8))
                .isEqualTo(bytes.length);
        assertThat(accounting.total(0)).isEqualTo(own);
        for (int token = 0; token < document.size(); token++) {
            assertToken(document, token);
        }
    }

    /** The offsets are where the tokens are, seen from the bytes alone. */
    private static void assertToken(Document document, int token) {
        byte first = document.bytes()[document.start(token)];
        byte last = document.bytes()[document.end(token) - 1];
        String brackets = switch (document.kind(token)) {
            case OBJECT_START -> "{{";
            case OBJECT_END -> "}}";
            case ARRAY_START -> "[[";
            case ARRAY_END -> "]]";
            case NAME, STRING -> "\"\"";
            case TRUE -> "te";
            case FALSE -> "fe";
            case NULL -> "nl";
            case INTEGER, DECIMAL -> "";
        };
        if (brackets.isEmpty()) {
            assertThat("-0123456789".indexOf(first)).isNotNegative();
            assertThat("0123456789".indexOf(last)).isNotNegative();
        } else {
            assertThat("" + (char) first + (char) last).isEqualTo(brackets);
        }
    }

    private static Map<String, String> account(String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        Document document = DocumentReader.read(bytes, "document");
        Accounting accounting = Accounting.of(document);
        Map<String, String> account = new LinkedHashMap<>();
        for (PathNode node : document.nodes()) {
            int path = node.id();
            account.put(
                    node.path(),
                    accounting.occurrences(path) + " " + accounting.nulls(path) + " " + accounting.names(path) + " "
                            + accounting.values(path) + " " + accounting.punctuation(path) + " "
                            + accounting.total(path));
        }
        account.put("(white space)", "" + accounting.whiteSpace());
        assertThat(accounting.total(0) + accounting.whiteSpace()).isEqualTo(bytes.length);
        return account;
    }
}
