package dev.wirespeed.lab.find;

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
import tools.jackson.databind.node.ObjectNode;

/** Reads and writes {@code find.json}. */
public final class FindFile {

    public static final String NAME = "find.json";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private FindFile() {}

    static void write(FindResult result, Path folder) {
        ResultFile.replace(folder.resolve(NAME), toJson(result));
    }

    /** The text of the file. */
    public static String toJson(FindResult result) {
        return MAPPER.writeValueAsString(result) + "\n";
    }

    /** Reads a result, or says in one line why the file isn't one. */
    public static FindResult read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new LabException("there is no file " + file);
        }
        try {
            FindResult result = read(MAPPER.readTree(ResultFile.text(file)));
            if (result.schemaVersion() == FindResult.SCHEMA_VERSION) {
                return result;
            }
            throw new LabException(
                    file + " is not a result that this version of the lab can read: its schemaVersion is "
                            + result.schemaVersion() + ", expected " + FindResult.SCHEMA_VERSION);
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        } catch (JacksonException e) {
            throw new LabException(file + " is not a result of the lab: " + e.getOriginalMessage());
        }
    }

    /**
     * Earlier files were held against no other, or not by what agents counted, did not say whether an agent was there
     * that counted nothing, and had no classes, which are those of their types, or did not say what they take.
     */
    private static FindResult read(JsonNode file) {
        if (file instanceof ObjectNode fields) {
            if (!fields.has("before")) {
                fields.putNull("before");
            }
            if (fields.get("before") instanceof ObjectNode before && !before.has("rootTypes")) {
                before.putArray("rootTypes");
            }
            if (!fields.has("agent")) {
                fields.put("agent", !fields.path("rootTypes").isEmpty());
            }
        }
        if (file instanceof ObjectNode fields && fields.path("classes").isMissingNode()) {
            fields.putArray("classes");
            FindResult result = MAPPER.treeToValue(file, FindResult.class);
            return result.with(Candidates.of(result.rootTypes()));
        }
        for (JsonNode candidate : file.path("classes")) {
            ObjectNode fields = (ObjectNode) candidate;
            if (!fields.has("cores")) {
                fields.putNull("cores");
            }
            if (!fields.has("atMost")) {
                fields.put("atMost", false);
            }
        }
        return MAPPER.treeToValue(file, FindResult.class);
    }
}
