package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads and writes {@code store.json}. */
public final class SpeedFile {

    public static final String NAME = "store.json";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private SpeedFile() {}

    static void write(SpeedResult result, Path folder) {
        ResultFile.replace(folder.resolve(NAME), toJson(result));
    }

    static String toJson(SpeedResult result) {
        return MAPPER.writeValueAsString(result) + "\n";
    }

    /** Reads a result, or says in one line why the file isn't one. */
    public static SpeedResult read(Path file) {
        try {
            SpeedResult result = read(MAPPER.readTree(ResultFile.text(file)));
            if (result.schemaVersion() == SpeedResult.SCHEMA_VERSION) {
                return result;
            }
            throw new LabException(
                    file + " is not a result that this version of the lab can read: its schemaVersion is "
                            + result.schemaVersion() + ", expected " + SpeedResult.SCHEMA_VERSION);
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        } catch (JacksonException e) {
            throw new LabException(file + " is not a result of the lab: " + e.getOriginalMessage());
        }
    }

    /** Earlier files say nothing of two mappers, waiting, CPU time, output and what was timed in turn with conversions. */
    private static SpeedResult read(JsonNode file) {
        if (file.path("settings") instanceof ObjectNode settings) {
            settings.putIfAbsent("twoMappers", settings.booleanNode(false));
        }
        for (JsonNode converted : file.path("converted")) {
            ObjectNode fields = (ObjectNode) converted;
            fields.putIfAbsent("framework", fields.nullNode());
        }
        for (JsonNode profiled : file.path("profiled")) {
            ObjectNode fields = (ObjectNode) profiled;
            fields.putIfAbsent("waiting", fields.numberNode(0));
            fields.putIfAbsent("meterCpuSeconds", fields.nullNode());
            fields.putIfAbsent("outputSamples", fields.numberNode(0));
            fields.putIfAbsent("meterSamples", fields.numberNode(0));
        }
        return MAPPER.treeToValue(file, SpeedResult.class);
    }
}
