package com.acme;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Jackson 2 between values and streams that tell nothing of their length, and from value to value. */
final class StreamsOfJackson2 {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final List<Order> MANY = List.copyOf(Collections.nCopies(1000, Order.one()));
    /** 21,001 characters. */
    private static final String ARRAY = "[" + String.join(",", Collections.nCopies(1000, Order.DOCUMENT)) + "]";

    private StreamsOfJackson2() {}

    static void all() throws Exception {
        writes();
        writesWithin();
        writesWhatIsReady();
        writesByGenerator();
        writesMany();
        writesElsewhereMeanwhile();
        reads();
        readsText();
        readsUtf16();
        readsByParser();
        converts();
    }

    static void writes() throws Exception {
        MAPPER.writeValue(out(), MANY);
    }

    static void writesWithin() throws Exception {
        ObjectWriter writer = MAPPER.writer().without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
        try (JsonGenerator generator = MAPPER.createGenerator(out())) {
            generator.writeStartArray();
            writer.writeValue(generator, Order.one());
            writer.writeValue(generator, Order.one());
            writer.writeValue(generator, MANY);
            generator.writeEndArray();
        }
    }

    static void writesWhatIsReady() throws Exception {
        MAPPER.writeValue(out(), new RawValue(new SerializedString("1".repeat(10_000))));
    }

    static void writesByGenerator() throws Exception {
        try (JsonGenerator generator = MAPPER.createGenerator(out())) {
            generator.writeStartArray();
            generator.writeObject(Order.one());
            generator.writeTree(MAPPER.createObjectNode());
            generator.writeEndArray();
        }
    }

    static void writesMany() throws Exception {
        try (SequenceWriter values = MAPPER.writer().writeValues(out())) {
            values.write(Order.one());
            values.write(Order.one());
        }
    }

    static void writesElsewhereMeanwhile() throws Exception {
        MAPPER.writeValue(out(), new Busy());
    }

    static void reads() throws Exception {
        MAPPER.readValue(in(ARRAY, StandardCharsets.UTF_8), Order[].class);
    }

    static void readsText() throws Exception {
        MAPPER.readValue(new BufferedReader(new StringReader(ARRAY)), Order[].class);
    }

    static void readsUtf16() throws Exception {
        MAPPER.readValue(in(ARRAY, StandardCharsets.UTF_16), Order[].class);
    }

    static void readsByParser() throws Exception {
        try (JsonParser parser = MAPPER.createParser(Order.DOCUMENT)) {
            parser.readValueAs(Order.class);
        }
    }

    static void converts() throws Exception {
        MAPPER.convertValue(Map.of("id", 1, "name", "pi"), Order.class);
        MAPPER.updateValue(new EachLibrary.Draft(), Map.of("name", "pi"));
        MAPPER.convertValue("2", Integer.class);
    }

    private static OutputStream out() {
        return new BufferedOutputStream(new ByteArrayOutputStream());
    }

    private static InputStream in(String document, Charset charset) {
        return new BufferedInputStream(new ByteArrayInputStream(document.getBytes(charset)));
    }

    /** Writes to another stream whenever it is written, as {@code {"copies":1000}}. */
    public static final class Busy {
        public int getCopies() throws Exception {
            MAPPER.writeValue(out(), MANY);
            return MANY.size();
        }
    }
}
