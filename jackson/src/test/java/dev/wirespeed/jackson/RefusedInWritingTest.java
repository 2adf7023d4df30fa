package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** What codecs refuse to write, since the mapper says or knows it better. */
class RefusedInWritingTest {
    private static final int DEEPER_THAN_ALLOWED = 1200;
    private static final long STACK = 16 << 20;

    private final WirespeedModule module = new WirespeedModule();
    private final JsonMapper without = ThisJackson.builder(new JsonFactory()).build();
    private final JsonMapper with =
            ThisJackson.builder(new JsonFactory()).addModule(module).build();

    /** One in another, and so on. */
    @Wire
    record Chain(@Nullable Chain next) {}

    /** What Jackson can't write, since nothing can be made of the class that says what is left out. */
    @Wire
    record Filtered(
            @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Unmade.class)
            int x) {}

    /** Has no constructor without parameters. */
    record Unmade(int any) {}

    @Test
    void anExceptionSaysWhereInTheListItIs() {
        List<Filtered> list = List.of(new Filtered(1), new Filtered(2));
        assertThat(catchThrowable(() -> with.writeValueAsBytes(list)))
                .hasMessage(
                        catchThrowable(() -> without.writeValueAsBytes(list)).getMessage());
    }

    @Test
    void whatIsTooDeepIsTriedOnce() throws Exception {
        Chain chain = new Chain(null);
        for (int i = 0; i < DEEPER_THAN_ALLOWED; i++) {
            chain = new Chain(chain);
        }
        Chain deep = chain;
        assertThat(failure(with, deep)).isEqualTo(failure(without, deep)).contains("nesting depth");
        assertThat(module.counts().refused()).isEqualTo(1);
        assertThat(with.writeValueAsString(new Chain(null))).isEqualTo("{\"next\":null}");
        assertThat(module.counts().writtenByCodecs()).isEqualTo(1);
    }

    /** With a stack that has room for it in frames of an interpreter, too. */
    private static String failure(JsonMapper mapper, Object value) throws InterruptedException {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(
                null, () -> failure.set(catchThrowable(() -> mapper.writeValueAsBytes(value))), "deep", STACK);
        thread.start();
        thread.join();
        return String.valueOf(failure.get().getMessage());
    }

    /** Holds anything. */
    @Wire
    record Holder(@Nullable Object any) {}

    /** Has no codec. */
    record Stranger(int x) {}

    private void write(int count, Object any) throws Exception {
        for (int i = 0; i < count; i++) {
            assertThat(with.writeValueAsString(new Holder(any))).isEqualTo(without.writeValueAsString(new Holder(any)));
        }
    }

    @Test
    void oneOfMany() throws Exception {
        for (int i = 0; i < 10; i++) {
            write(100, "usual");
            write(1, new Stranger(i));
        }
        assertThat(module.counts().writtenByCodecs()).isEqualTo(1000);
        assertThat(module.counts().writtenByJackson()).isEqualTo(10);
    }

    @Test
    void tooMany() throws Exception {
        write(100_000, new Stranger(1));
        assertThat(module.counts().refused()).isBetween(16L, 200L);
        long before = module.counts().writtenByCodecs();
        write(100_000, "usual");
        assertThat(module.counts().writtenByCodecs()).isGreaterThan(before + 10_000);
    }

    @Test
    void theReportSaysWhyWhatIsRefusedIsNotTheCodecs() throws Exception {
        assertThat(CodecReport.explain(with, Holder.class).entries())
                .anyMatch(entry ->
                        entry.type() == Holder.class && entry.whyWritten().isEmpty());
        write(1, new Stranger(1));
        assertThat(CodecReport.explain(with, Holder.class).toString())
                .contains("Holder\n  is written by Jackson: it refused an object: " + Stranger.class.getName());
    }

    /** Reads a document whose number is wrong, and the next time one whose is right. */
    @Wire
    static final class Quoting {
        private boolean asked;

        public @Nullable Map<String, Integer> getRead() {
            String number = asked ? "1" : "\"secret\"";
            asked = true;
            return Json.standard().read("{\"secret\":" + number + "}", new TypeRef<Map<String, Integer>>() {});
        }
    }

    /** Its getter fails once. */
    @Wire
    static final class Moody {
        private boolean asked;

        public String getText() {
            if (!asked) {
                asked = true;
                throw new IllegalStateException("secret");
            }
            return "text";
        }
    }

    @Test
    void theReportDoesNotRepeatWhatGettersSay() throws Exception {
        assertThat(with.writeValueAsString(new Quoting())).isEqualTo("{\"read\":{\"secret\":1}}");
        assertThat(with.writeValueAsString(new Moody())).isEqualTo("{\"text\":\"text\"}");
        for (Class<?> type : new Class<?>[] {Quoting.class, Moody.class}) {
            assertThat(CodecReport.explain(with, type).toString())
                    .contains("is written by Jackson: it refused an object: a getter failed")
                    .doesNotContain("secret");
        }
    }
}
