package com.acme;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
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

/** Jackson 2's entry points. */
final class WithJackson2 {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final byte[] BYTES = Order.DOCUMENT.getBytes(StandardCharsets.UTF_8);
    private static final byte[] ARRAY = ("[" + Order.DOCUMENT + "]").getBytes(StandardCharsets.UTF_8);

    private WithJackson2() {}

    static void all() throws Exception {
        writes();
        writesOfMany();
        reads();
        readsOfMany();
        trees();
        EachLibrary.failing(() -> MAPPER.writeValueAsBytes(new EachLibrary.Broken()));
        EachLibrary.failing(() -> MAPPER.readValue("{", Order.class));
    }

    static void writes() throws Exception {
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

    static void writesOfMany() throws Exception {
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

    static void reads() throws Exception {
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

    static void readsOfMany() throws Exception {
        MAPPER.readValue(ARRAY, Order[].class);
        MAPPER.readValue(ARRAY, new TypeReference<List<Order>>() {});
        MAPPER.readerForListOf(Order.class).readValue(ARRAY);
        try (MappingIterator<Order> values = MAPPER.readerFor(Order.class).readValues(ARRAY)) {
            values.readAll();
        }
    }

    static void trees() throws Exception {
        JsonNode tree = MAPPER.readTree(BYTES);
        MAPPER.treeToValue(tree, Order.class);
        MAPPER.valueToTree(Order.one());
        MAPPER.writeValueAsBytes(tree);
    }
}
