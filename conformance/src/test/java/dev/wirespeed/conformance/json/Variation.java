package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.generator.Fixture;
import dev.wirespeed.conformance.json.Documents.Scrambler;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes documents as only somebody can who knows the class: by other names of its properties, with values that fit them. */
final class Variation {
    private final boolean positional;
    private final Random random;
    private final Values values;
    private final Map<String, String> names;
    private final Map<String, List<Type>> types = new HashMap<>();

    /** @param positional whether objects are arrays */
    Variation(Fixture fixture, Class<?> root, Values values, Random random, boolean positional) {
        this.positional = positional;
        this.random = random;
        this.values = values;
        this.names = fixture.names();
        for (Class<?> type : root.getDeclaringClass().getDeclaredClasses()) {
            for (Field field : type.getDeclaredFields()) {
                if (isPlain(field.getGenericType())) {
                    types.computeIfAbsent(field.getName(), n -> new ArrayList<>())
                            .add(field.getGenericType());
                }
            }
        }
    }

    private static boolean isPlain(Type type) {
        return type instanceof ParameterizedType generic
                ? Stream.of(generic.getActualTypeArguments()).allMatch(Variation::isPlain)
                : type instanceof Class<?> && !(type instanceof TypeVariable<?>);
    }

    /** Another document, most often with the same meaning as far as order and spelling go. */
    String of(String document) {
        JsonNode tree = Documents.tree(document);
        vary(tree);
        return new Scrambler(random).print(tree);
    }

    private void vary(JsonNode node) {
        if (node instanceof ObjectNode object) {
            for (String name : List.copyOf(object.propertyNames())) {
                vary(object.get(name));
                property(object, name);
            }
            if (random.nextInt(3) == 0) {
                String name = any();
                object.set(name, value(name));
            }
        } else if (node instanceof ArrayNode array) {
            array.forEach(this::vary);
            if (positional) {
                places(array);
            }
        }
    }

    private void places(ArrayNode array) {
        int place = array.isEmpty() ? -1 : random.nextInt(array.size());
        switch (random.nextInt(14)) {
            case 0 -> array.remove(array.size() - 1);
            case 1 -> array.add(value(any()));
            case 2 -> {
                if (place >= 0) {
                    array.setNull(place);
                }
            }
            case 3 -> {
                if (place >= 0) {
                    array.set(place, value(any()));
                }
            }
            default -> {}
        }
    }

    private void property(ObjectNode object, String name) {
        switch (random.nextInt(14)) {
            case 0 -> object.remove(name);
            case 1 -> object.putNull(name);
            case 2 -> object.set(name, value(any()));
            case 3, 4 -> rename(object, name);
            default -> {}
        }
    }

    /** Puts the value under another name of the same property. */
    private void rename(ObjectNode object, String name) {
        String meant = names.get(name);
        List<String> same =
                names.keySet().stream().filter(n -> names.get(n).equals(meant)).toList();
        if (!same.isEmpty()) {
            JsonNode value = object.remove(name);
            object.set(same.get(random.nextInt(same.size())), value);
        }
    }

    private String any() {
        List<String> all = List.copyOf(names.keySet());
        return all.get(random.nextInt(all.size()));
    }

    /** Something that fits a property. */
    private JsonNode value(String name) {
        List<Type> fitting = types.getOrDefault(names.getOrDefault(name, name), List.of(String.class));
        Answer json = Sides.STANDARD.jacksonWritesText(values.next(fitting.get(random.nextInt(fitting.size()))));
        boolean usable = !json.refused() && Documents.isJson((String) json.value());
        return Documents.tree(usable ? (String) json.value() : "null");
    }
}
