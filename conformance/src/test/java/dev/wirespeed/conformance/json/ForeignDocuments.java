package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.json.Shapes.Ids;
import dev.wirespeed.conformance.json.Shapes.Property;
import dev.wirespeed.conformance.json.Shapes.Shape;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Random documents for any class that Jackson can describe. */
final class ForeignDocuments {
    private static final int DEEPEST = 7;
    /** So that a class with hundreds of properties, which have such classes themselves, ends. */
    private static final int LARGEST = 150;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Shapes shapes;
    private final Sides sides;
    private final Random random;
    private final Values values;
    private final Set<String> typeIds = new HashSet<>();
    private int left;
    /** How many of ten properties there are. */
    private int density;

    ForeignDocuments(Shapes shapes, Sides sides, Random random) {
        this.shapes = shapes;
        this.sides = sides;
        this.random = random;
        this.values = new Values(random);
    }

    /** The names of properties with type ids that documents had so far. */
    Set<String> typeIds() {
        return typeIds;
    }

    /** One that fits, as far as types tell. */
    JsonNode fitting(JavaType type) {
        left = LARGEST;
        density = 1 + random.nextInt(10);
        return node(type, shapes.ids(type), 0);
    }

    private JsonNode node(JavaType type, Optional<Ids> ids, int depth) {
        left--;
        if (depth > 0 && !type.isPrimitive() && random.nextInt(40) == 0) {
            return NODES.nullNode();
        }
        return ids.filter(known -> !known.subtypes().isEmpty())
                .map(known -> {
                    String id = one(List.copyOf(known.subtypes().keySet()));
                    return withId(plain(known.subtypes().get(id), depth), id, known);
                })
                .orElseGet(() -> plain(type, depth));
    }

    private <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private JsonNode withId(JsonNode value, String id, Ids ids) {
        if (ids.inclusion() == JsonTypeInfo.As.WRAPPER_OBJECT) {
            return NODES.objectNode().set(id, value);
        }
        if (ids.inclusion() == JsonTypeInfo.As.WRAPPER_ARRAY) {
            return NODES.arrayNode().add(id).add(value);
        }
        if (!(value instanceof ObjectNode object) || ids.property() == null) {
            return value;
        }
        typeIds.add(ids.property());
        if (random.nextInt(4) == 0) {
            return object.put(ids.property(), id);
        }
        ObjectNode first = NODES.objectNode().put(ids.property(), id);
        object.forEachEntry((name, property) -> {
            if (!name.equals(ids.property())) {
                first.set(name, property);
            }
        });
        return first;
    }

    private JsonNode plain(JavaType type, int depth) {
        Class<?> raw = type.getRawClass();
        boolean last = left <= 0 || depth >= DEEPEST;
        if (type.isReferenceType()) {
            return node(type.getContentType(), shapes.ids(type.getContentType()), depth + 1);
        }
        if (type.isMapLikeType()) {
            return entries(type, last ? 0 : random.nextInt(4), depth);
        }
        if (raw == Object.class) {
            return Documents.tree(stranger());
        }
        if ((raw == String.class || raw == CharSequence.class) && random.nextInt(8) > 0) {
            return NODES.stringNode(shortText());
        }
        if (values.isLeaf(raw)) {
            return written(values.next(raw)).orElse(NODES.nullNode());
        }
        if (type.isEnumType()) {
            return constant(raw);
        }
        if (type.isContainerType()) {
            return elements(type, last ? 0 : random.nextInt(4), depth);
        }
        Optional<Shape> shape = shapes.of(type);
        if (shape.isEmpty()) {
            return random.nextBoolean() ? NODES.stringNode("" + random.nextInt(100)) : Documents.tree(stranger());
        }
        List<JavaType> instead = shape.get().instead();
        if (!instead.isEmpty() && random.nextInt(shape.get().properties().isEmpty() ? 2 : 6) == 0) {
            return node(one(instead), Optional.empty(), depth + 1);
        }
        return bean(shape.get(), last, depth);
    }

    private JsonNode constant(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        return constants == null || constants.length == 0
                ? NODES.nullNode()
                : written(one(List.of(constants))).orElse(NODES.stringNode(constants[0].toString()));
    }

    private Optional<JsonNode> written(Object value) {
        return Optional.of(sides.jacksonWritesText(value))
                .filter(answer -> !answer.refused() && Documents.isJson((String) answer.value()))
                .map(answer -> Documents.tree((String) answer.value()));
    }

    private JsonNode elements(JavaType type, int size, int depth) {
        ArrayNode array = NODES.arrayNode();
        for (int i = 0; i < size; i++) {
            array.add(node(type.getContentType(), shapes.ids(type.getContentType()), depth + 1));
        }
        return array;
    }

    private JsonNode entries(JavaType type, int size, int depth) {
        ObjectNode object = NODES.objectNode();
        for (int i = 0; i < size; i++) {
            JsonNode key = node(type.getKeyType(), Optional.empty(), depth + 1);
            String name = key.isString() ? key.stringValue() : key.toString();
            object.set(name, node(type.getContentType(), shapes.ids(type.getContentType()), depth + 1));
        }
        return object;
    }

    private JsonNode bean(Shape shape, boolean last, int depth) {
        ObjectNode object = NODES.objectNode();
        for (Property property : shape.properties()) {
            if (random.nextInt(10) < density && !(last && random.nextInt(8) > 0) && left > -LARGEST) {
                List<String> names = property.names();
                String name = random.nextInt(3) > 0 ? names.get(0) : one(names);
                object.set(name, node(property.type(), property.ids(), depth + 1));
                property.ids().ifPresent(ids -> external(object, ids));
            }
        }
        if (shape.open() && random.nextBoolean()) {
            object.set("any" + random.nextInt(9), Documents.tree(stranger()));
        }
        return object;
    }

    private void external(ObjectNode object, Ids ids) {
        if (ids.inclusion() == JsonTypeInfo.As.EXTERNAL_PROPERTY
                && !ids.subtypes().isEmpty()) {
            object.put(ids.property(), one(List.copyOf(ids.subtypes().keySet())));
        }
    }

    /** One that differs here and there from what fits, in another order and spelling. */
    String varied(JsonNode fitting) {
        JsonNode tree = fitting.deepCopy();
        vary(tree, 4 + random.nextInt(20));
        return new Documents.Scrambler(random).print(tree);
    }

    private void vary(JsonNode node, int rareness) {
        if (node instanceof ObjectNode object) {
            for (String name : List.copyOf(object.propertyNames())) {
                JsonNode value = object.get(name);
                if (random.nextInt(rareness) == 0) {
                    change(object, name, value);
                } else {
                    vary(value, rareness);
                }
            }
        } else if (node instanceof ArrayNode array) {
            array.forEach(element -> vary(element, rareness));
            if (random.nextInt(rareness) == 0) {
                array.insert(random.nextInt(array.size() + 1), Documents.tree(stranger()));
            }
        }
    }

    private void change(ObjectNode object, String name, JsonNode value) {
        switch (random.nextInt(7)) {
            case 0 -> object.remove(name);
            case 1, 2 -> object.putNull(name);
            case 3 -> object.set(name, NODES.arrayNode().add(value));
            case 4 -> object.put(name, value.isString() ? value.stringValue() + " " : value.toString());
            default -> object.set(name, Documents.tree(stranger()));
        }
    }

    /** Most texts, and so names, are plain, else few documents would be read. */
    private String shortText() {
        return random.ints(random.nextInt(6), 'a', 'z' + 1)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private String stranger() {
        return one(Documents.STRANGERS);
    }
}
