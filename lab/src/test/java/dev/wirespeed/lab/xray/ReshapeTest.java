package dev.wirespeed.lab.xray;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.xray.Reshape.Form;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessageUnpacker;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

final class ReshapeTest {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    @Test
    void withoutNullsOnlyMembersGo() {
        assertThat(json("{\"a\": null, \"b\": [null, {\"c\": null}], \"d\": \"null\"}", Form.OBJECTS_WITHOUT_NULLS))
                .isEqualTo("{\"b\":[null,{}],\"d\":\"null\"}");
    }

    @Test
    void arraysHaveAColumnForEachNameOfThePathInTheOrderOfItsFirstUse() {
        assertThat(json("""
                        [{"id": 1, "item": {"x": 1}}, {"name": "b", "id": 2}, 7, {"item": {"y": 2, "x": 3}}, {}]""", Form.ARRAYS))
                .isEqualTo("[[1,[1,null],null],[2,null,\"b\"],7,[null,[3,2],null],[null,null,null]]");
    }

    @Test
    void arraysOfManyDocumentsHaveTheSameColumns() {
        assertThat(json("{\"a\":1}\n\n {\"b\":2}\n", Form.ARRAYS)).isEqualTo("[1,null]\n[null,2]");
        assertThat(json("1 2\t\"x\" {} []", Form.OBJECTS)).isEqualTo("1\n2\n\"x\"\n{}\n[]");
    }

    @Test
    void ofNamesThatOccurTwiceArraysKeepTheLast() {
        assertThat(json("{\"a\":1,\"b\":2,\"a\":3}", Form.ARRAYS)).isEqualTo("[3,2]");
        assertThat(json("{\"a\":1,\"b\":2,\"a\":3}", Form.OBJECTS)).isEqualTo("{\"a\":1,\"b\":2,\"a\":3}");
    }

    @Test
    void mapsStayObjects() {
        String map = IntStream.rangeClosed(1, PathNode.MOST_NAMES + 1)
                .mapToObj(i -> "\"k" + i + "\":{\"n\":" + i + "}")
                .collect(Collectors.joining(",", "{", "}"));

        assertThat(json(map, Form.ARRAYS))
                .startsWith("{\"k1\":[1],\"k2\":[2],")
                .endsWith(",\"k" + (PathNode.MOST_NAMES + 1) + "\":[" + (PathNode.MOST_NAMES + 1) + "]}");
    }

    @Test
    void numbersAndTextsStayAsTheyAreWritten() {
        assertThat(json("[1.10, -0, 1E5, \"\\u00fc\\/\"]", Form.OBJECTS)).isEqualTo("[1.10,-0,1E5,\"\\u00fc\\/\"]");
    }

    @Test
    void compactIsTheSameDocument() {
        for (long seed = 0; seed < 500; seed++) {
            byte[] bytes = RandomDocuments.document(seed);
            String text = new String(bytes, StandardCharsets.UTF_8);

            assertThat(values(json(text, Form.OBJECTS))).as(text).isEqualTo(values(text));
        }
    }

    @Test
    void messagePackIsTheSameDocument() throws IOException {
        for (long seed = 0; seed < 500; seed++) {
            String text = new String(RandomDocuments.document(seed), StandardCharsets.UTF_8);
            byte[] packed = messagePack(text, Form.OBJECTS);
            List<JsonNode> values = new ArrayList<>();
            try (MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(packed)) {
                while (unpacker.hasNext()) {
                    values.add(MAPPER.readTree(unpacker.unpackValue().toJson()));
                }
            }

            assertThat(values.toString()).as(text).isEqualTo(normalized(values(text)));
        }
    }

    @Test
    void messagePackTakesTheFewestBytes() {
        assertThat(messagePack("{\"a\":[1,-1,200,70000,true,false,null,\"\\u00e9\"]}", Form.OBJECTS))
                .asHexString()
                .isEqualTo("81A16198" + "01" + "FF" + "CCC8" + "CE00011170" + "C3" + "C2" + "C0" + "A2C3A9");
        assertThat(messagePack("[{\"a\":1.5},{\"b\":18446744073709551615}]", Form.ARRAYS))
                .asHexString()
                .isEqualTo("92" + "92CB3FF8000000000000C0" + "92C0CFFFFFFFFFFFFFFFFF");
    }

    @Test
    void numbersThatMessagePackDoesNotHaveAreCounted() throws IOException {
        assertThat(altered("[1.5, 0.1, 123456789.1234567, 1e300, 9007199254740993, 0e-999999999999]"))
                .isZero();
        assertThat(altered("[18446744073709551616]")).isEqualTo(1);
        assertThat(altered("[1e400, 0.12345678901234567890123, 1e-999999999999]"))
                .isEqualTo(3);
    }

    @Test
    void leavingNothingOutIsTheDocumentItself() {
        for (long seed = 0; seed < 500; seed++) {
            byte[] bytes = RandomDocuments.document(seed);
            Document document = DocumentReader.read(bytes, "document");

            assertThat(written(LeaveOut.of(document, LeaveOut.NOTHING))).isEqualTo(bytes);
        }
    }

    @Test
    void leavingAPathOutTakesItsCommaAndItsWhiteSpaceAlong() {
        String json = "{\"a\": 1, \"b\": {\"x\": []},\n \"c\": [1, {\"a\": 2}]}";

        assertThat(without("$.a", json)).isEqualTo("{ \"b\": {\"x\": []},\n \"c\": [1, {\"a\": 2}]}");
        assertThat(without("$.b", json)).isEqualTo("{\"a\": 1,\n \"c\": [1, {\"a\": 2}]}");
        assertThat(without("$.c", json)).isEqualTo("{\"a\": 1, \"b\": {\"x\": []}}");
        assertThat(without("$.c[].a", json)).isEqualTo("{\"a\": 1, \"b\": {\"x\": []},\n \"c\": [1, {}]}");
        assertThat(without("$.c[]", json)).isEqualTo("{\"a\": 1, \"b\": {\"x\": []},\n \"c\": []}");
        assertThat(without("$.b.x", json)).isEqualTo("{\"a\": 1, \"b\": {},\n \"c\": [1, {\"a\": 2}]}");
    }

    @Test
    void whatIsLeftIsAValidDocumentWithoutThePath() {
        Random random = new Random(1);
        for (long seed = 0; seed < 500; seed++) {
            byte[] bytes = RandomDocuments.document(seed);
            Document document = DocumentReader.read(bytes, "document");
            PathNode node = document.nodes().get(random.nextInt(document.nodes().size()));
            PathNode parent = node.parent();
            if (parent == null) {
                continue;
            }
            String left = new String(written(LeaveOut.of(document, node.id())), StandardCharsets.UTF_8);
            List<JsonNode> expected = values(new String(bytes, StandardCharsets.UTF_8));
            expected.forEach(value -> remove(value, steps(node), 0));

            assertThat(values(left)).as(node.path() + " of " + left).isEqualTo(expected);
        }
    }

    private static List<String> steps(PathNode node) {
        List<String> steps = new ArrayList<>();
        for (PathNode at = node; at.parent() != null; at = Objects.requireNonNull(at.parent())) {
            steps.addFirst(at.step());
        }
        return steps;
    }

    private static void remove(JsonNode value, List<String> steps, int at) {
        boolean last = at == steps.size() - 1;
        if (value instanceof ArrayNode array && steps.get(at).equals("[]")) {
            array.forEach(element -> {
                if (!last) {
                    remove(element, steps, at + 1);
                }
            });
            if (last) {
                array.removeAll();
            }
        } else if (value instanceof ObjectNode object) {
            for (String name : List.copyOf(object.propertyNames())) {
                if (PathNode.root().member(name).step().equals(steps.get(at))) {
                    if (last) {
                        object.remove(name);
                    } else {
                        remove(object.get(name), steps, at + 1);
                    }
                }
            }
        }
    }

    private static String without(String path, String json) {
        Document document = DocumentReader.read(json.getBytes(StandardCharsets.UTF_8), "document");
        PathNode node = document.nodes().stream()
                .filter(candidate -> candidate.path().equals(path))
                .findFirst()
                .orElseThrow();
        return new String(written(LeaveOut.of(document, node.id())), StandardCharsets.UTF_8);
    }

    private static List<JsonNode> values(String json) {
        List<JsonNode> values = new ArrayList<>();
        try (JsonParser parser = MAPPER.createParser(json)) {
            while (parser.nextToken() != null) {
                values.add(parser.readValueAsTree());
            }
        }
        return values;
    }

    /** As msgpack-core's own JSON reads: numbers by value. */
    private static String normalized(List<JsonNode> values) {
        return values.stream().map(ReshapeTest::normalized).toList().toString();
    }

    private static JsonNode normalized(JsonNode value) {
        return switch (value) {
            case ArrayNode array -> {
                ArrayNode copy = MAPPER.createArrayNode();
                array.forEach(element -> copy.add(normalized(element)));
                yield copy;
            }
            case ObjectNode object -> {
                ObjectNode copy = MAPPER.createObjectNode();
                object.propertyStream().forEach(member -> copy.set(member.getKey(), normalized(member.getValue())));
                yield copy;
            }
            default ->
                value.isBigInteger() && value.bigIntegerValue().bitLength() > 63
                        ? MAPPER.getNodeFactory().stringNode(value.toString())
                        : value;
        };
    }

    private static String json(String json, Form form) {
        Document document = DocumentReader.read(json.getBytes(StandardCharsets.UTF_8), "document");
        return new String(
                written(out -> new Reshape(document, form, new JsonSink(document, out)).write()),
                StandardCharsets.UTF_8);
    }

    private static byte[] messagePack(String json, Form form) {
        Document document = DocumentReader.read(json.getBytes(StandardCharsets.UTF_8), "document");
        return written(out -> new Reshape(document, form, new MessagePackSink(document, out)).write());
    }

    private static long altered(String json) throws IOException {
        Document document = DocumentReader.read(json.getBytes(StandardCharsets.UTF_8), "document");
        MessagePackSink sink = new MessagePackSink(document, new ByteArrayOutputStream());
        new Reshape(document, Form.OBJECTS, sink).write();
        return sink.altered();
    }

    private static byte[] written(Output output) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            output.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
