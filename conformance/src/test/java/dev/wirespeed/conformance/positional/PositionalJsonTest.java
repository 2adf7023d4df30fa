package dev.wirespeed.conformance.positional;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.io.ByteArrayInputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What positional JSON is, also where Jackson can't say it: it does not write some of this, or does not read what it writes. */
class PositionalJsonTest {
    private static final Json JSON = Json.positional();

    private static void isWrittenAs(Object value, String document) {
        assertThat(JSON.writeText(value)).isEqualTo(document);
        assertThat(new String(JSON.write(value), UTF_8)).isEqualTo(document);
        assertThat(JSON.read(document, value.getClass()))
                .usingRecursiveComparison()
                .isEqualTo(value);
    }

    @Wire
    record Point(int x, int y) {}

    @Wire
    record Line(Point from, Point to, List<Point> between) {}

    @Test
    void objectsAreArraysInsideOfOthersToo() {
        isWrittenAs(new Line(new Point(1, 2), null, List.of(new Point(3, 4))), "[[1,2],null,[[3,4]]]");
        assertThat(JSON.pretty().writeText(new Point(1, 2))).isEqualTo("[ 1, 2 ]");
        assertThat(JSON.forType(Point.class).read("[1,2]".getBytes(UTF_8))).isEqualTo(new Point(1, 2));
    }

    @Test
    void onlyArraysAreRead() {
        assertThatThrownBy(() -> JSON.read("{\"x\":1,\"y\":2}", Point.class))
                .isInstanceOf(WireException.class)
                .hasMessage("Expected an array but was an object at path $, byte 0");
        assertThatThrownBy(() -> JSON.read("[[1,2],[3,true]]", Line.class))
                .isInstanceOf(WireException.class)
                .hasMessageEndingWith("at path $[1][1], byte 10");
    }

    @Wire
    record Tree(String name, List<Tree> children) {}

    @Test
    void classesMayHaveThemselves() {
        isWrittenAs(
                new Tree("a", List.of(new Tree("b", List.of()), new Tree(null, null))),
                "[\"a\",[[\"b\",[]],[null,null]]]");
    }

    @Wire
    static final class Nothing {}

    @Test
    void anObjectWithoutPropertiesIsAnEmptyArray() {
        assertThat(JSON.writeText(new Nothing())).isEqualTo("[]");
        assertThat(JSON.read("[]", Nothing.class)).isInstanceOf(Nothing.class);
    }

    @Wire
    record Person(int id, @JsonUnwrapped Name name, String mail) {}

    record Name(String first, String last) {}

    @Test
    void whatIsUnwrappedIsAnArrayOfItsOwn() {
        isWrittenAs(new Person(1, new Name("a", "b"), "m"), "[1,[\"a\",\"b\"],\"m\"]");
        isWrittenAs(new Person(1, null, "m"), "[1,null,\"m\"]");
    }

    @Wire
    static final class Open {
        public int id;

        @JsonIgnore
        public Map<String, Integer> others = new LinkedHashMap<>();

        @JsonAnyGetter
        public Map<String, Integer> others() {
            return others;
        }

        @JsonAnySetter
        public void other(String name, Integer value) {
            others.put(name, value);
        }
    }

    @Test
    void entriesOfAnyNameAreALastMap() {
        Open open = new Open();
        open.id = 1;
        open.others.put("a", 2);
        isWrittenAs(open, "[1,{\"a\":2}]");
        assertThat(JSON.read("[1]", Open.class).others).isEmpty();
        assertThat(JSON.read("[1,null]", Open.class).others).isEmpty();
    }

    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Circle.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    sealed interface Shape permits Circle, Square {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    @Wire
    record Shapes(List<Shape> all) {}

    @Test
    void theIdOfATypeStandsFirst() {
        isWrittenAs(new Shapes(List.of(new Circle(1), new Square(2))), "[[[\"circle\",[1]],[\"square\",[2]]]]");
        assertThat(JSON.read("[[[\"unknown\",[3]]]]", Shapes.class)).isEqualTo(new Shapes(List.of(new Circle(3))));
    }

    @Wire
    @JsonInclude(Include.NON_EMPTY)
    record Sparse(String text, List<String> texts, Optional<Integer> number, int last) {}

    @Test
    void whatIsLeftOutIsNull() {
        assertThat(JSON.writeText(new Sparse("", List.of(), Optional.empty(), 0)))
                .isEqualTo("[null,null,null,0]");
        assertThat(JSON.read("[null,null,null,0]", Sparse.class))
                .isEqualTo(new Sparse(null, null, Optional.empty(), 0));
    }

    interface Public {}

    @Wire
    record Account(
            @JsonView(Public.class) String name,
            String secret,
            @JsonView(Public.class) Point place) {}

    @Test
    void viewsAndSelectionsLeaveNullInAPlace() {
        Account account = new Account("a", "s", new Point(1, 2));
        assertThat(JSON.view(Public.class).writeText(account)).isEqualTo("[\"a\",null,[null,null]]");
        assertThat(JSON.select("name,place(y)").writeText(account)).isEqualTo("[\"a\",null,[null,2]]");
        assertThat(JSON.view(Public.class).read("[\"a\",\"s\",null]", Account.class))
                .isEqualTo(new Account("a", null, null));
    }

    @Wire
    @JsonPropertyOrder({"id", "name"})
    record Before(int id, String name) {}

    @Wire
    @JsonPropertyOrder({"id", "name", "tags", "size"})
    record After(int id, String name, List<String> tags, long size) {}

    @Test
    void propertiesMayBeAppended() {
        After after = new After(1, "a", List.of("t"), 7);
        assertThat(JSON.read(JSON.write(after), Before.class)).isEqualTo(new Before(1, "a"));
        assertThat(JSON.read(JSON.write(new Before(1, "a")), After.class)).isEqualTo(new After(1, "a", null, 0));
    }

    @Wire
    @JsonPropertyOrder({"name", "id"})
    record Moved(String name, int id) {}

    @Test
    void propertiesMayNotMove() {
        assertThatThrownBy(() -> JSON.read(JSON.write(new Before(1, "a")), Moved.class))
                .isInstanceOf(WireException.class);
    }

    @Test
    void aStreamOfValuesIsAnArray() {
        byte[] document = "[[1,2],[3,4]]".getBytes(UTF_8);
        assertThat(JSON.readMany(new ByteArrayInputStream(document), Point.class))
                .containsExactly(new Point(1, 2), new Point(3, 4));
    }

    @Wire(formats = Wire.Format.JSON)
    static final class OnlyNamed {
        public int a;
    }

    @Wire
    static class Made {
        public final Integer one;
        public final String two;

        private Made(Integer one, String two) {
            this.one = one;
            this.two = two;
        }

        @JsonCreator
        static Made of(Integer one, String two) {
            return new More(one, two);
        }

        private static final class More extends Made {
            private More(Integer one, String two) {
                super(one, two);
            }
        }
    }

    @Test
    void whatAFactoryMakesOfASubclassIsRefusedOnceItIsComplete() {
        assertThat(JSON.read("[1]", Made.class)).hasFieldOrPropertyWithValue("one", 1);
        assertThat(JSON.read("[]", Made.class)).hasFieldOrPropertyWithValue("two", null);
        assertThatThrownBy(() -> JSON.read("[1,null]", Made.class))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith("An object of a subclass has other places");
    }

    @Wire
    record Word(@JsonValue String text) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Word {}
    }

    @Wire
    record Words(Word first, Word last) {}

    @Test
    void aNameIsNoValueForACreator() {
        isWrittenAs(new Words(new Word("a"), null), "[\"a\",null]");
        assertThatThrownBy(() -> JSON.read("[\"a\",{\"b\":1}]", Words.class))
                .isInstanceOf(WireException.class)
                .hasMessage("Expected a scalar but was an object at path $[1], byte 5");
    }

    @Wire
    static class Base {
        public int a;
    }

    static final class Derived extends Base {
        public int b;
    }

    @Test
    void anObjectOfASubclassIsAnArrayOfWhatItsDeclaredTypeHas() {
        Derived value = new Derived();
        value.a = 1;
        value.b = 2;
        assertThat(JSON.forType(Base.class).writeText(value)).isEqualTo("[1]");
        assertThat(JSON.forType(new TypeRef<List<Base>>() {}).writeText(List.of(value)))
                .isEqualTo("[[1]]");
    }

    @Test
    void aClassWithoutSuchACodecIsLeftToJackson() {
        OnlyNamed value = new OnlyNamed();
        value.a = 1;
        assertThat(JSON.writeText(value)).isEqualTo("[1]");
        assertThat(JSON.read("[1]", OnlyNamed.class).a).isEqualTo(1);
        assertThat(JSON.forType(OnlyNamed.class).writeText(value)).isEqualTo("[1]");
        assertThat(JSON.forType(OnlyNamed.class).read("[1]").a).isEqualTo(1);
        assertThat(JSON.forType(new TypeRef<List<OnlyNamed>>() {}).writeText(List.of(value)))
                .isEqualTo("[[1]]");
        assertThat(JSON.handles(OnlyNamed.class)).isFalse();
        assertThat(JSON.handles(Point.class)).isTrue();
    }
}
