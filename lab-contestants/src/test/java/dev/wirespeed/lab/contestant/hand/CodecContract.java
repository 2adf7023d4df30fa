package dev.wirespeed.lab.contestant.hand;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.fail;

import dev.wirespeed.lab.contestant.Binding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Compares a codec with Jackson 3 on random values; {@code -Dseed=…} repeats a run. */
abstract class CodecContract<T> {
    private static final long SEED = Long.getLong("seed", new Random().nextLong());
    private static final int VALUES = 300;
    private static final JsonMapper JACKSON = JsonMapper.shared();
    private static final ObjectWriter PRETTY = JACKSON.writerWithDefaultPrettyPrinter();

    private final Binding.Direct<T> codec;
    private final Class<T> type;
    private final Function<RandomValues, T> values;

    CodecContract(Binding.Direct<T> codec, Class<T> type, Function<RandomValues, T> values) {
        this.codec = codec;
        this.type = type;
        this.values = values;
    }

    /** Whether an object of a document is one of a class, which may have its properties in any order, and not a map. */
    boolean isOfAClass(JsonNode node) {
        return true;
    }

    JsonNode tree(byte[] document) {
        return JACKSON.readTree(document);
    }

    void assertSame(T actual, T expected) {
        assertThat(actual).isEqualTo(expected);
    }

    private interface Check<T> {
        void check(T value, byte[] document) throws Exception;
    }

    private void forRandomValues(int count, Check<T> check) throws Exception {
        RandomValues random = new RandomValues(SEED);
        for (int i = 0; i < count; i++) {
            T value = values.apply(random);
            try {
                check.check(value, JACKSON.writeValueAsBytes(value));
            } catch (AssertionError | Exception e) {
                throw new AssertionError("value " + i + " of seed " + SEED + ": " + e.getMessage(), e);
            }
        }
    }

    @Test
    void writesTheBytesOfJackson() throws Exception {
        forRandomValues(
                VALUES,
                (value, document) ->
                        assertThat(new String(codec.write(value), UTF_8)).isEqualTo(new String(document, UTF_8)));
    }

    @Test
    void readsTheBytesOfJackson() throws Exception {
        forRandomValues(VALUES, (value, document) -> assertSame(codec.read(document), value));
    }

    @Test
    void readsAnyOrderWithWhiteSpaceAndUnknownProperties() throws Exception {
        forRandomValues(VALUES, (value, document) -> {
            byte[] other = PRETTY.writeValueAsBytes(turnedAround(tree(document)));
            assertSame(codec.read(other), value);
        });
    }

    /** The same objects with their properties in reverse order and one more of each kind that nobody knows. */
    private JsonNode turnedAround(JsonNode node) {
        if (node.isArray()) {
            var array = JsonNodeFactory.instance.arrayNode();
            node.forEach(element -> array.add(turnedAround(element)));
            return array;
        }
        if (!node.isObject() || !isOfAClass(node)) {
            return node;
        }
        ObjectNode turned = JsonNodeFactory.instance.objectNode();
        turned.put("unknown", "}\"")
                .putNull("nothing")
                .put("yes", true)
                .put("no", false)
                .put("number", -1.5e-3);
        turned.putObject("object").put("", 1).putArray("array").add(1).add("]").addObject();
        List<String> names = new ArrayList<>(node.propertyNames());
        Collections.reverse(names);
        names.forEach(name -> turned.set(name, turnedAround(node.get(name))));
        return turned;
    }

    @Test
    void rejectsEveryDocumentThatWasCut() throws Exception {
        forRandomValues(10, (value, document) -> {
            for (int length = 0; length < document.length; length++) {
                byte[] cut = Arrays.copyOf(document, length);
                assertThatIllegalArgumentException().as("cut to %s", length).isThrownBy(() -> codec.read(cut));
            }
        });
    }

    @Test
    void acceptsNothingThatJacksonRejects() throws Exception {
        Random random = new Random(SEED);
        forRandomValues(VALUES, (value, document) -> {
            for (int i = 0; i < 10; i++) {
                byte[] changed = changed(document, random);
                T read = readOrNull(changed);
                if (read != null) {
                    assertSame(read, readByJackson(changed));
                }
            }
        });
    }

    private static byte[] changed(byte[] document, Random random) {
        String interesting = "\"\\{}[],:0123456789-+.eEntfalsrux \n\u0000\u0001";
        byte[] changed = document.clone();
        int at = random.nextInt(changed.length);
        switch (random.nextInt(3)) {
            case 0 -> changed[at] = (byte) interesting.charAt(random.nextInt(interesting.length()));
            case 1 -> System.arraycopy(document, at, changed, 0, changed.length - at);
            default -> {
                changed = Arrays.copyOf(document, document.length + 1);
                System.arraycopy(document, at, changed, at + 1, document.length - at);
                changed[at] = (byte) interesting.charAt(random.nextInt(interesting.length()));
            }
        }
        return changed;
    }

    private @Nullable T readOrNull(byte[] document) throws Exception {
        try {
            return codec.read(document);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private T readByJackson(byte[] document) {
        try {
            return JACKSON.readValue(document, type);
        } catch (JacksonException e) {
            return fail("Jackson rejects " + new String(document, UTF_8), e);
        }
    }
}
