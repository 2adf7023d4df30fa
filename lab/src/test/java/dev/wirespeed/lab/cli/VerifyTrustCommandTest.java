package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Estimate;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.TerminalProgress;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.trust.AgainstItself;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class VerifyTrustCommandTest {

    private final AgainstItself pair = VerifyTrustCommand.pair(
            List.of(new Jdk(Runtime.Version.parse("25.0.3"), "Someone", Path.of("/jdk"))),
            "jackson3",
            VerifyTrustCommand.FORKS);

    @Test
    void whoSaysNothingWaitsForAQuarterOfAnHour() {
        assertThat(VerifyTrustCommand.ROUNDS * Estimate.seconds(pair.run(1))).isBetween(10 * 60L, 15 * 60L);
    }

    @Test
    void howLongItTakesIsSaidFirst() {
        assertThat(VerifyTrustCommand.expected(pair, 10))
                .startsWith("Jackson 3 against itself on JDK 25.0.3: 10 runs of 6 entries with 2 forks each, about 1")
                .endsWith(" min");
    }

    @Test
    void theForksOfAllRunsAreCountedTogether() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        AtomicLong clock = new AtomicLong();
        TrustProgress progress = new TrustProgress(
                new TerminalProgress(new PrintStream(bytes, false, StandardCharsets.UTF_8), false, clock::get), 3);
        Fork fork = SampleResult.small().forks().getFirst();

        for (int run = 1; run <= 2; run++) {
            progress.started(0, 1, 60);
            clock.addAndGet(120_000_000_000L);
            progress.forkFinished(fork);
            progress.finished();
            clock.set(0);
        }

        String seconds = String.format(Locale.ROOT, " (%.1f s)", fork.seconds());
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "3 forks to run; about 3:00 left",
                        "1/3  4:00 left  " + fork.id() + seconds,
                        "2/3  2:00 left  " + fork.id() + seconds);
    }
}
