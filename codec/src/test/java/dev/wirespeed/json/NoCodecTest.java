package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import java.lang.reflect.Type;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A class without a codec is refused where there is no Jackson to leave it to. */
class NoCodecTest {
    private static final String MESSAGE =
            "There is no codec for dev.wirespeed.json.NoCodecTest$Plain: annotate it, or a class"
                    + " that has it as a property, with @Wire and compile it with wirespeed-processor on the processor path (on the class path"
                    + " alone, JDK 23 and later need -proc:full; Maven's compiler plugin knows a processor path from version 3.5 on), or add"
                    + " wirespeed-jackson to leave it to Jackson, which it needs if the compiler noted that it is left to Jackson (WS023)";

    private record Plain(int a) {}

    @Test
    void isNotWritten() {
        assertThatThrownBy(() -> Json.standard().write(new Plain(1)))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(MESSAGE);
        assertThatThrownBy(() -> Json.standard().write(List.of(new Plain(1))))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(MESSAGE);
    }

    private record Page<T>(List<T> content) {}

    @Test
    void aGenericClassNeedsItsArguments() {
        assertThatThrownBy(() -> Json.standard().write(new Page<>(List.of())))
                .isInstanceOf(WireException.class)
                .hasMessage(
                        "There is no codec for dev.wirespeed.json.NoCodecTest$Page, whose type parameters are only known where it is"
                                + " used: make it a property of a class annotated with @Wire, with arguments, or add wirespeed-jackson to leave"
                                + " it to Jackson");
        assertThatThrownBy(() -> Json.standard().read("{}", new TypeRef<Page<Integer>>() {}))
                .isInstanceOf(WireException.class)
                .hasMessage(
                        "dev.wirespeed.json.NoCodecTest$Page<java.lang.Integer> can't be a whole document: make it a property of a"
                                + " class annotated with @Wire, or add wirespeed-jackson to leave it to Jackson");
    }

    @Test
    void whatIsLeftNeedsJackson() {
        JsonCodec<Plain> left = new Fallbacks.LateCodec<>(CodecOptions.JACKSON2, Plain.class);
        assertThatThrownBy(() -> left.write(new JsonWriter(Codecs.BY_NAME, 64), new Plain(1)))
                .isInstanceOf(WireException.class)
                .hasMessage(
                        "dev.wirespeed.json.NoCodecTest$Plain is left to Jackson: add wirespeed-jackson2 to the class path");
        JsonFallback.Property property = new Fallbacks.LateProperty(CodecOptions.JACKSON3, Plain.class, "a");
        assertThatThrownBy(() -> property.write(new JsonWriter(Codecs.BY_NAME, 64), new Plain(1)))
                .isInstanceOf(WireException.class)
                .hasMessage(
                        "Property \"a\" of dev.wirespeed.json.NoCodecTest$Plain is left to Jackson: add wirespeed-jackson to the class"
                                + " path");
        assertThatThrownBy(() -> Json.standard().write(Map.of(new Plain(1), 1)))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(
                        "A key of dev.wirespeed.json.NoCodecTest$Plain in a map of which no more is known is left to"
                                + " Jackson: add wirespeed-jackson, or declare the map's types");
    }

    private static @Nullable Object read(String document, Type type) {
        return JsonEngine.standard().read(JsonEngine.standard().codec(type), document);
    }

    @Test
    void isNotNeededForWhatIsTheJdks() {
        Json json = Json.standard();
        assertThat(json.read("[\"a\",null]", String[].class)).containsExactly("a", null);
        assertThat(json.read("[[1,2],[]]", int[][].class)).isEqualTo(new int[][] {{1, 2}, {}});
        assertThat(read("[[1]]", new TypeRef<List<Integer>[]>() {}.type())).isEqualTo(new List<?>[] {List.of(1)});
        assertThat(read("[1,\"a\",[]]", List.class)).isEqualTo(List.of(1, "a", List.of()));
        assertThat(read("{\"a\":1}", Map.class)).isEqualTo(Map.of("a", 1));
        assertThat(read("[1]", Optional.class)).isEqualTo(Optional.of(List.of(1)));
        assertThat(read("null", Optional.class)).isEqualTo(Optional.empty());
        assertThat(json.read("1", int.class)).isEqualTo(1);
        assertThat(json.write(new Plain[0])).asString(UTF_8).isEqualTo("[]");
    }

    @Test
    void otherClassesOfCollectionsNeedJackson() {
        assertThatThrownBy(() -> Json.standard().read("[]", LinkedList.class))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith("java.util.LinkedList can't be a whole document:");
    }

    @Test
    void isNotRead() {
        assertThatThrownBy(() -> Json.standard().read("[]", Plain[].class))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(MESSAGE);
        assertThatThrownBy(() -> Json.standard().read("{}", Plain.class))
                .isInstanceOf(WireException.class)
                .hasMessageStartingWith(MESSAGE);
    }
}
