package dev.wirespeed.jackson2;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.io.InputDecorator;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** What a codec refuses the mapper reads again, as it would have read it at once. */
class ReadAgainTest {
    private static final JsonMapper PLAIN = DefaultMappers.withoutSettings().build();
    private static final JsonMapper WITH =
            DefaultMappers.withoutSettings().addModule(new WirespeedModule()).build();

    /** Has little. */
    @Wire
    @NullUnmarked
    @JsonIgnoreProperties(ignoreUnknown = true)
    public static class Loose {
        public double d;
        public char c;
        public String text;
        public Object any;
    }

    @Test
    void nestingIsLimitedByTheMapper() throws IOException {
        for (int levels : new int[] {499, 500, 501, 999}) {
            String deep = "{\"any\":" + "[".repeat(levels) + "]".repeat(levels) + ",\"d\":1}";
            assertThat(WITH.readValue(deep, Loose.class).d).isEqualTo(1);
            assertThat(WITH.readValue(deep.getBytes(UTF_8), Loose.class).any)
                    .isEqualTo(PLAIN.readValue(deep, Loose.class).any);
        }
        String deeper = "{\"any\":" + "[".repeat(1000) + "]".repeat(1000) + "}";
        assertThatThrownBy(() -> WITH.readValue(deeper, Loose.class)).isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void featuresOfAReaderAndOfAParserCount() throws IOException {
        Loose read = WITH.readerFor(Loose.class)
                .with(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .readValue("{\"d\":NaN}");
        assertThat(read.d).isNaN();
        try (JsonParser parser = WITH.createParser("{\"d\":NaN}")) {
            parser.enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS.mappedFeature());
            assertThat(WITH.readValue(parser, Loose.class).d).isNaN();
        }
    }

    /** Leaves out the first character, as one that decrypts may change all of them. */
    private static final class WithoutFirst extends InputDecorator {
        private static final long serialVersionUID = 1L;

        @Override
        public InputStream decorate(IOContext context, InputStream in) throws IOException {
            assertThat(in.read()).isNotNegative();
            return in;
        }

        @Override
        public InputStream decorate(IOContext context, byte[] bytes, int from, int length) {
            return new ByteArrayInputStream(bytes, from + 1, length - 1);
        }

        @Override
        public Reader decorate(IOContext context, Reader in) throws IOException {
            assertThat(in.read()).isNotNegative();
            return in;
        }
    }

    @Test
    void whatTheFactoryChangesIsChangedOnce() throws IOException {
        JsonFactory factory =
                JsonFactory.builder().inputDecorator(new WithoutFirst()).build();
        JsonMapper decorated = JsonMapper.builder(factory)
                .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
                .addModule(new WirespeedModule())
                .build();
        assertThat(decorated.readValue("?{\"text\":\"a\"}", Loose.class).text).isEqualTo("a");
        for (String json : List.of("?{\"text\":{}}", "?{\"d\":[]}")) {
            assertThat(outcome(decorated, json)).isEqualTo(outcome(PLAIN, json.substring(1)));
        }
    }

    /** Fails after some bytes. */
    private static final class Broken extends ByteArrayInputStream {
        private final int at;
        private final RuntimeException failure;

        Broken(String json, int at, RuntimeException failure) {
            super(json.getBytes(UTF_8));
            this.at = at;
            this.failure = failure;
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            if (pos >= at) {
                throw failure;
            }
            return super.read(target, from, Math.min(length, Math.min(5, at - pos)));
        }
    }

    @Test
    void uncheckedExceptionsOfStreamsAreWrapped() {
        String json = "{\"text\":\"a text\",\"any\":[1,{\"x\":null}],\"d\":1}";
        for (RuntimeException failure :
                List.of(new IllegalStateException("broken"), new UncheckedIOException(new IOException("no more")))) {
            for (int at = 1; at <= json.length(); at++) {
                InputStream once = new Broken(json, at, failure);
                InputStream again = new Broken(json, at, failure);
                Throwable expected = catchThrowable(() -> PLAIN.readValue(once, Loose.class));
                Throwable actual = catchThrowable(() -> WITH.readValue(again, Loose.class));
                if (expected instanceof JsonMappingException) {
                    assertThat(actual).isInstanceOf(JsonMappingException.class).hasCause(failure);
                } else {
                    assertThat(actual == null).isEqualTo(expected == null);
                }
            }
        }
    }

    @Test
    void uncheckedExceptionsWhereADocumentGoesAreWrapped() {
        IllegalStateException failure = new IllegalStateException("broken");
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) {
                throw failure;
            }
        };
        Loose value = new Loose();
        value.text = "x".repeat(30_000);
        for (JsonMapper mapper : List.of(PLAIN, WITH)) {
            assertThatThrownBy(() -> mapper.writeValue(broken, value))
                    .isInstanceOf(JsonMappingException.class)
                    .hasCause(failure);
        }
    }

    @Test
    void aParserMayKnowNoMapper() throws IOException {
        try (JsonParser parser = new JsonFactory().createParser("{\"text\":{}}")) {
            assertThatThrownBy(() -> WITH.readValue(parser, Loose.class)).isInstanceOf(MismatchedInputException.class);
        }
    }

    @Test
    void loneSurrogatesInText() throws IOException {
        for (String json : List.of(
                "{\"\ud83d\":\"x\",\"text\":\"\ud83d\"}",
                "{\"any\":{\"\ud83d\":\"\ude00\"}}",
                "{\"text\":\"\ud83d" + "\\" + "ude00\"}",
                "{\"text\":[],\"\ud83d\":1}")) {
            assertThat(outcome(WITH, json)).isEqualTo(outcome(PLAIN, json));
        }
    }

    private static String outcome(JsonMapper mapper, String json) throws IOException {
        try {
            return PLAIN.writeValueAsString(mapper.readValue(json, Loose.class));
        } catch (MismatchedInputException e) {
            return e.getOriginalMessage();
        }
    }

    @Test
    void blankTextIsNoCharacter() throws IOException {
        for (String json : List.of("{\"c\":\"  \"}", "{\"c\":\" \"}", "{\"c\":\"\"}")) {
            Loose read = requireNonNull(Json.standard().read(json, Loose.class));
            assertThat(read.c).isEqualTo(PLAIN.readValue(json, Loose.class).c);
        }
    }
}
