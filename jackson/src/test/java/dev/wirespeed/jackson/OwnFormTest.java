package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.nio.CharBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** What a property holds is written as the class of the value says, not as the property is declared. */
@NullUnmarked
class OwnFormTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    private static final JsonMapper WITH_CODECS =
            JsonMapper.builder().addModule(new WirespeedModule()).build();

    /** Hides an entry. */
    @JsonIgnoreProperties("password")
    static class SafeMap extends LinkedHashMap<String, String> {}

    /** Inherits that. */
    static class SafeMapToo extends SafeMap {}

    /** Leaves out entries. */
    @JsonInclude(content = JsonInclude.Include.NON_NULL)
    static class Dense extends LinkedHashMap<String, String> {}

    /** Is one value. */
    static class Text extends ArrayList<String> {
        @JsonValue
        public String text() {
            return String.join("-", this);
        }
    }

    /** Is an object. */
    @JsonFormat(shape = JsonFormat.Shape.POJO)
    static class Page extends ArrayList<String> {
        public int getTotal() {
            return 7;
        }
    }

    /** Has a serializer of its own. */
    @JsonSerialize(using = Loud.class)
    static class Shouted extends ArrayList<String> {}

    static class Loud extends ValueSerializer<Object> {
        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            out.writeString("LOUD");
        }
    }

    /** Is like any list. */
    static class Plain extends ArrayList<String> {
        public int getTotal() {
            return 7;
        }
    }

    /** Has a property. */
    static class Countable implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return List.of("i").iterator();
        }

        public int getCount() {
            return 1;
        }
    }

    /** Has nothing but elements. */
    static class Elements implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return List.of("i").iterator();
        }
    }

    /** Has a property, too: whether it is empty. */
    record Chars(String text) implements CharSequence {
        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return text.subSequence(from, to);
        }
    }

    /** Only its arguments say what is in it. */
    @JsonInclude(content = JsonInclude.Include.NON_NULL)
    static class Generic<T> extends ArrayList<T> {}

    /** Declares it. */
    @Wire
    public static class Holder {
        public List<String> list;
        public Collection<String> collection;
        public Iterable<String> iterable;
        public Iterable<Path> paths;
        public Map<String, String> map;
        public List<List<String>> nested;
        public Map<String, List<String>> byName;
        public Optional<List<String>> maybe = Optional.empty();
        public CharSequence text;
        public Object open;
        public Object[] array;

        private static Holder of(List<String> value) {
            Holder holder = new Holder();
            holder.list = value;
            holder.collection = value;
            holder.iterable = value;
            holder.nested = List.of(List.of(), value);
            holder.byName = Map.of("a", value);
            holder.maybe = Optional.of(value);
            holder.open = value;
            holder.array = new Object[] {value, List.of(value)};
            return holder;
        }

        private static Holder of(Map<String, String> value) {
            Holder holder = new Holder();
            holder.map = value;
            holder.open = value;
            holder.array = new Object[] {value};
            return holder;
        }

        private static Holder of(Iterable<String> value) {
            Holder holder = new Holder();
            holder.iterable = value;
            holder.open = value;
            return holder;
        }

        private static Holder of(CharSequence value) {
            Holder holder = new Holder();
            holder.text = value;
            holder.open = value;
            return holder;
        }
    }

    private static <C extends Collection<String>> C filled(C collection) {
        collection.add("a");
        collection.add(null);
        return collection;
    }

    private static <M extends Map<String, String>> M filled(M map) {
        map.put("user", "ann");
        map.put("password", "secret");
        map.put("none", null);
        return map;
    }

    static List<Holder> holders() {
        Holder paths = new Holder();
        paths.paths = Path.of("/a/b");
        StringBuilder builder = new StringBuilder("b");
        builder.setLength(1);
        return List.of(
                Holder.of(filled(new Text())),
                Holder.of(filled(new Page())),
                Holder.of(filled(new Shouted())),
                Holder.of(filled(new Plain())),
                Holder.of(filled(new ArrayList<>())),
                Holder.of(filled(new SafeMap())),
                Holder.of(filled(new SafeMapToo())),
                Holder.of(filled(new Dense())),
                Holder.of(filled(new HashMap<>())),
                Holder.of(new Countable()),
                Holder.of(new Elements()),
                Holder.of(new Chars("c")),
                Holder.of(builder),
                Holder.of("s"),
                Holder.of((CharSequence) CharBuffer.wrap("x")),
                paths);
    }

    @ParameterizedTest
    @MethodSource("holders")
    void isJacksons(Holder holder) {
        String expected = JACKSON.writeValueAsString(holder);
        assertThat(Json.standard().writeText(holder)).isEqualTo(expected);
        assertThat(new String(Json.standard().write(holder), UTF_8)).isEqualTo(expected);
        assertThat(WITH_CODECS.writeValueAsString(holder)).isEqualTo(expected);
        if (holder.open != null) {
            assertThat(Json.standard().writeText(holder.open)).isEqualTo(JACKSON.writeValueAsString(holder.open));
        }
    }

    @Test
    void hidesWhatItHides() {
        assertThat(Json.standard().writeText(Holder.of(filled(new SafeMap()))))
                .contains("ann")
                .doesNotContain("secret");
    }

    @Test
    void ofWhichNotAllIsKnownIsRefused() {
        Holder holder = new Holder();
        holder.list = filled(new Generic<>());
        assertThatThrownBy(() -> Json.standard().writeText(holder))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("Generic has annotations of its own and type parameters");
        assertThat(WITH_CODECS.writeValueAsString(holder)).isEqualTo(JACKSON.writeValueAsString(holder));
    }

    /** Says by whom it is written. */
    @Wire
    public static class Tells {
        public EnumSet<Thread.State> states = EnumSet.of(Thread.State.NEW);
        public Map<Thread.State, List<String>> byState = new EnumMap<>(Map.of(Thread.State.RUNNABLE, List.of("a")));
        public Collection<String> keys = new TreeMap<>(Map.of("k", 1)).keySet();

        public boolean isByCodec() {
            return StackWalker.getInstance()
                    .walk(frames -> frames.anyMatch(f -> f.getClassName().endsWith("_JsonCodec")));
        }
    }

    @Test
    void ofTheJdkLeavesThemToTheCodec() {
        assertThat(WITH_CODECS.writeValueAsString(new Tells()))
                .isEqualTo(
                        "{\"byCodec\":true,\"byState\":{\"RUNNABLE\":[\"a\"]},\"keys\":[\"k\"],\"states\":[\"NEW\"]}");
    }

    @Test
    void isTheMappersForTheClassThatTurnsUp() {
        SimpleModule own = new SimpleModule("own")
                .addSerializer(ArrayList.class, new Loud())
                .addSerializer(LinkedHashMap.class, new Loud());
        JsonMapper without = JsonMapper.builder().addModule(own).build();
        JsonMapper with = JsonMapper.builder()
                .addModule(own)
                .addModule(new WirespeedModule())
                .build();
        for (Holder holder : List.of(
                Holder.of(filled(new ArrayList<>())),
                Holder.of(filled(new LinkedHashMap<>())),
                Holder.of(List.of("a")),
                Holder.of(filled(new Plain())))) {
            assertThat(with.writeValueAsString(holder)).isEqualTo(without.writeValueAsString(holder));
        }
    }
}
