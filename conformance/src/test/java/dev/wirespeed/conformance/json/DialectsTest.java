package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.dialect.DialectCases;
import dev.wirespeed.conformance.dialect.DialectCases.Case;
import dev.wirespeed.json.JsonEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The table of what differs between the dialects, made by asking both Jacksons; the codecs agree with the one that they were
 * generated for. This class runs once for each dialect.
 */
class DialectsTest {
    private static final boolean UPDATE = "update".equals(System.getProperty("wirespeed.golden"));
    private static final Path DOCUMENT = Path.of("../docs/dialects.md");
    private static final String REFUSED = "refused";

    static List<Case> cases() {
        return DialectCases.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theJacksonsDiffer(Case each) {
        assertThat(answer(each, Mappers.JACKSON3)).isNotEqualTo(answer(each, Mappers.JACKSON2));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theCodecAgreesWithItsJackson(Case each) {
        assertThat(wirespeed(each)).isEqualTo(answer(each, Mappers.JACKSON));
    }

    @Test
    void theCodecKnowsItsDialect() {
        Class<?> type = DialectCases.all().get(0).type();
        assertThat(JsonEngine.forMappers().generatedCodec(type).dialect()).isEqualTo(Mappers.DIALECT);
    }

    @Test
    void theTableIsTrue() throws IOException {
        StringBuilder table = new StringBuilder();
        for (Case each : DialectCases.all()) {
            table.append("| ").append(each.what()).append(" | ");
            table.append(each.document() == null ? "" : code(each.document()) + " → ");
            table.append(cell(answer(each, Mappers.JACKSON3))).append(" | ");
            table.append(cell(answer(each, Mappers.JACKSON2))).append(" | ");
            table.append(each.setting()).append(" |\n");
        }
        String document = Files.readString(DOCUMENT);
        int from = document.indexOf("|---|---|---|---|\n") + "|---|---|---|---|\n".length();
        int to = document.indexOf("\n\n", from) + 1;
        if (UPDATE) {
            Files.writeString(DOCUMENT, document.substring(0, from) + table + document.substring(to));
        } else {
            assertThat(document.substring(from, to)).isEqualTo(table.toString());
        }
    }

    private static String cell(String answer) {
        return answer.equals(REFUSED) ? answer : code(answer);
    }

    private static String code(String json) {
        return "`" + json + "`";
    }

    /** What comes of it, as a document; of what is read, the value as a document of Jackson 3's. */
    private static String answer(Case each, Mapper mapper) {
        try {
            return each.document() == null
                    ? new String(mapper.write(each.value(), each.view()), UTF_8)
                    : shown(mapper.read(each.document().getBytes(UTF_8), each.type()));
        } catch (Mapper.Refusal e) {
            return REFUSED;
        }
    }

    private static String wirespeed(Case each) {
        try {
            Json json = each.view() == null ? Json.standard() : Json.standard().view(each.view());
            return each.document() == null
                    ? new String(json.write(each.value()), UTF_8)
                    : shown(json.read(each.document(), each.type()));
        } catch (WireException e) {
            return REFUSED;
        }
    }

    private static String shown(Object value) {
        return Mappers.JACKSON3.writeText(value);
    }
}
