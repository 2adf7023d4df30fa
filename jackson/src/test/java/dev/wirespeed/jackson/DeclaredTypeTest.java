package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.wirespeed.Wire;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Of a value that is declared to be of a supertype a mapper writes what that has, and nothing that only the value's class has. */
class DeclaredTypeTest {
    private static final String OPEN = "{\"name\":\"n\"}";
    private static final String ALL = "{\"name\":\"n\",\"secret\":\"s\"}";

    /** An interface with a codec. */
    @Wire
    public interface Named {
        String getName();
    }

    /** One that is open to some, with a codec. */
    @Wire
    public sealed interface Sealed permits Person, Stranger {
        String getName();
    }

    /** An abstract class with a codec. */
    @Wire
    public abstract static class Abstract {
        public String getName() {
            Shop.note();
            return "n";
        }
    }

    /** A class with a codec. */
    @Wire
    public static class Base extends Abstract {}

    /** A class without one. */
    public abstract static class Other extends Base {}

    /** Has more, and a codec, too. */
    @Wire
    @JsonPropertyOrder(alphabetic = true)
    public static final class Person extends Other implements Named, Sealed {
        public String getSecret() {
            return "s";
        }
    }

    /** Has more, but no codec. */
    @JsonPropertyOrder(alphabetic = true)
    public static final class Stranger extends Other implements Named, Sealed {
        public String getSecret() {
            return "s";
        }
    }

    /** Declares less than it holds, without a codec. */
    public static final class Holder {
        @JsonSerialize(as = Named.class)
        public Person as = new Person();

        @JsonSerialize(contentAs = Base.class)
        public Map<String, Person> contentAs = Map.of("k", new Person());

        @JsonSerialize(typing = JsonSerialize.Typing.STATIC)
        public List<Base> fixed = List.of(new Person());

        public List<Base> open = List.of(new Person());
    }

    /** Declares all of it to be what it says. */
    @JsonSerialize(typing = JsonSerialize.Typing.STATIC)
    public static final class Fixed {
        public Sealed one = new Person();
        public AtomicReference<Abstract> reference = new AtomicReference<>(new Person());
    }

    /** Is written as something else. */
    public static final class Shown {}

    private static final class ShownSerializer extends ValueSerializer<Shown> {
        @Override
        public void serialize(Shown value, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writeStartArray();
            context.findValueSerializer(Named.class).serialize(new Person(), out, context);
            context.findTypedValueSerializer(Base.class, true).serialize(new Person(), out, context);
            out.writeEndArray();
        }
    }

    private static JsonMapper.Builder mapper() {
        return DefaultMappers.withoutSettings().addModule(new WirespeedModule());
    }

    static Stream<Arguments> declarations() {
        return Stream.of(Named.class, Sealed.class, Abstract.class, Base.class, Other.class)
                .flatMap(declared ->
                        Stream.of(Arguments.of(declared, new Person()), Arguments.of(declared, new Stranger())));
    }

    @ParameterizedTest
    @MethodSource("declarations")
    void aWriterForATypeWritesThat(Class<?> declared, Object value) throws Exception {
        JsonMapper mapper = mapper().build();
        assertThat(mapper.writerFor(declared).writeValueAsString(value)).isEqualTo(OPEN);
        assertThat(mapper.writerFor(declared).writeValueAsBytes(value)).isEqualTo(OPEN.getBytes(UTF_8));
        StringWriter out = new StringWriter();
        try (SequenceWriter values = mapper.writerFor(declared).writeValues(out)) {
            values.write(value).write(value);
        }
        assertThat(out).hasToString(OPEN + " " + OPEN);
        assertThat(mapper.writeValueAsString(value)).isEqualTo(ALL);
    }

    @ParameterizedTest
    @MethodSource("declarations")
    void soDoesOneForWhatHoldsSome(Class<?> declared, Object value) throws JacksonException {
        assertThat(written(Collection.class, declared, List.of(value))).isEqualTo("[" + OPEN + "]");
        assertThat(written(ArrayList.class, declared, new ArrayList<>(List.of(value))))
                .isEqualTo("[" + OPEN + "]");
        assertThat(written(Optional.class, declared, Optional.of(value))).isEqualTo(OPEN);
        assertThat(written(AtomicReference.class, declared, new AtomicReference<>(value)))
                .isEqualTo(OPEN);
        JsonMapper mapper = mapper().build();
        JavaType map = mapper.getTypeFactory().constructMapType(Map.class, String.class, declared);
        assertThat(mapper.writerFor(map).writeValueAsString(Map.of("k", value))).isEqualTo("{\"k\":" + OPEN + "}");
        Object array = Array.newInstance(declared, 1);
        Array.set(array, 0, value);
        assertThat(mapper.writerFor(array.getClass()).writeValueAsString(array)).isEqualTo("[" + OPEN + "]");
    }

    private static String written(Class<?> holder, Class<?> declared, Object held) throws JacksonException {
        JsonMapper mapper = mapper().build();
        JavaType type = mapper.getTypeFactory().constructParametricType(holder, declared);
        return mapper.writerFor(type).writeValueAsString(held);
    }

    @Test
    void annotationsDeclareTypes() throws JacksonException {
        JsonMapper mapper = mapper().build();
        assertThat(mapper.writeValueAsString(new Holder()))
                .isEqualTo("{\"as\":" + OPEN + ",\"contentAs\":{\"k\":" + OPEN + "},\"fixed\":[" + OPEN + "],\"open\":["
                        + ALL + "]}");
        assertThat(mapper.writeValueAsString(new Fixed()))
                .isEqualTo("{\"one\":" + OPEN + ",\"reference\":" + OPEN + "}");
    }

    @Test
    void aFeatureMakesAllOfThemCount() throws JacksonException {
        JsonMapper mapper = mapper().enable(MapperFeature.USE_STATIC_TYPING).build();
        assertThat(mapper.writerFor(Base.class).writeValueAsString(new Person()))
                .isEqualTo(OPEN);
        assertThat(mapper.writeValueAsString(new Base[] {new Person()})).isEqualTo("[" + OPEN + "]");
    }

    @Test
    void aSerializerMayAskForAType() throws JacksonException {
        JsonMapper mapper = mapper().addModule(new SimpleModule().addSerializer(Shown.class, new ShownSerializer()))
                .build();
        assertThat(mapper.writeValueAsString(new Shown())).isEqualTo("[" + OPEN + "," + OPEN + "]");
    }

    @Test
    void theCodecStillWritesItsOwnClass() throws JacksonException {
        JsonMapper mapper = mapper().build();
        assertThat(mapper.writerFor(Base.class).writeValueAsString(new Person()))
                .isEqualTo(OPEN);
        Shop.byCodec();
        assertThat(mapper.writerFor(Base.class).writeValueAsString(new Base())).isEqualTo(OPEN);
        assertThat(Shop.byCodec()).isTrue();
        assertThat(mapper.writeValueAsString(List.of(new Person()))).isEqualTo("[" + ALL + "]");
        assertThat(Shop.byCodec()).isTrue();
    }
}
