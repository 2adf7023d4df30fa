package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** In a mapper, an object that a creator makes has what the mapper would give it, in whatever order and how often properties come. */
class RepeatedPropertyTest {
    @Wire
    static class Made {
        private final String id;
        private String name = "none";
        private Integer size;

        @JsonCreator
        Made(@JsonProperty("id") String id) {
            this.id = id;
        }

        public String getId() {
            return id;
        }

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public Integer getSize() {
            return size;
        }

        public void setSize(Integer size) {
            this.size = size;
        }
    }

    @Wire
    record Row(int number, String text) {}

    /** Of which two properties are one field. */
    @Wire
    static class Shared {
        private final String id;

        @JsonProperty("is_open")
        public Boolean isOpen;

        @JsonCreator
        Shared(@JsonProperty("id") String id) {
            this.id = id;
        }

        public String getId() {
            return id;
        }

        public Boolean getOpen() {
            return isOpen;
        }

        public void setOpen(Boolean open) {
            isOpen = open;
        }
    }

    static Stream<Arguments> documents() {
        return Stream.of(
                Arguments.of(Made.class, "{'id':'a','name':null,'name':'q'}"),
                Arguments.of(Made.class, "{'name':'z','id':'a','name':'q'}"),
                Arguments.of(Made.class, "{'name':'z','name':'y','id':'a'}"),
                Arguments.of(Made.class, "{'id':'a','id':'b'}"),
                Arguments.of(Made.class, "{'id':null,'name':'x','id':'b'}"),
                Arguments.of(Made.class, "{'size':1,'id':'a','size':2,'name':'x'}"),
                Arguments.of(Made.class, "{'size':3,'id':'a','name':'x'}"),
                Arguments.of(Row.class, "{'number':1,'text':'x','number':2}"),
                Arguments.of(Row.class, "{'text':'x','text':'y','number':3}"),
                Arguments.of(Row.class, "{'text':null,'number':1,'text':'y'}"),
                Arguments.of(Shared.class, "{'id':null,'is_open':true,'open':null}"),
                Arguments.of(Shared.class, "{'id':null,'open':null,'is_open':true}"),
                Arguments.of(Shared.class, "{'open':false,'is_open':true,'id':'x'}"),
                Arguments.of(Shared.class, "{'is_open':true,'open':false,'id':'x'}"));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void isReadAsWithoutCodecs(Class<?> type, String document) {
        byte[] bytes = document.replace('\'', '"').getBytes(UTF_8);
        assertThat(answer(Mappers.JACKSON.withCodecs(), type, bytes)).isEqualTo(answer(Mappers.JACKSON, type, bytes));
    }

    private static String answer(Mapper mapper, Class<?> type, byte[] document) {
        try {
            return Mappers.JACKSON.writeText(mapper.read(document, type));
        } catch (Mapper.Refusal e) {
            return e.getMessage();
        }
    }
}
