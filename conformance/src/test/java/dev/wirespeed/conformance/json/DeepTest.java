package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Json;
import dev.wirespeed.Limits;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Recursion.Chain;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nesting a million deep on a stack of 256 KiB, read and written: refused for a never a StackOverflowError. */
@SuppressWarnings({"ArrayRecordComponent", "NullOptional"}) // models of what users write
class DeepTest {
    private static final int STACK = 256 * 1024;
    private static final int DEPTH = 1_000_000;

    @Wire
    record Everything(
            Map<String, Everything> map,
            Optional<Everything> maybe,
            Everything[] array,
            List<List<Everything>> lists,
            Object open) {}

    /** Stands for itself in a document. */
    @Wire
    record Mirror(int v) {
        @JsonValue
        Object self() {
            return this;
        }
    }

    /** A call on a thread of its own, and what it threw. */
    private static Throwable thrownBy(Runnable call) {
        Throwable[] thrown = {null};
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        call.run();
                    } catch (Throwable e) {
                        thrown[0] = e;
                    }
                },
                "small stack",
                STACK);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return thrown[0];
    }

    /** By the limit or, as long as the code that reads is not compiled and takes more of it, by the stack. */
    private static void refused(String what, Runnable call) {
        Throwable thrown = thrownBy(call);
        assertThat(thrown).as(what).isInstanceOf(WireException.class);
        assertThat(((WireException) thrown).kind()).as(what).isEqualTo(Kind.LIMIT);
        assertThat(thrown.getMessage())
                .as(what)
                .containsPattern("^Values are nested deeper than the (limit of 500|thread's stack allows)");
    }

    private static void refusedByStack(String what, Runnable call) {
        Throwable thrown = thrownBy(call);
        assertThat(thrown).as(what).isInstanceOf(WireException.class);
        assertThat(((WireException) thrown).kind()).as(what).isEqualTo(Kind.LIMIT);
        assertThat(thrown.getMessage()).as(what).startsWith("Values are nested deeper than the thread's stack allows");
    }

    record Nesting(String opening, Class<?> type) {
        String document() {
            return opening.repeat(DEPTH);
        }
    }

    static Stream<Nesting> nestings() {
        return Stream.of(
                new Nesting("[", Object.class),
                new Nesting("{\"a\":", Object.class),
                new Nesting("[{\"a\":", Object.class),
                new Nesting("{\"x\":", Records.Empty.class),
                new Nesting("{\"x\":[", Records.Empty.class),
                new Nesting("{\"next\":", Chain.class),
                new Nesting("{\"next\" : ", Chain.class),
                new Nesting("{\"depth\":1,\"next\":", Chain.class),
                new Nesting("{\"children\":[", Tree.class),
                new Nesting("{\"map\":{\"k\":", Everything.class),
                new Nesting("{\"maybe\":", Everything.class),
                new Nesting("{\"array\":[", Everything.class),
                new Nesting("{\"lists\":[[", Everything.class),
                new Nesting("{\"open\":", Everything.class),
                new Nesting("{\"open\":[", Everything.class));
    }

    @ParameterizedTest
    @MethodSource("nestings")
    void isRefusedFromEveryInput(Nesting nesting) {
        String text = nesting.document();
        byte[] bytes = text.getBytes(US_ASCII);
        Class<?> type = nesting.type();
        Json json = Json.standard();
        refused("array", () -> json.read(bytes, type));
        refused("buffer", () -> json.read(ByteBuffer.wrap(bytes), type));
        refused("text", () -> json.read(text, type));
        refused("stream", () -> json.read(new ByteArrayInputStream(bytes), type));
        refused("single bytes", () -> json.read(new Drip(bytes, 1), type));
        refused("reader", () -> json.read(new StringReader(text), type));
        refused(
                "many",
                () -> json.readMany(new ByteArrayInputStream(bytes), type).forEach(value -> {}));
        byte[] list = ("[" + text).getBytes(US_ASCII);
        refused(
                "elements",
                () -> json.readMany(new ByteArrayInputStream(list), type).forEach(value -> {}));
    }

    /** Where a user allows more than the stack can hold, that is a limit as well. */
    @ParameterizedTest
    @MethodSource("nestings")
    void isRefusedWhereTheStackEnds(Nesting nesting) {
        byte[] bytes = nesting.document().getBytes(US_ASCII);
        Class<?> type = nesting.type();
        Json json = Json.standard().limits(Limits.standard().depth(Integer.MAX_VALUE));
        refusedByStack("array", () -> json.read(bytes, type));
        refusedByStack("stream", () -> json.read(new ByteArrayInputStream(bytes), type));
        refused(
                "many",
                () -> json.readMany(new ByteArrayInputStream(bytes), type).forEach(value -> {}));
        assertThat(json.read("{}", Records.Empty.class)).isNotNull();
    }

    static Stream<Object> deepValues() {
        Chain chain = null;
        Tree tree = new Tree("leaf", List.of());
        Object list = 1;
        Object map = 1;
        Object array = 1;
        for (int i = 0; i < DEPTH; i++) {
            chain = new Chain(i, chain);
            tree = new Tree("t", List.of(tree));
            list = Arrays.asList(list);
            map = Map.of("k", map);
            array = new Object[] {array};
        }
        return Stream.of(
                chain,
                tree,
                list,
                map,
                array,
                new Everything(null, null, null, null, list),
                new Everything(null, null, null, null, map));
    }

    @Test
    void deepValuesAreNotWritten() {
        deepValues().forEach(value -> notWritten(value));
    }

    @Test
    void valuesThatContainThemselvesAreNotWritten() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        Map<String, Object> map = new HashMap<>();
        map.put("k", map);
        Object[] array = {null};
        array[0] = array;
        List<Object> mixed = new ArrayList<>();
        mixed.add(Map.of("k", Optional.of(new Everything(null, null, null, null, mixed))));
        for (Object value : List.of(list, map, array, mixed)) {
            notWritten(value);
            notWritten(new Everything(null, null, null, null, value));
        }
    }

    /** Neither has a bracket that could be counted. */
    @Test
    void valuesThatStandForOthersWithoutEndAreNotWritten() {
        Object nested = Optional.of(1);
        for (int i = 0; i < DEPTH; i++) {
            nested = Optional.of(nested);
        }
        notWritten(nested);
        notWritten(new Everything(null, null, null, null, nested));
        notWritten(new Mirror(1));
        notWritten(List.of(new Mirror(1)));
    }

    private static void notWritten(Object value) {
        Json json = Json.standard();
        String what = value.getClass().getSimpleName();
        refused(what, () -> json.write(value));
        refused(what, () -> json.writeText(value));
        refused(what, () -> json.write(value, new ByteArrayOutputStream()));
        refused(what, () -> json.write(value, ByteBuffer.allocate(1_000_000)));
        refused(what, () -> json.pretty().write(value));
        assertThat(json.writeText(List.of(1))).isEqualTo("[1]");
    }
}
