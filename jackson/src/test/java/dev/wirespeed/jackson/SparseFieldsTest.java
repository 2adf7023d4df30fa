package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A mapper writes what was named, by codecs and by itself. */
class SparseFieldsTest {
    private static final Order ORDER = new Order(7, "new", new Buyer("a@b.c", List.of("x", "y")), List.of());
    private static final Order OUTER = new Order(8, "old", null, List.of(ORDER, ORDER));

    private final WirespeedModule module = new WirespeedModule();
    private final ObjectMapper codecs = JsonMapper.builder().addModule(module).build();
    private final ObjectMapper alone = JsonMapper.builder().build();

    interface Brief {}

    @Wire
    record Order(
            @JsonView(Brief.class) long id,
            String status,
            @Nullable @JsonView(Brief.class) Buyer buyer,
            List<Order> parts) {}

    record Buyer(String email, @JsonView(Brief.class) List<String> tags) {}

    @Wire
    static final class Parent {
        public Child child = new Child();
    }

    static class Child {
        public int a = 1;
        public int b = 2;
    }

    static final class Proxy extends Child {
        private final int more;

        Proxy(int more) {
            this.more = more;
        }

        public int getMore() {
            return more;
        }
    }

    /** Refuses to tell what nobody wants. */
    @Wire
    static final class Lazy {
        public int id = 1;

        @SuppressWarnings("DoNotCallSuggester") // as getters of entities do
        public String getLoaded() {
            throw new IllegalStateException("not to be loaded");
        }
    }

    private static String written(ObjectMapper mapper, String fields, Object value) {
        return new String(mapper.writeValueAsBytes(SparseFields.parse(fields).of(value)), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "id|{\"id\":8}",
                "status,id|{\"id\":8,\"status\":\"old\"}",
                "buyer|{\"buyer\":null}",
                "parts(buyer(tags))|{\"parts\":[{\"buyer\":{\"tags\":[\"x\",\"y\"]}},{\"buyer\":{\"tags\":[\"x\",\"y\"]}}]}",
                "parts(parts,id),status|{\"status\":\"old\",\"parts\":[{\"id\":7,\"parts\":[]},{\"id\":7,\"parts\":[]}]}",
            })
    void whatIsNamed(String fields, String expected) {
        for (ObjectMapper mapper : List.of(codecs, alone)) {
            assertThat(written(mapper, fields, OUTER)).isEqualTo(expected);
            assertThat(mapper.writeValueAsString(SparseFields.parse(fields).of(OUTER)))
                    .isEqualTo(expected);
            assertThat(written(mapper, fields, Arrays.asList(OUTER, null))).isEqualTo("[" + expected + ",null]");
            assertThat(written(mapper, fields, List.of(List.of(OUTER)))).isEqualTo("[[" + expected + "]]");
            assertThat(written(mapper, fields, Optional.of(OUTER))).isEqualTo(expected);
            assertThat(written(mapper, fields, new Order[] {OUTER})).isEqualTo("[" + expected + "]");
            assertThat(mapper.writer()
                            .with(SerializationFeature.INDENT_OUTPUT)
                            .writeValueAsString(SparseFields.parse(fields).of(List.of(OUTER)))
                            .replaceAll("[\\s]", ""))
                    .isEqualTo("[" + expected + "]");
        }
        assertThat(module.counts().writtenByCodecs()).isEqualTo(6);
    }

    @Test
    void aViewHidesMore() {
        String expected = "{\"id\":7,\"buyer\":{\"tags\":[\"x\",\"y\"]}}";
        for (ObjectMapper mapper : List.of(codecs, alone)) {
            SparseFields fields = SparseFields.parse("id,status,buyer");
            assertThat(mapper.writerWithView(Brief.class).writeValueAsString(fields.of(ORDER)))
                    .isEqualTo(expected);
            assertThat(mapper.writerWithView(Brief.class).writeValueAsString(fields.of(List.of(ORDER))))
                    .isEqualTo("[" + expected + "]");
            assertThat(mapper.writeValueAsString(fields.of(ORDER)))
                    .contains("new")
                    .contains("a@b.c");
        }
        assertThat(module.counts().writtenByCodecs()).isEqualTo(3);
    }

    @Test
    void codecsCallNoOtherGetter() {
        assertThat(written(codecs, "id", new Lazy())).isEqualTo("{\"id\":1}");
    }

    @Test
    void jacksonsSettingsHold() {
        ObjectMapper single = JsonMapper.builder()
                .addModule(new WirespeedModule())
                .enable(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
                .build();
        assertThat(written(single, "id", List.of(ORDER))).isEqualTo("{\"id\":7}");
        assertThat(written(single, "id", List.of(ORDER, ORDER))).isEqualTo("[{\"id\":7},{\"id\":7}]");
    }

    /** As a proxy that Hibernate leaves: the mapper would write all of it in the midst of what is selected. */
    @Test
    void objectsOfSubclassesHaveNoMoreThanIsNamed() {
        Parent parent = new Parent();
        parent.child = new Proxy(3);
        for (ObjectMapper mapper : List.of(codecs, alone)) {
            assertThat(mapper.writeValueAsString(parent)).isEqualTo("{\"child\":{\"more\":3,\"a\":1,\"b\":2}}");
            assertThat(written(mapper, "child(b)", parent)).isEqualTo("{\"child\":{\"b\":2}}");
        }
    }

    @Test
    void keysOfMapsAreNames() {
        assertThat(written(codecs, "b(id)", Map.of("b", ORDER))).isEqualTo("{\"b\":{\"id\":7}}");
        assertThat(written(codecs, "a", Map.of("b", ORDER))).isEqualTo("{}");
        assertThat(written(codecs, "a", 5)).isEqualTo("5");
    }

    @Test
    void unknownNamesAreToldWhereCodecsKnowThem() {
        String message =
                "The selection names \"buyer.mail\", but dev.wirespeed.jackson.SparseFieldsTest$Buyer has only email, tags";
        SparseFields fields = SparseFields.parse("id,buyer(mail)");
        assertThatThrownBy(() -> fields.check(codecs, Order.class))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(message);
        assertThatThrownBy(() -> fields.check(codecs, Order[].class)).hasMessageContaining(message);
        assertThatThrownBy(() -> codecs.writeValueAsString(fields.of(ORDER))).hasMessageContaining(message);
        fields.check(alone, Order.class);
        assertThat(written(alone, "id,buyer(mail)", ORDER)).isEqualTo("{\"id\":7,\"buyer\":{}}");
        SparseFields.parse("id,buyer(email)").check(codecs, Order.class);
        assertThatThrownBy(() -> SparseFields.parse("id,,")).isInstanceOf(IllegalArgumentException.class);
    }
}
