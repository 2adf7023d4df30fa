package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** An object of a class without a codec, in the place of one that has one, is written by the mapper, and all around it by codecs. */
@NullUnmarked
class HandedOverTest {
    private final WirespeedModule module = new WirespeedModule();
    private final JsonMapper without = ThisJackson.builder(new JsonFactory()).build();
    private final JsonMapper with =
            ThisJackson.builder(new JsonFactory()).addModule(module).build();

    interface Few {}

    interface All extends Few {}

    /** Holds what may be something else. */
    @Wire
    public static class Order {
        @JsonView(Few.class)
        public int id;

        @JsonView(Few.class)
        public Address to;

        @JsonView(All.class)
        public List<Address> more = new ArrayList<>();

        @JsonView(All.class)
        public Map<String, Address> named = new LinkedHashMap<>();

        @JsonView(Few.class)
        public Address[] last = {};
    }

    /** An entity. */
    @JsonIgnoreProperties("hidden")
    public static class Address {
        @JsonView(Few.class)
        public String city = "Springfield \uD83C\uDF0D \u00e9";

        @JsonView(All.class)
        public long zip = 12_345_678_901L;

        public Order order;
    }

    /** As what is made at run time in place of an entity. */
    public static class Proxy extends Address {
        public String hidden = "hidden";

        @JsonView(Few.class)
        public int loaded = 3;
    }

    private static Order order(Address to) {
        Order order = new Order();
        order.id = 1;
        order.to = to;
        order.more.add(new Address());
        order.more.add(to);
        order.named.put("a", to);
        order.last = new Address[] {to, new Address()};
        return order;
    }

    private void assertSame(ObjectWriter here, ObjectWriter there, Object value) throws Exception {
        assertThat(here.writeValueAsString(value)).isEqualTo(there.writeValueAsString(value));
        assertThat(here.writeValueAsBytes(value)).isEqualTo(there.writeValueAsBytes(value));
    }

    @Test
    void isWrittenAsWithoutCodecsInWhatCodecsWrite() throws Exception {
        for (int i = 0; i < 100; i++) {
            assertSame(with.writer(), without.writer(), order(new Proxy()));
        }
        assertThat(module.counts().writtenByCodecs()).isEqualTo(200);
        assertThat(module.counts().refused()).isZero();
        assertSame(with.writer(), without.writer(), List.of(order(new Proxy()), order(new Address())));
        assertThat(module.counts().refused()).isZero();
    }

    private static JsonMapper.Builder quoting() {
        return ThisJackson.builder(new JsonFactory())
                .enable(JsonWriteFeature.ESCAPE_NON_ASCII, JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS);
    }

    @Test
    void followsTheViewAndTheFeaturesOfTheCall() throws Exception {
        Order order = order(new Proxy());
        for (Class<?> view : List.of(Few.class, All.class)) {
            assertSame(with.writerWithView(view), without.writerWithView(view), order);
        }
        assertSame(
                quoting().addModule(module).build().writer(), quoting().build().writer(), order);
        assertThat(module.counts().refused()).isZero();
        assertSame(
                with.writer().with(SerializationFeature.INDENT_OUTPUT),
                without.writer().with(SerializationFeature.INDENT_OUTPUT),
                order);
    }

    @Test
    void whatIsTooDeepOrFailsIsSaidAsWithoutCodecs() {
        Proxy cyclic = new Proxy();
        cyclic.order = order(cyclic);
        Order failing = order(new Failing());
        for (Order each : List.of(cyclic.order, failing)) {
            assertThat(catchThrowable(() -> with.writeValueAsBytes(each)))
                    .hasMessage(catchThrowable(() -> without.writeValueAsBytes(each))
                            .getMessage());
        }
    }

    /** As a proxy that can't be loaded any more. */
    public static class Failing extends Address {
        public String getState() {
            throw new IllegalStateException("no session");
        }
    }

    /** Asks for another form, which the mapper does. */
    @Wire
    public static class Shaped {
        @JsonFormat(shape = JsonFormat.Shape.ARRAY)
        public Address to;
    }

    /** Has an id. */
    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
    public static class Identified extends Address {}

    @Test
    void whatIsNotTheSameEverywhereIsLeftToTheMapper() throws Exception {
        Shaped shaped = new Shaped();
        shaped.to = new Proxy();
        assertSame(with.writer(), without.writer(), shaped);
        long before = module.counts().refused();
        assertSame(with.writer(), without.writer(), order(new Identified()));
        assertThat(module.counts().refused()).isEqualTo(before + 2);
    }
}
