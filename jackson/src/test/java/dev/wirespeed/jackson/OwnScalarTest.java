package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** A number or zone of a subclass of the user's is written as that says, not as the property is declared. */
@NullUnmarked
class OwnScalarTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    static class Loud extends ValueSerializer<Object> {
        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            out.writeString("LOUD");
        }
    }

    @JsonSerialize(using = Loud.class)
    static class Money extends BigDecimal {
        Money() {
            super("1.50");
        }
    }

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    static class Quoted extends BigDecimal {
        Quoted() {
            super("1.50");
        }
    }

    static class PlainMoney extends BigDecimal {
        PlainMoney() {
            super("1.50");
        }
    }

    @JsonSerialize(using = Loud.class)
    static class Count extends BigInteger {
        Count() {
            super("1");
        }
    }

    @JsonSerialize(using = Loud.class)
    static class OwnInteger extends AtomicInteger {}

    @JsonSerialize(using = Loud.class)
    static class OwnLong extends AtomicLong {}

    @JsonSerialize(using = Loud.class)
    static class OwnBoolean extends AtomicBoolean {}

    @JsonSerialize(using = Loud.class)
    static class OwnZone extends SimpleTimeZone {
        OwnZone() {
            super(0, "own");
        }
    }

    /** Declares the classes that those extend. */
    @Wire
    public static class Declared {
        public BigDecimal decimal = new BigDecimal("2.50");
        public List<BigDecimal> decimals = List.of(decimal);
        public BigInteger integer = BigInteger.TWO;
        public AtomicInteger atomicInteger = new AtomicInteger();
        public AtomicLong atomicLong = new AtomicLong();
        public AtomicBoolean atomicBoolean = new AtomicBoolean();
        public TimeZone timeZone = TimeZone.getTimeZone("UTC");
        public ZoneId zone = ZoneOffset.UTC;
        public Charset charset = StandardCharsets.UTF_8;

        public boolean isByCodec() {
            return StackWalker.getInstance()
                    .walk(frames -> frames.anyMatch(f -> f.getClassName().endsWith("_JsonCodec")));
        }
    }

    private static Declared of(BigDecimal decimal) {
        Declared declared = new Declared();
        declared.decimal = decimal;
        declared.decimals = List.of(decimal);
        return declared;
    }

    private static Declared own() {
        Declared own = of(new Money());
        own.integer = new Count();
        own.atomicInteger = new OwnInteger();
        own.atomicLong = new OwnLong();
        own.atomicBoolean = new OwnBoolean();
        own.timeZone = new OwnZone();
        return own;
    }

    private static String byCodec(Object value) {
        return Json.standard().writeText(value).replace("\"byCodec\":true", "\"byCodec\":false");
    }

    @Test
    void isWrittenAsItsClassSays() {
        assertThat(byCodec(own()))
                .contains("LOUD\",\"decimals\":[\"LOUD\"]", "\"integer\":\"LOUD\"", "\"timeZone\":\"LOUD\"")
                .isEqualTo(JACKSON.writeValueAsString(own()));
        assertThat(byCodec(of(new Quoted()))).isEqualTo(JACKSON.writeValueAsString(of(new Quoted())));
        assertThat(byCodec(of(new PlainMoney()))).isEqualTo(JACKSON.writeValueAsString(of(new PlainMoney())));
    }

    @Test
    void isTheMappersForItsClass() {
        for (Class<?> type : List.of(PlainMoney.class, ZoneOffset.class, SimpleTimeZone.class)) {
            Declared declared = of(new PlainMoney());
            declared.timeZone = new SimpleTimeZone(0, "simple");
            SimpleModule own = new SimpleModule("own").addSerializer(type, new Loud());
            JsonMapper without = JsonMapper.builder().addModule(own).build();
            JsonMapper with = JsonMapper.builder()
                    .addModule(own)
                    .addModule(new WirespeedModule())
                    .build();
            assertThat(with.writeValueAsString(declared))
                    .contains("LOUD")
                    .isEqualTo(without.writeValueAsString(declared));
        }
    }

    @Test
    void ofTheJdkIsLeftToTheCodec() {
        JsonMapper with = JsonMapper.builder().addModule(new WirespeedModule()).build();
        assertThat(with.writeValueAsString(new Declared()))
                .contains("\"byCodec\":true")
                .isEqualTo(JACKSON.writeValueAsString(new Declared()).replace("\"byCodec\":false", "\"byCodec\":true"));
    }

    /** Has a format, too. */
    @Wire
    public static class Formatted {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public BigDecimal decimal;
    }

    @Test
    void isRefusedWhereThePropertySaysSoToo() {
        Formatted formatted = new Formatted();
        formatted.decimal = new PlainMoney();
        assertThat(Json.standard().writeText(formatted)).isEqualTo("{\"decimal\":\"1.50\"}");
        formatted.decimal = new Money();
        assertThatThrownBy(() -> Json.standard().writeText(formatted))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("Money has its own form, and so does the property");
    }
}
