package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.io.InputDecorator;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;

/** What a codec refuses the mapper reads again, as it would have read it at once. */
class ReadAgainTest {
    private static final JsonMapper PLAIN = JsonMapper.builder().build();
    private static final JsonMapper WITH =
            JsonMapper.builder().addModule(new WirespeedModule()).build();

    /** Has little. */
    @Wire
    @NullUnmarked
    public static class Loose {
        public double d;
        public String text;
        public Object any;
    }

    private static JsonParser foreign(String json) {
        return JsonFactory.builder()
                .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .build()
                .createParser(ObjectReadContext.empty(), json);
    }

    @Test
    void featuresOfAForeignParserCount() {
        assertThat(WITH.readValue(foreign("{\"d\":NaN}"), Loose.class).d).isNaN();
        assertThatThrownBy(() -> WITH.readValue(foreign("{\"text\":{}}"), Loose.class))
                .isInstanceOf(MismatchedInputException.class);
    }

    @Test
    void featuresOfAReaderCount() {
        Loose read = WITH.readerFor(Loose.class)
                .with(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .readValue("{\"d\":NaN}");
        assertThat(read.d).isNaN();
    }

    /** A text, and the same escaped, as a name and as a value. */
    @Test
    void loneSurrogatesInText() {
        for (String json : List.of(
                "{\"\ud83d\":\"x\",\"text\":\"\ud83d\"}",
                "{\"any\":{\"\ud83d\":\"\ude00\"}}",
                "{\"text\":\"\ud83d" + "\\" + "ude00\"}",
                "{\"text\":[],\"\ud83d\":1}")) {
            assertThat(outcome(WITH, json)).isEqualTo(outcome(PLAIN, json));
        }
    }

    private static String outcome(JsonMapper mapper, String json) {
        try {
            return PLAIN.writeValueAsString(mapper.readValue(json, Loose.class));
        } catch (MismatchedInputException e) {
            return e.getOriginalMessage();
        }
    }

    /** Leaves out the first character, as one that decrypts may change all of them. */
    private static final class WithoutFirst extends InputDecorator {
        private static final long serialVersionUID = 1L;

        @Override
        public InputStream decorate(IOContext context, InputStream in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public InputStream decorate(IOContext context, byte[] bytes, int from, int length) {
            return new ByteArrayInputStream(bytes, from + 1, length - 1);
        }

        @Override
        public Reader decorate(IOContext context, Reader in) {
            return new StringReader(read(in).substring(1));
        }

        private static String read(Reader in) {
            StringWriter text = new StringWriter();
            try {
                in.transferTo(text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return text.toString();
        }
    }

    @Test
    void whatTheFactoryChangesIsChangedOnce() {
        JsonMapper decorated = JsonMapper.builder(
                        JsonFactory.builder().inputDecorator(new WithoutFirst()).build())
                .addModule(new WirespeedModule())
                .build();
        assertThat(decorated.readValue("?{\"text\":\"a\"}", Loose.class).text).isEqualTo("a");
        for (String json : List.of("?{\"text\":{}}", "?{\"d\":[]}")) {
            assertThat(outcome(decorated, json)).isEqualTo(outcome(PLAIN, json.substring(1)));
            assertThatThrownBy(() -> decorated.readValue(json.getBytes(UTF_8), Loose.class))
                    .isInstanceOfSatisfying(
                            MismatchedInputException.class,
                            e -> assertThat(e.getOriginalMessage()).isEqualTo(outcome(PLAIN, json.substring(1))));
        }
    }

    /** Throws what streams throw. */
    @Wire
    static class Failing {
        private final String file;

        @JsonCreator
        Failing(@JsonProperty("file") String file) {
            if (file.isEmpty()) {
                throw new UncheckedIOException(new IOException("no name"));
            }
            this.file = file;
        }

        public String getFile() {
            if (file.equals("locked")) {
                throw new UncheckedIOException(new IOException("no access"));
            }
            return file;
        }
    }

    @Test
    void exceptionsOfTheClassAreJacksons() {
        for (JsonMapper mapper : List.of(PLAIN, WITH)) {
            assertThatThrownBy(() -> mapper.readValue("{\"file\":\"\"}", Failing.class))
                    .isInstanceOf(ValueInstantiationException.class)
                    .hasRootCauseMessage("no name");
            assertThatThrownBy(() -> mapper.writeValueAsString(new Failing("locked")))
                    .isInstanceOf(DatabindException.class)
                    .hasRootCauseMessage("no access");
            assertThatThrownBy(() -> mapper.writeValueAsBytes(new Failing("locked")))
                    .isInstanceOf(DatabindException.class)
                    .hasRootCauseMessage("no access");
        }
    }

    @Test
    void nestingIsLimitedByTheMapper() {
        String deep = "{\"any\":" + "[".repeat(499) + "]".repeat(499) + "}";
        assertThat(PLAIN.writeValueAsString(WITH.readValue(deep, Loose.class)))
                .isEqualTo(PLAIN.writeValueAsString(PLAIN.readValue(deep, Loose.class)));
        String deeper = "{\"unknown\":" + "[".repeat(500) + "]".repeat(500) + "}";
        assertThatThrownBy(() -> WITH.readValue(deeper, Loose.class)).isInstanceOf(StreamConstraintsException.class);
        assertThatThrownBy(() -> WITH.readValue(deeper.getBytes(UTF_8), Loose.class))
                .isInstanceOf(StreamConstraintsException.class);
    }
}
