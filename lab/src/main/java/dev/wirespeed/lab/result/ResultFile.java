package dev.wirespeed.lab.result;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads and writes {@code result.json}; reads {@code result.json.gz}, too. */
public final class ResultFile {

    public static final String NAME = "result.json";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private ResultFile() {}

    /** Replaces the file in one step, so that whoever interrupts a run finds a whole result. */
    public static void write(Result result, Path file) {
        replace(file, toJson(result));
    }

    /** Replaces a file's text in one step. */
    public static void replace(Path file, String text) {
        Path draft = file.resolveSibling(file.getFileName() + ".draft");
        try {
            Files.writeString(draft, text);
            Files.move(draft, file, ATOMIC_MOVE, REPLACE_EXISTING);
        } catch (IOException e) {
            LabException problem = new LabException("cannot write " + file + ": " + e.getMessage());
            try {
                Files.deleteIfExists(draft);
            } catch (IOException second) {
                problem.addSuppressed(second);
            }
            throw problem;
        }
    }

    /** Reads a result, or that in a folder; says in one line why there is none. */
    public static Result read(Path path) {
        Path file = Files.isDirectory(path) ? in(path) : path;
        if (!Files.isRegularFile(file)) {
            throw new LabException("there is no file " + file);
        }
        try {
            return parse(text(file), file);
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        } catch (JacksonException e) {
            throw new LabException(file + " is not a result of the lab: " + firstLine(e.getOriginalMessage()));
        }
    }

    private static Path in(Path folder) {
        return Stream.of(NAME, NAME + ".gz")
                .map(folder::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new LabException("there is no " + NAME + " in " + folder));
    }

    /** The text of a file, which gzip may have compressed if its name says so. */
    public static String text(Path file) throws IOException {
        if (!file.toString().endsWith(".gz")) {
            return Files.readString(file);
        }
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    public static String toJson(Result result) {
        return MAPPER.writeValueAsString(result) + "\n";
    }

    private static Result parse(String json, Path file) {
        JsonNode tree = MAPPER.readTree(json);
        int version = tree.path("schemaVersion").asInt(-1);
        if (version != Result.SCHEMA_VERSION) {
            String found = version < 0 ? "it has no schemaVersion" : "its schemaVersion is " + version;
            throw new LabException(file + " is not a result that this version of the lab can read: " + found
                    + ", expected " + Result.SCHEMA_VERSION);
        }
        if (!tree.has("background")) {
            tree.asObject().putNull("background");
        }
        for (String field : List.of("cold", "settleMillis")) {
            add(Stream.of(tree.path("settings")), field, JsonNodeFactory.instance.nullNode());
        }
        add(tree.path("forks"), "otherCores", JsonNodeFactory.instance.nullNode());
        add(tree.path("forks"), "fixedWorkMillis", JsonNodeFactory.instance.nullNode());
        add(tree.path("forks"), "coldStarts", JsonNodeFactory.instance.arrayNode());
        add(tree.path("agreements"), "zstdBytes", JsonNodeFactory.instance.nullNode());
        add(tree.path("agreements"), "compression", JsonNodeFactory.instance.nullNode());
        add(tree.path("agreements"), "millis", JsonNodeFactory.instance.nullNode());
        add(tree.path("workloads"), "messages", JsonNodeFactory.instance.numberNode(1));
        add(tree.path("reported"), "comparison", JsonNodeFactory.instance.nullNode());
        add(tree.path("entries"), "format", JsonNodeFactory.instance.stringNode(Entry.JSON));
        JsonNode clean = JsonNodeFactory.instance.booleanNode(false);
        add(tree.path("cells"), "polluted", clean);
        add(tree.findValues("cell").stream(), "polluted", clean);
        for (String field : List.of("otherTypes", "settledMillis")) {
            add(
                    tree.findValues("measurements").stream().flatMap(JsonNode::valueStream),
                    field,
                    JsonNodeFactory.instance.nullNode());
        }
        return MAPPER.treeToValue(tree, Result.class);
    }

    /** Adds a field that files of this schema version didn't have at first. */
    private static void add(JsonNode list, String field, JsonNode value) {
        add(list.valueStream(), field, value);
    }

    private static void add(Stream<JsonNode> objects, String field, JsonNode value) {
        objects.filter(JsonNode::isObject)
                .map(JsonNode::asObject)
                .filter(object -> !object.has(field))
                .forEach(object -> object.set(field, value));
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("unknown error");
    }
}
