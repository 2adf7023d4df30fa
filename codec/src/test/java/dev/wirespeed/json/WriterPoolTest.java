package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.runtime.Dialect;
import dev.wirespeed.runtime.Selection;
import dev.wirespeed.runtime.Settings;
import org.junit.jupiter.api.Test;

class WriterPoolTest {
    private static final int LARGE = 17 * 1024 * 1024;

    @Test
    void takesAgainWhatWasGiven() {
        JsonWriter writer = take();
        JsonEngine.WRITERS.give(writer);

        assertThat(take()).isSameAs(writer);
        JsonEngine.WRITERS.give(writer);
    }

    @Test
    void givesWhoeverIsInsideAWriterOfItsOwn() {
        JsonWriter outer = take();
        JsonWriter inner = take();
        assertThat(inner).isNotSameAs(outer);
        JsonEngine.WRITERS.give(inner);
        assertThat(take()).isSameAs(inner);
        JsonEngine.WRITERS.give(inner);
        JsonEngine.WRITERS.give(outer);

        assertThat(take()).isSameAs(outer);
        JsonEngine.WRITERS.give(outer);
    }

    @Test
    void replacesAWriterThatDoesNotComeBack() {
        JsonWriter given = take();
        JsonEngine.WRITERS.give(given);
        JsonWriter lost = take();
        assertThat(lost).isSameAs(given);
        JsonWriter next = take();
        assertThat(next).isNotSameAs(lost);
        JsonEngine.WRITERS.give(next);

        assertThat(take()).isSameAs(next);
        JsonEngine.WRITERS.give(next);
    }

    @Test
    void keepsNoLargeWriter() {
        JsonWriter large = take();
        large.raw(new byte[LARGE]);
        assertThat(large.capacity()).isGreaterThan(LARGE);
        JsonEngine.WRITERS.give(large);

        JsonWriter next = take();
        assertThat(next).isNotSameAs(large);
        assertThat(next.capacity()).isLessThan(LARGE);
        JsonEngine.WRITERS.give(next);
    }

    @Test
    void startsEachDocumentAnew() {
        JsonWriter writer = take();
        writer.ofMapper(Settings.of(Dialect.JACKSON3), 0, type -> false);
        writer.select(Selection.of(String.class));
        writer.value("abc");
        JsonEngine.WRITERS.give(writer);

        JsonWriter again = take();
        assertThat(again).isSameAs(writer);
        assertThat(again.isGuarded()).isFalse();
        assertThat(again.isPartial()).isFalse();
        again.value(1);
        assertThat(again.document()).asString().isEqualTo("1");
        JsonEngine.WRITERS.give(again);
    }

    @Test
    void letsNoTwoThreadsHaveTheSameWriter() throws Exception {
        Crowd.assertNothingWrong(WriterPoolTest::writeOften);
    }

    /** What is wrong; empty if nothing is. */
    private static String writeOften() {
        String mine = "by " + Thread.currentThread().getName();
        for (int i = 0; i < 20_000; i++) {
            JsonWriter writer = take();
            writer.beginArray();
            writer.value(mine);
            writer.value(i);
            writer.endArray();
            String written = new String(writer.document(), UTF_8);
            if (!written.equals("[\"" + mine + "\"," + i + "]")) {
                return written;
            }
            JsonEngine.WRITERS.give(writer);
        }
        return "";
    }

    private static JsonWriter take() {
        return JsonEngine.writer(false);
    }
}
