package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.generator.Fixture;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import tools.jackson.databind.jsonFormatVisitors.JsonObjectFormatVisitor;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Selects some of a class's properties at random; what is written then has to be that part of the whole document. */
final class RandomSelections {
    private static final int DEEPEST = 3;

    private final Class<?> root;
    private final Sides sides;
    private final JsonMapper mapper;
    private final Random random;
    private final JavaType type;

    private RandomSelections(Class<?> root, Sides sides, Random random) {
        this.root = root;
        this.sides = sides;
        this.mapper = ((Mapper.Jackson3) sides.jackson()).mapper();
        this.random = random;
        this.type = mapper.constructType(root);
    }

    /** Empty for classes whose properties show under names of others or without, and for those that Jackson does not write. */
    static Optional<RandomSelections> of(Fixture fixture, Class<?> root, Sides sides, Random random) {
        if (fixture.annotations().contains("JsonUnwrapped") || fixture.source().contains("Shape.ARRAY")) {
            return Optional.empty();
        }
        RandomSelections made = new RandomSelections(root, sides, random);
        try {
            return made.properties(made.type).isEmpty() ? Optional.empty() : Optional.of(made);
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    /** A name with what is selected of its value; all of it if that is empty. */
    private record Chosen(JavaType type, Map<String, Chosen> parts) {
        String text() {
            return parts.entrySet().stream()
                    .map(e -> '"'
                            + e.getKey()
                            + '"'
                            + (e.getValue().parts.isEmpty()
                                    ? ""
                                    : "(" + e.getValue().text() + ")"))
                    .collect(Collectors.joining(","));
        }

        /** What is left of a value. */
        JsonNode of(JsonNode value) {
            return parts.isEmpty() ? value : of(value, type);
        }

        /** Those of all depths. */
        Stream<String> names() {
            return Stream.concat(
                    parts.keySet().stream(), parts.values().stream().flatMap(Chosen::names));
        }

        private JsonNode of(JsonNode value, JavaType declared) {
            if (declared.isReferenceType()) {
                return of(value, declared.getContentType());
            } else if (value instanceof ArrayNode array) {
                ArrayNode kept = JsonNodeFactory.instance.arrayNode();
                array.forEach(element -> kept.add(of(element, declared.getContentType())));
                return kept;
            } else if (value instanceof ObjectNode object) {
                ObjectNode kept = JsonNodeFactory.instance.objectNode();
                object.forEachEntry((name, member) -> keep(kept, name, member, declared));
                return kept;
            }
            return value;
        }

        private void keep(ObjectNode kept, String name, JsonNode member, JavaType declared) {
            if (declared.isMapLikeType()) {
                kept.set(name, of(member, declared.getContentType()));
            } else if (parts.containsKey(name)) {
                kept.set(name, parts.get(name).of(member));
            }
        }
    }

    /** @param whole what is written of the value without selection */
    Optional<String> onWriting(Object value, String whole) {
        Chosen chosen = new Chosen(type, some(type, 0));
        Set<String> names = new HashSet<>(properties(type).keySet());
        chosen.names().forEach(names::add);
        if (Documents.repeats(whole, names) || entryNames(value).anyMatch(names::contains)) {
            return Optional.empty(); // an any-getter's entry has the name of a property, which a tree can't tell apart
        }
        String expected = chosen.of(Documents.tree(whole)).toString();
        String actual;
        try {
            actual = Documents.tree(sides.wirespeed().select(chosen.text()).writeText(value))
                    .toString();
        } catch (WireException e) {
            actual = e.toString();
        }
        return actual.equals(expected)
                ? Optional.empty()
                : Optional.of("Selecting " + chosen.text() + " of " + whole + ": expected " + expected + ", but was "
                        + actual);
    }

    /** The names of what an object's {@code @JsonAnyGetter} has. */
    private static Stream<String> entryNames(Object value) {
        List<Object> entries = new ArrayList<>();
        for (Class<?> type = value.getClass(); type != null; type = type.getSuperclass()) {
            try {
                for (Field field : type.getDeclaredFields()) {
                    if (field.isAnnotationPresent(JsonAnyGetter.class) && field.trySetAccessible()) {
                        entries.add(field.get(value));
                    }
                }
                for (Method method : type.getDeclaredMethods()) {
                    if (method.isAnnotationPresent(JsonAnyGetter.class) && method.trySetAccessible()) {
                        entries.add(method.invoke(value));
                    }
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return entries.stream()
                .filter(Map.class::isInstance)
                .flatMap(map -> ((Map<?, ?>) map).keySet().stream())
                .map(String::valueOf);
    }

    private Map<String, Chosen> some(JavaType of, int depth) {
        List<Map.Entry<String, JavaType>> all = new ArrayList<>(properties(of).entrySet());
        Map<String, Chosen> chosen = new LinkedHashMap<>();
        for (int i = all.isEmpty() ? 0 : 1 + random.nextInt(all.size()); i > 0; i--) {
            Map.Entry<String, JavaType> one = all.remove(random.nextInt(all.size()));
            boolean inner = depth < DEEPEST && random.nextBoolean();
            chosen.put(
                    one.getKey(),
                    new Chosen(one.getValue(), inner ? some(content(one.getValue()), depth + 1) : Map.of()));
        }
        return chosen;
    }

    private static JavaType content(JavaType of) {
        JavaType content = of;
        while (content.isContainerType() || content.isReferenceType()) {
            content = content.getContentType();
        }
        return content;
    }

    /** What objects of a class of the fixture are written with, as Jackson tells; nothing where subtypes may be meant. */
    private Map<String, JavaType> properties(JavaType of) {
        Map<String, JavaType> found = new LinkedHashMap<>();
        Class<?> raw = of.getRawClass();
        if (raw.getDeclaringClass() == root.getDeclaringClass() && !raw.isEnum() && !hasTypeId(raw)) {
            mapper.acceptJsonFormatVisitor(of, new Properties(found));
        }
        found.keySet().removeIf(name -> name.indexOf('"') >= 0); // which a selection can't quote
        return found;
    }

    private static boolean hasTypeId(Class<?> type) {
        return type != null
                && (type.isAnnotationPresent(JsonTypeInfo.class)
                        || hasTypeId(type.getSuperclass())
                        || Stream.of(type.getInterfaces()).anyMatch(RandomSelections::hasTypeId));
    }

    private static final class Properties extends JsonFormatVisitorWrapper.Base {
        private final Map<String, JavaType> found;

        Properties(Map<String, JavaType> found) {
            this.found = found;
        }

        @Override
        public JsonObjectFormatVisitor expectObjectFormat(JavaType type) {
            SerializationContext context = getContext();
            return new JsonObjectFormatVisitor.Base(context) {
                @Override
                public void property(BeanProperty property) {
                    found.put(property.getName(), property.getType());
                }

                @Override
                public void optionalProperty(BeanProperty property) {
                    property(property);
                }
            };
        }
    }
}
