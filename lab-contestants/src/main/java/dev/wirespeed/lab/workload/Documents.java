package dev.wirespeed.lab.workload;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The same data in other documents, as other programs write them. */
final class Documents {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();
    private static final JsonMapper DECLARED = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();
    private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");
    private static final ObjectWriter PRETTY = MAPPER.writer()
            .with(new DefaultPrettyPrinter().withObjectIndenter(INDENTER).withArrayIndenter(INDENTER));
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Documents() {}

    /** With every property and element on a line of its own, and two blanks for each level. */
    static byte[] pretty(byte[] document) {
        return PRETTY.writeValueAsBytes(MAPPER.readTree(document));
    }

    /** With the properties of each object in an order of its own; what it is depends on the document alone. */
    static byte[] reordered(byte[] document) {
        return MAPPER.writeValueAsBytes(reordered(MAPPER.readTree(document), new Random(document.length)));
    }

    /** With the properties of each object in the order in which its class declares them. */
    static byte[] declared(byte[] document, Class<?> type) {
        return DECLARED.writeValueAsBytes(MAPPER.readValue(document, type));
    }

    /** With the properties of each object by the alphabet. */
    static byte[] sorted(byte[] document) {
        return MAPPER.writeValueAsBytes(sorted(MAPPER.readTree(document)));
    }

    /** With properties that nobody knows strewn in between, about one for two that are known, nested ones among them. */
    static byte[] withUnknown(byte[] document) {
        return MAPPER.writeValueAsBytes(withUnknown(MAPPER.readTree(document), new Random(document.length)));
    }

    private static JsonNode reordered(JsonNode node, Random random) {
        return rebuilt(node, child -> reordered(child, random), names -> Collections.shuffle(names, random));
    }

    private static JsonNode sorted(JsonNode node) {
        return rebuilt(node, Documents::sorted, Collections::sort);
    }

    private static JsonNode withUnknown(JsonNode node, Random random) {
        JsonNode children = rebuilt(node, child -> withUnknown(child, random), names -> {});
        if (!(children instanceof ObjectNode object)) {
            return children;
        }
        ObjectNode strewn = NODES.objectNode();
        int unknown = 0;
        for (String name : object.propertyNames()) {
            strewn.set(name, object.get(name));
            if (random.nextInt(2) == 0) {
                strewn.set("extra" + ++unknown, unknown(random));
            }
        }
        return strewn;
    }

    private static JsonNode unknown(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> NODES.stringNode("what \"nobody\" reads } ]");
            case 1 -> NODES.numberNode(random.nextInt() / 1_000.0);
            case 2 -> NODES.booleanNode(random.nextBoolean());
            case 3 -> NODES.nullNode();
            case 4 -> NODES.arrayNode().add(random.nextInt()).add("b").add(NODES.arrayNode());
            default ->
                NODES.objectNode()
                        .put("kind", "nested")
                        .put("count", random.nextLong())
                        .set(
                                "inner",
                                NODES.objectNode()
                                        .put("deep", true)
                                        .set("list", NODES.arrayNode().add("x")));
        };
    }

    private static JsonNode rebuilt(JsonNode node, UnaryOperator<JsonNode> each, Consumer<List<String>> order) {
        if (node instanceof ArrayNode array) {
            ArrayNode rebuilt = NODES.arrayNode();
            array.forEach(element -> rebuilt.add(each.apply(element)));
            return rebuilt;
        }
        if (node instanceof ObjectNode object) {
            List<String> names = new ArrayList<>(object.propertyNames());
            order.accept(names);
            ObjectNode rebuilt = NODES.objectNode();
            names.forEach(name -> rebuilt.set(name, each.apply(object.get(name))));
            return rebuilt;
        }
        return node;
    }
}
