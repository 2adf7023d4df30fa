package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.annotation.JsonCreator;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.AbstractList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Exceptions and errors out of the user's own code while a document is half written or half read: they come out as they should,
 * and the next call on the same thread is unharmed.
 */
class CallbackTest {
    private static final byte[] DOCUMENT =
            (byte[]) Sides.STANDARD.jacksonWrites(Rich.sample()).value();
    private static final String LONG = "x".repeat(100_000);

    private static final Set<String> STREAMS = Set.of(
            "reading a stream",
            "reading many",
            "a later value",
            "reading text",
            "writing to a stream",
            "writing much",
            "writing prettily to a stream",
            "appending");

    private static Supplier<Throwable> failure = () -> null;

    private final Json json = Json.standard();

    /** What the user's code throws; nothing where it is called on the way to it. */
    static List<Supplier<Throwable>> failures() {
        return List.of(
                () -> new IllegalStateException("no"),
                () -> new TimeoutException("no"),
                () -> new IOException("no"),
                () -> new OutOfMemoryError("no"),
                () -> new StackOverflowError("no"),
                () -> new AssertionError("no"),
                () -> new UncheckedIOException(new IOException("no")));
    }

    @SuppressWarnings("unchecked") // throws checked exceptions where none is declared
    private static <E extends Throwable> int fail() throws E {
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw (E) thrown;
        }
        return 1;
    }

    @Wire
    static final class Getter {
        public String before = LONG;

        public int getValue() {
            Json.standard().write(Rich.sample()); // takes a writer of its own meanwhile
            return CallbackTest.<RuntimeException>fail();
        }
    }

    @Wire
    static final class Setter {
        private int value;

        public int getValue() {
            return value;
        }

        public void setValue(int value) {
            this.value = value + CallbackTest.<RuntimeException>fail();
        }
    }

    @Wire
    record Canonical(int value) {
        Canonical {
            value += CallbackTest.<RuntimeException>fail();
        }
    }

    @Wire
    static final class Factory {
        public final int value;

        private Factory(int value) {
            this.value = value;
        }

        @JsonCreator
        static Factory of(int value) {
            return new Factory(value + CallbackTest.<RuntimeException>fail());
        }
    }

    @Wire
    record Holder(String before, List<Integer> list, Map<String, Integer> map, Canonical inner) {}

    /** A list that fails at its second element. */
    private static final class Failing extends AbstractList<Integer> {
        @Override
        public Integer get(int index) {
            return index == 1 ? CallbackTest.<RuntimeException>fail() : index;
        }

        @Override
        public int size() {
            return 3;
        }
    }

    private static final class FailingStream extends InputStream {
        private final InputStream first;

        FailingStream(String first) {
            this.first = new ByteArrayInputStream(first.getBytes(UTF_8));
        }

        @Override
        public int read() throws IOException {
            int next = first.read();
            return next < 0 ? CallbackTest.<IOException>fail() : next;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            int count = first.read(target, from, length);
            return count < 0 ? CallbackTest.<IOException>fail() : count;
        }
    }

    private static final class FailingReader extends Reader {
        private boolean begun;

        @Override
        public int read(char[] target, int from, int length) throws IOException {
            if (begun) {
                return CallbackTest.<IOException>fail();
            }
            begun = true;
            target[from] = '{';
            return 1;
        }

        @Override
        public void close() {}
    }

    private static final class FailingTarget extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            CallbackTest.<IOException>fail();
        }

        @Override
        public void write(byte[] source, int from, int length) throws IOException {
            CallbackTest.<IOException>fail();
        }
    }

    private static final class FailingText implements Appendable {
        @Override
        public Appendable append(CharSequence text) throws IOException {
            CallbackTest.<IOException>fail();
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int from, int to) throws IOException {
            return append(text);
        }

        @Override
        public Appendable append(char c) throws IOException {
            return append(String.valueOf(c));
        }
    }

    private Map<String, Runnable> calls() {
        Map<String, Integer> map = new LinkedHashMap<>(Map.of("k", 1)) {
            @Override
            public Set<Map.Entry<String, Integer>> entrySet() {
                CallbackTest.<RuntimeException>fail();
                return super.entrySet();
            }
        };
        String value = "{\"value\":1}";
        Map<String, Runnable> calls = new LinkedHashMap<>();
        calls.put("getter", () -> json.write(new Getter()));
        calls.put("getter, text", () -> json.writeText(new Getter()));
        calls.put("getter, pretty", () -> json.pretty().write(new Getter()));
        calls.put("getter, stream", () -> json.write(new Getter(), OutputStream.nullOutputStream()));
        calls.put("list", () -> json.write(new Holder(LONG, new Failing(), null, null)));
        calls.put("list as the document", () -> json.write(new Failing()));
        calls.put("map", () -> json.write(new Holder(LONG, null, map, null)));
        calls.put("setter", () -> json.read(value, Setter.class));
        calls.put("constructor", () -> json.read(value, Canonical.class));
        calls.put("factory", () -> json.read("1", Factory.class));
        calls.put("inner constructor", () -> json.read("{\"inner\":" + value + "}", Holder.class));
        calls.put("reading a stream", () -> json.read(new FailingStream("{\"before\":\"abc"), Holder.class));
        calls.put(
                "reading many",
                () -> json.readMany(new FailingStream(value), IntValue.class).forEach(each -> {}));
        calls.put(
                "a later value",
                () -> json.readMany(new FailingStream(value + "{"), IntValue.class)
                        .forEach(each -> {}));
        calls.put("reading text", () -> json.read(new FailingReader(), Holder.class));
        calls.put("writing to a stream", () -> json.write(Rich.sample(), new FailingTarget()));
        calls.put("writing much", () -> json.write(List.of(LONG, LONG, LONG), new FailingTarget()));
        calls.put("writing prettily to a stream", () -> json.pretty().write(Rich.sample(), new FailingTarget()));
        calls.put("appending", () -> json.writeText(Rich.sample(), new FailingText()));
        calls.put(
                "using a value",
                () -> json.readMany(new ByteArrayInputStream(value.getBytes(UTF_8)), IntValue.class)
                        .forEach(each -> CallbackTest.<RuntimeException>fail()));
        return calls;
    }

    @ParameterizedTest
    @MethodSource("failures")
    void theNextCallIsUnharmed(Supplier<Throwable> thrown) {
        calls().forEach((what, call) -> {
            Throwable expected = thrown.get();
            failure = () -> expected;
            Throwable actual = catchThrowable(call::run);
            failure = () -> null;
            assertThat(actual).as(what).isNotNull();
            checkCause(what, expected, actual);
            for (int i = 0; i < 3; i++) {
                checkUnharmed(what);
            }
        });
    }

    /**
     * Exceptions come inside a WireException or, if they are unchecked, as they are, those of streams as what streams throw; errors as
     * they are, but for the end of the stack.
     */
    @SuppressWarnings("ReferenceEquality") // the very one
    private static void checkCause(String what, Throwable expected, Throwable actual) {
        if (actual == expected) {
            boolean checked = expected instanceof Exception && !(expected instanceof RuntimeException);
            assertThat(checked && !what.equals("using a value")).as(what).isFalse();
            return;
        }
        assertThat(expected).as(what).isNotInstanceOf(OutOfMemoryError.class).isNotInstanceOf(AssertionError.class);
        if (STREAMS.contains(what) && expected instanceof Exception) {
            assertThat(actual).as(what).isInstanceOf(UncheckedIOException.class).hasRootCause(expected);
        } else {
            assertThat(actual).as(what).isInstanceOf(WireException.class).hasCause(expected);
        }
    }

    private void checkUnharmed(String what) {
        assertThat(json.write(Rich.sample())).as(what).isEqualTo(DOCUMENT);
        assertThat(json.writeText(Rich.sample())).as(what).isEqualTo(new String(DOCUMENT, UTF_8));
        assertThat(json.writeText(List.of(1, "a"))).as(what).isEqualTo("[1,\"a\"]");
        Rich read = json.read(DOCUMENT, Rich.class);
        assertThat(Equality.same(
                        read, Sides.STANDARD.jacksonReads(DOCUMENT, Rich.class).value()))
                .as(what)
                .isTrue();
    }

    @AfterEach
    void calm() {
        failure = () -> null;
    }
}
