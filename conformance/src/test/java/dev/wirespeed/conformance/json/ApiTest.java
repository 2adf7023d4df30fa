package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The ways in and out: arrays, text, streams; classes and generic types. */
class ApiTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    private static final TypeRef<List<IntValue>> LIST = new TypeRef<>() {};
    private static final TypeRef<Map<String, Tree>> MAP = new TypeRef<>() {};

    private final Json json = Json.standard();

    @Test
    void nullIsWrittenAndRead() {
        assertThat(json.writeText(null)).isEqualTo("null");
        assertThat(json.read("null", IntValue.class)).isNull();
    }

    @Test
    void listsAreReadByTypeRef() {
        byte[] document = JACKSON.writeValueAsBytes(Arrays.asList(new IntValue(1), null));
        assertThat(json.read(document, LIST))
                .isEqualTo(JACKSON.readValue(document, new TypeReference<List<IntValue>>() {}))
                .isInstanceOf(ArrayList.class);
        assertThat(json.write(Arrays.asList(new IntValue(1), null))).isEqualTo(document);
    }

    @Test
    void mapsAreReadByTypeRef() {
        Map<String, Tree> map = Map.of("k", new Tree("x", List.of()));
        byte[] document = JACKSON.writeValueAsBytes(map);
        assertThat(json.read(document, MAP)).isEqualTo(map);
        assertThat(json.write(map)).isEqualTo(document);
    }

    @Test
    void aTypeRefRefusesWhatJacksonRefuses() {
        for (String document : List.of("{}", "\"\"", "1", "[1]", "[{}", "[{}]]", "[{}],", "[[]]")) {
            assertThatThrownBy(() -> json.read(document.getBytes(StandardCharsets.UTF_8), LIST))
                    .as(document)
                    .isInstanceOf(WireException.class);
        }
    }

    @Test
    void aLargeStreamIsRead() {
        Tree tree = new Tree("x".repeat(300_000), List.of(new Tree("é\n".repeat(100_000), List.of())));
        byte[] document = JACKSON.writeValueAsBytes(tree);
        assertThat(json.read(new ByteArrayInputStream(document), Tree.class)).isEqualTo(tree);
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        json.write(tree, target);
        assertThat(target.toByteArray()).isEqualTo(document);
    }

    /** Refuses to be written. */
    @Wire
    public static final class Stubborn {
        public int value = -1;

        public int getSize() {
            if (value < 0) {
                throw new IllegalStateException("no");
            }
            return value;
        }
    }

    @Test
    void anExceptionFromTheUsersCodeIsTheCause() {
        assertThatThrownBy(() -> json.write(new Stubborn()))
                .isInstanceOf(WireException.class)
                .hasMessage("The value can't be written: java.lang.IllegalStateException: no at path $")
                .hasCauseInstanceOf(IllegalStateException.class);
        assertThat(json.writeText(new IntValue(1))).isEqualTo("{\"v\":1}");
    }
}
