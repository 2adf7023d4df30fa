package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes {@code sustained.json}; reads {@code sustained.json.gz}, too. */
public final class SustainedFile {

    public static final String NAME = "sustained.json";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private SustainedFile() {}

    static void write(SustainedResult result, Path folder) {
        ResultFile.replace(folder.resolve(NAME), toJson(result));
    }

    static String toJson(SustainedResult result) {
        return MAPPER.writeValueAsString(result) + "\n";
    }

    /** Reads a result, or says in one line why the file isn't one. */
    public static SustainedResult read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new LabException("there is no file " + file);
        }
        try {
            JsonNode tree = MAPPER.readTree(ResultFile.text(file));
            if (!tree.path("kind").asString("").equals("sustained")
                    || tree.path("schemaVersion").asInt(-1) != SustainedResult.SCHEMA_VERSION) {
                throw new LabException(
                        file + " is not a result of sustained runs that this version of the lab can read");
            }
            if (!tree.has("asked")) { // files of this schema version didn't have it at first
                tree.asObject().putNull("asked");
            }
            return MAPPER.treeToValue(tree, SustainedResult.class);
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        } catch (JacksonException e) {
            throw new LabException(file + " is not a result of sustained runs: "
                    + e.getOriginalMessage().lines().findFirst().orElse("unknown error"));
        }
    }
}
