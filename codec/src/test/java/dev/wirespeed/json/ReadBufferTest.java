package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringReader;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Readers of streams, whose memory another one gets when they are done. */
class ReadBufferTest {
    private static final int CAPACITY = 16 * 1024;
    private static final int MAX_CAPACITY = 128 * 1024;

    @Test
    void theMemoryIsUsedAgain() {
        JsonReader first = reader("1");
        byte[] memory = first.buffer();
        first.recycle();

        JsonReader second = reader("2");
        assertThat(second.buffer()).isSameAs(memory);
        second.recycle();
    }

    @Test
    void readersAtTheSameTimeHaveMemoryOfTheirOwn() {
        JsonReader outer = reader("1");
        JsonReader inner = reader("2");
        assertThat(inner.buffer()).isNotSameAs(outer.buffer());
        assertThat(inner.readInt()).isEqualTo(2);
        assertThat(outer.readInt()).isEqualTo(1);
        inner.recycle();
        outer.recycle();
    }

    @Test
    void aReaderWithoutItsMemoryReadsNothing() {
        JsonReader in = reader("1");
        in.recycle();

        assertThat(in.buffer()).isEmpty();
        assertThat(in.known()).isZero();
    }

    @Test
    void memoryGrowsOnceForLargerDocuments() {
        String text = "a".repeat(CAPACITY / 2);
        JsonReader in = reader('"' + text + '"');
        assertThat(in.readString()).isEqualTo(text);
        assertThat(in.buffer()).hasSize(CAPACITY);
        in.recycle();

        JsonReader next = reader("1");
        assertThat(next.buffer()).hasSize(CAPACITY);
        next.recycle();
    }

    @Test
    void whatWasReadOfALargeDocumentIsDropped() {
        JsonReader in = reader("[" + "1, ".repeat(MAX_CAPACITY) + "2]");
        int sum = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            sum += in.readInt();
        }
        assertThat(sum).isEqualTo(MAX_CAPACITY + 2);
        assertThat(in.buffer()).hasSize(MAX_CAPACITY);
        in.recycle();
    }

    @Test
    void memoryOfAnUnusualSizeIsNotKept() {
        String text = "a".repeat(MAX_CAPACITY);
        JsonReader in = reader('"' + text + '"');
        assertThat(in.readString()).isEqualTo(text);
        assertThat(in.buffer()).hasSizeGreaterThan(MAX_CAPACITY);
        in.recycle();

        JsonReader next = reader("1");
        assertThat(next.buffer()).hasSizeLessThan(MAX_CAPACITY);
        next.recycle();
    }

    @Test
    void whatIsLeftOfAnEarlierDocumentIsNoPartOfTheNext() {
        String earlier = "[\"" + "secret,".repeat(100) + "\",1234567890123,true,null]";
        for (String document :
                new String[] {"[", "[\"", "[\"s", "1", "-", "1.", "tr", "nul", "{\"a\":", "\"\\", "\"\\u00"}) {
            for (String space : new String[] {"", " ", "\n"}) {
                assertThat(read(earlier)).isEqualTo(Json.standard().read(earlier, Object.class));
                assertThat(outcome(stream(space + document))).isEqualTo(outcome(space + document));
                assertThat(read(new StringReader(earlier))).isEqualTo(read(earlier));
                assertThat(outcome(stream(space + document))).isEqualTo(outcome(space + document));
            }
        }
    }

    @Test
    void memoryOfAReaderThatFailedIsNotUsedAgain() {
        JsonReader given = reader("1");
        byte[] memory = given.buffer();
        given.recycle();
        assertThatThrownBy(() -> read("[")).isInstanceOf(WireException.class);

        JsonReader next = reader("1");
        assertThat(next.buffer()).isNotSameAs(memory);
        next.recycle();
    }

    @Test
    void theEndOfAStreamIsAskedForOnce() {
        int[] ends = {0};
        Object read = Json.standard()
                .read(
                        new ByteArrayInputStream("[1,2]".getBytes(UTF_8)) {
                            @Override
                            public synchronized int read(byte[] target, int from, int length) {
                                int count = super.read(target, from, length);
                                ends[0] += count < 0 ? 1 : 0;
                                return count;
                            }
                        },
                        Object.class);

        assertThat(read).isEqualTo(List.of(1, 2));
        assertThat(ends[0]).isEqualTo(1);
    }

    @Test
    void noTwoThreadsHaveTheSameMemory() throws Exception {
        Crowd.assertNothingWrong(ReadBufferTest::readOften);
    }

    /** What is wrong; empty if nothing is. */
    private static String readOften() {
        String mine = "for " + Thread.currentThread().getName();
        for (int i = 0; i < 5_000; i++) {
            Object read = read("[\"" + mine + "\"," + i + "]");
            if (!List.of(mine, i).equals(read)) {
                return String.valueOf(read);
            }
        }
        return "";
    }

    private static JsonReader reader(String document) {
        return new JsonReader(stream(document), Limits.standard());
    }

    private static InputStream stream(String document) {
        return new ByteArrayInputStream(document.getBytes(UTF_8));
    }

    private static @Nullable Object read(String document) {
        return read(stream(document));
    }

    private static @Nullable Object read(InputStream document) {
        return Json.standard().read(document, Object.class);
    }

    private static @Nullable Object read(StringReader document) {
        return Json.standard().read(document, Object.class);
    }

    private static @Nullable Object outcome(String document) {
        try {
            return Json.standard().read(document.getBytes(UTF_8), Object.class);
        } catch (WireException e) {
            return "refused: " + e.getMessage();
        }
    }

    private static @Nullable Object outcome(InputStream document) {
        try {
            return read(document);
        } catch (WireException e) {
            return "refused: " + e.getMessage();
        }
    }
}
