package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which handler a conversion belongs to, by the times of both. */
final class FindHandlersTest {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final String FRAMEWORK = "org.springframework.http.Converter.convert";

    private final Handlers handlers = new Handlers();

    @Test
    void whatIsWrittenBelongsToTheCallBeforeAndWhatIsReadToTheCallBehind() {
        call(1, 10, 20, "Api.first");
        call(1, 40, 50, "Api.second");

        assertThat(caller(1, 30, Direction.WRITE)).isEqualTo("Api.first");
        assertThat(caller(1, 30, Direction.READ)).isEqualTo("Api.second");
        assertThat(caller(1, 60, Direction.WRITE)).isEqualTo("Api.second");
        assertThat(caller(1, 5, Direction.READ)).isEqualTo("Api.first");
    }

    @Test
    void whatIsInsideOfACallIsItsInEitherDirection() {
        call(1, 10, 20, "Api.first");
        call(1, 40, 50, "Api.second");

        for (Direction direction : Direction.values()) {
            assertThat(caller(1, 45, direction)).isEqualTo("Api.second");
        }
    }

    @Test
    void theOutermostCallCounts() {
        call(1, 12, 15, "Api.helper");
        call(1, 10, 20, "Api.first");

        assertThat(caller(1, 30, Direction.WRITE)).isEqualTo("Api.first");
        assertThat(caller(1, 13, Direction.WRITE)).isEqualTo("Api.first");
    }

    @Test
    void whatNoCallIsNearToKeepsItsCaller() {
        call(1, 10, 20, "Api.first");

        assertThat(caller(2, 30, Direction.WRITE)).isEqualTo("com.acme.Filter.doFilter");
        assertThat(caller(1, 5, Direction.WRITE)).isEqualTo("com.acme.Filter.doFilter");
        assertThat(caller(1, 30, Direction.READ)).isEqualTo("com.acme.Filter.doFilter");
        assertThat(caller(1, 30, Direction.UNKNOWN)).isEqualTo("com.acme.Filter.doFilter");
        assertThat(caller(1, 20_000, Direction.WRITE)).isEqualTo("com.acme.Filter.doFilter");
        assertThat(caller(1, -20_000, Direction.READ)).isEqualTo("com.acme.Filter.doFilter");
    }

    @Test
    void whatTheApplicationConvertsItselfKeepsItsCaller() {
        call(1, 10, 20, "Api.first");

        assertThat(caller(1, 30, Direction.WRITE, null)).isEqualTo("com.acme.Filter.doFilter");
    }

    private void call(long thread, long from, long to, String method) {
        handlers.add(thread, START.plusMillis(from), START.plusMillis(to), method);
    }

    private @Nullable String caller(long thread, long millis, Direction direction) {
        return caller(thread, millis, direction, FRAMEWORK);
    }

    private @Nullable String caller(long thread, long millis, Direction direction, @Nullable String via) {
        Stack.Seen seen = new Stack.Seen(
                new Stack.Conversion(
                        Library.JACKSON_3, direction, "com.acme.Filter.doFilter", null, via, Work.NUMBERS, List.of()),
                false);
        Stack.Seen called = handlers.called(seen, thread, START.plusMillis(millis));
        return called == null || called.conversion() == null
                ? null
                : called.conversion().caller();
    }
}
