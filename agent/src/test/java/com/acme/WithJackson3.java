package com.acme;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3's entry points. */
final class WithJackson3 {
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final byte[] BYTES = Order.DOCUMENT.getBytes(StandardCharsets.UTF_8);
    private static final byte[] ARRAY = ("[" + Order.DOCUMENT + "]").getBytes(StandardCharsets.UTF_8);

    private WithJackson3() {}

    static void all() throws Exception {
        writes();
        writesOfMany();
        reads();
        readsOfMany();
        trees();
        EachLibrary.failing(() -> MAPPER.writeValueAsBytes(new EachLibrary.Broken()));
        EachLibrary.failing(() -> MAPPER.readValue("{", Order.class));
    }

    static void writes() {
        Order order = Order.one();
        MAPPER.writeValueAsBytes(order);
        MAPPER.writeValueAsString(order);
        MAPPER.writeValue(new ByteArrayOutputStream(), order);
        MAPPER.writeValue(new StringWriter(), order);
        MAPPER.writeValue(new FilterOutputStream(new ByteArrayOutputStream()), order);
        try (JsonGenerator generator = MAPPER.createGenerator(new StringWriter())) {
            MAPPER.writeValue(generator, order);
        }
        ObjectWriter writer = MAPPER.writer();
        writer.writeValueAsBytes(order);
        writer.writeValueAsString(order);
        writer.writeValue(new ByteArrayOutputStream(), order);
        MAPPER.writerFor(Order.class).writeValueAsBytes(order);
    }

    static void writesOfMany() {
        Order order = Order.one();
        MAPPER.writeValueAsBytes(List.of(order));
        MAPPER.writeValueAsBytes(new ArrayList<>(List.of(order, order)));
        MAPPER.writeValueAsBytes(new Order[] {order});
        MAPPER.writeValueAsBytes(List.of());
        MAPPER.writerFor(new TypeReference<List<Order>>() {}).writeValueAsBytes(new ArrayList<>());
        MAPPER.writerFor(new TypeReference<Collection<Order>>() {}).writeValueAsBytes(Set.of(order));
        MAPPER.writeValueAsBytes(Collections.unmodifiableList(new ArrayList<>(List.of(order))));
        MAPPER.writeValueAsBytes(null);
        try (SequenceWriter values = MAPPER.writer().writeValues(new StringWriter())) {
            values.write(order);
            values.writeAll(List.of(order, order));
        }
    }

    static void reads() {
        MAPPER.readValue(BYTES, Order.class);
        MAPPER.readValue(ARRAY, 1, BYTES.length, Order.class);
        MAPPER.readValue(Order.DOCUMENT, Order.class);
        MAPPER.readValue(new ByteArrayInputStream(BYTES), Order.class);
        MAPPER.readValue(new StringReader(Order.DOCUMENT), Order.class);
        MAPPER.readValue(BYTES, new TypeReference<Order>() {});
        MAPPER.readValue(BYTES, MAPPER.constructType(Order.class));
        try (JsonParser parser = MAPPER.createParser(BYTES)) {
            MAPPER.readValue(parser, Order.class);
        }
        ObjectReader reader = MAPPER.readerFor(Order.class);
        reader.readValue(BYTES);
        reader.readValue(Order.DOCUMENT);
    }

    static void readsOfMany() {
        MAPPER.readValue(ARRAY, Order[].class);
        MAPPER.readValue(ARRAY, new TypeReference<List<Order>>() {});
        MAPPER.readerForListOf(Order.class).readValue(ARRAY);
        try (MappingIterator<Order> values = MAPPER.readerFor(Order.class).readValues(ARRAY)) {
            values.readAll();
        }
    }

    static void trees() {
        JsonNode tree = MAPPER.readTree(BYTES);
        MAPPER.treeToValue(tree, Order.class);
        MAPPER.valueToTree(Order.one());
        MAPPER.writeValueAsBytes(tree);
    }
}
