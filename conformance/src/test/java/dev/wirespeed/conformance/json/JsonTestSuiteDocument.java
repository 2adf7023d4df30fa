package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.contract.Answer;
import java.nio.file.Path;
import java.util.List;

/** Draws the table of docs/json-test-suite.md. */
final class JsonTestSuiteDocument {
    private JsonTestSuiteDocument() {}

    static String of(List<Path> undecided, long accepted, long refused) {
        StringBuilder text = new StringBuilder("""
                # JSONTestSuite

                [JSONTestSuite](https://github.com/nst/JSONTestSuite) has documents that every reader must accept, must refuse, or may
                treat either way. Reading them as `Object`, Wirespeed accepts %d of the %d that it must accept, and refuses %d of the %d
                that it must refuse. The table shows how Jackson 3.3 and Wirespeed treat the rest. A test compares it with both.

                | case | Jackson 3.3 | Wirespeed |
                |---|---|---|
                """.formatted(accepted, accepted, refused, refused));
        for (Path file : undecided) {
            byte[] document = Corpus.bytes(file);
            String name = file.getFileName().toString();
            text.append("| `")
                    .append(name, 2, name.length() - ".json".length())
                    .append("` | ")
                    .append(Sides.STANDARD.jacksonReads(document, Object.class).refused() ? "refused" : "accepted")
                    .append(" | ")
                    .append(describe(Sides.STANDARD.wirespeedReads(document, Object.class)))
                    .append(" |\n");
        }
        return text.toString();
    }

    private static String describe(Answer answer) {
        if (!answer.refused()) {
            Object value = answer.value();
            Object inner = value instanceof List<?> list && list.size() == 1 ? list.get(0) : value;
            if (inner instanceof String text && hasLoneSurrogate(text)) {
                return "accepted: lone surrogates are kept";
            }
            return "accepted" + (inner instanceof Number n ? ": `" + shorten(n.toString()) + "`" : "");
        }
        String message = answer.refusal().getMessage();
        return "refused: " + message.substring(0, message.indexOf(" at path"));
    }

    private static boolean hasLoneSurrogate(String text) {
        return text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    private static String shorten(String text) {
        return text.length() <= 40 ? text : text.substring(0, 37) + "…";
    }
}
