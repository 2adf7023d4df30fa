package dev.wirespeed.lab.result;

import dev.wirespeed.lab.report.FormatsResult;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Sample.Located;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code docs/result-schema.md} against real results: every field is documented, with its type and range, and no other. */
final class ResultSchemaTest {

    private static final Path DOCS = Path.of("../docs");

    @Test
    void whatTheLabWritesIsWhatTheDocsSay() throws IOException {
        SchemaPage page = new SchemaPage(DOCS.resolve("result-schema.md"));
        ObjectNode result = (ObjectNode) JsonMapper.shared().readTree(ResultFile.toJson(SampleResult.full()));
        List<Located> places = List.of(new Located("app.jar", "00ff"));
        JsonNode sample = JsonMapper.shared().valueToTree(new Sample("com.acme.User", places, places, 3, false));
        ((ObjectNode) result.get("workloads").get(0)).set("sample", sample);
        page.check(result);
        page.check(JsonMapper.shared().readTree(ResultFile.toJson(SampleResult.small())));
        page.check(JsonMapper.shared().readTree(ResultFile.toJson(FormatsResult.of())));
        page.except("agreements[].accepts[]");

        page.assertAllSeen();
    }

    @Test
    void aResultOfARealRunIsWhatTheDocsSay() throws IOException {
        SchemaPage page = new SchemaPage(DOCS.resolve("result-schema.md"));
        page.check(JsonMapper.shared().readTree(Files.readString(DOCS.resolve("results/versions/result.json"))));

        page.assertAllSeenButLaterOnes();
    }
}
