package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.json.JsonMapper;

/** What a stream of the application's does amidst an object comes out of a mapper as Jackson puts it. */
class StreamFailuresTest {
    private static final String JSON =
            "{\"text\":\"abc\",\"inner\":{\"text\":\"x\",\"more\":[{},{\"any\":[1,{\"a\":null}]}]},\"any\":17}";
    private static final JsonMapper PLAIN = JsonMapper.builder().build();
    private static final JsonMapper MODULE =
            JsonMapper.builder().addModule(new WirespeedModule()).build();
    private static final JsonMapper FACTORY = JsonMapper.builder(new WirespeedJsonFactory())
            .addModule(new WirespeedModule())
            .build();

    /** Holds anything. */
    @Wire
    @NullUnmarked
    public static class All {
        public Object any;
        public String text;
        public All inner;
        public List<All> more;
    }

    /** Gives a few bytes at a time, and at some point does something else once. */
    private static final class Moody extends ByteArrayInputStream {
        private final int most;
        private final int at;
        private final @Nullable Exception failure;
        private boolean over;

        /** @param failure what it throws at that byte; null if it gives no bytes */
        Moody(int most, int at, @Nullable Exception failure) {
            super(JSON.getBytes(UTF_8));
            this.most = most;
            this.at = at;
            this.failure = failure;
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            if (over || pos < at) {
                int left = over ? length : Math.min(length, at - pos);
                return super.read(target, from, Math.min(left, most));
            }
            over = true;
            if (failure != null) {
                StreamFailuresTest.<RuntimeException>fail(failure);
            }
            return 0;
        }
    }

    @SuppressWarnings("unchecked") // streams may throw some
    private static <E extends Exception> void fail(Exception e) throws E {
        throw (E) e;
    }

    static IntStream bytes() {
        return IntStream.rangeClosed(1, JSON.length());
    }

    private static String outcome(JsonMapper mapper, InputStream in) {
        try {
            return PLAIN.writeValueAsString(mapper.readValue(in, All.class));
        } catch (JacksonException e) {
            return e.getClass().getName() + ": " + e.getMessage() + " because of " + e.getCause();
        } catch (IllegalStateException e) {
            return "Not Jackson's: " + e;
        }
    }

    /** With the factory all of it is Jackson's. */
    @ParameterizedTest
    @MethodSource("bytes")
    void whateverTheFactorysParsersMeetIsJacksons(int at) {
        for (int most : new int[] {1, 7, 100}) {
            for (Exception failure :
                    new Exception[] {null, new IOException("no more"), new IllegalStateException("broken")}) {
                assertThat(outcome(FACTORY, new Moody(most, at, failure)))
                        .isEqualTo(outcome(PLAIN, new Moody(most, at, failure)));
            }
        }
    }

    /** Gives no bytes each time that it was asked so often. */
    private static final class Pausing extends ByteArrayInputStream {
        private final int most;
        private final int every;
        private int asked;

        Pausing(String json, int most, int every) {
            super(json.getBytes(UTF_8));
            this.most = most;
            this.every = every;
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            asked++;
            return asked % every == 0 ? 0 : super.read(target, from, Math.min(length, most));
        }
    }

    /** It asks a stream no more often than Jackson does, so that it meets no pause that Jackson does not meet. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 30})
    void pausesComeWhereTheyCome(int every) {
        for (int length : new int[] {10, 3_000, 7_970, 8_000, 12_000, 30_000}) {
            String json = "{\"more\":[{\"text\":\"a\"},{\"text\":\"" + "x".repeat(length) + "\",\"any\":[]},{}]}";
            for (String document : List.of(json, json + " ".repeat(length))) {
                for (int most : new int[] {700, 5_000, Integer.MAX_VALUE}) {
                    String expected = outcome(PLAIN, new Pausing(document, most, every));
                    String actual = outcome(FACTORY, new Pausing(document, most, every));
                    if (most < 8_000 || expected.startsWith("{")) {
                        assertThat(actual.replaceAll("to read [0-9]+", "to read 8000"))
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    /** Without it those that keep a property from being read are. */
    @ParameterizedTest
    @MethodSource("bytes")
    void uncheckedExceptionsAreWrapped(int at) {
        IllegalStateException broken = new IllegalStateException("broken");
        String expected = outcome(PLAIN, new Moody(7, at, broken));
        String actual = outcome(MODULE, new Moody(7, at, broken));
        if (expected.startsWith(DatabindException.class.getName())) {
            assertThat(actual).startsWith(DatabindException.class.getName()).endsWith("because of " + broken);
        } else {
            assertThat(actual).endsWith(broken.toString());
        }
    }

    /** Takes nothing. */
    private static final class Full extends OutputStream {
        private final Exception failure;

        Full(Exception failure) {
            this.failure = failure;
        }

        @Override
        public void write(int b) {
            StreamFailuresTest.<RuntimeException>fail(failure);
        }
    }

    @Test
    void whatIsThrownWhereADocumentGoesIsWrapped() {
        All value = new All();
        value.text = "x".repeat(30_000);
        for (Exception failure : List.of(new IOException("full"), new IllegalStateException("broken"))) {
            for (JsonMapper mapper : List.of(PLAIN, MODULE, FACTORY)) {
                assertThatThrownBy(() -> mapper.writeValue(new Full(failure), value))
                        .isInstanceOf(JacksonException.class)
                        .hasCause(failure);
                assertThatThrownBy(() -> mapper.writeValue(new OutputStreamWriter(new Full(failure), UTF_8), value))
                        .isInstanceOf(JacksonException.class)
                        .hasCause(failure);
            }
        }
    }

    /** Parsers of these the codecs can't use. */
    @Test
    void placesAreThoseOfTheDocumentWithAnyFeature() {
        byte[] wrong = "  [{\"any\":1},\n {\"text\":[]}]".getBytes(UTF_8);
        for (JsonReadFeature feature : JsonReadFeature.values()) {
            assertThat(place(FACTORY.rebuild().configure(feature, true).build(), wrong))
                    .as("%s", feature)
                    .isEqualTo(place(PLAIN.rebuild().configure(feature, true).build(), wrong));
        }
        for (StreamReadFeature feature : StreamReadFeature.values()) {
            boolean other = !feature.enabledByDefault();
            assertThat(place(FACTORY.rebuild().configure(feature, other).build(), wrong))
                    .as("%s", feature)
                    .isEqualTo(place(PLAIN.rebuild().configure(feature, other).build(), wrong));
        }
    }

    private static String place(JsonMapper mapper, byte[] wrong) {
        try {
            mapper.readerForListOf(All.class).readValue(wrong);
            return "none";
        } catch (JacksonException e) {
            return e.getMessage() + " at " + e.getLocation();
        }
    }
}
