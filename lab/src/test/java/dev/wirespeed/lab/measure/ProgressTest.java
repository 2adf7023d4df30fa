package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class ProgressTest {

    private final Result sample = SampleResult.small();
    private final ForkSpec first = Plan.of(sample).getFirst();
    private final Fork measured = new Fork(
            "round1-jdk25-jackson3",
            1,
            25,
            "jackson3",
            6.25,
            sample.forks().getFirst().measurements(),
            null);
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final AtomicLong clock = new AtomicLong();

    @Test
    void theTimeLeftComesFromTheExpectationUntilAForkHasRun() {
        ProgressText text = new ProgressText(0, 40, 6);

        assertThat(text.left()).isEqualTo("4:00 left");
        assertThat(text.after(9).left()).isEqualTo("5:51 left");
        assertThat(text.after(9).after(3).left()).isEqualTo("3:48 left");
        assertThat(new ProgressText(0, 400, 26).left()).isEqualTo("2:53:20 left");
    }

    @Test
    void aResumedRunCountsWhatWasDoneButNotItsTime() {
        ProgressText text = new ProgressText(30, 40, 6);

        assertThat(text.opening()).isEqualTo("40 forks to run; 30 of them done before; about 1:00 left");
        assertThat(text.after(2).left()).isEqualTo("0:18 left");
    }

    @Test
    void elsewhereThanOnATerminalThereIsOneLineForEachFork() {
        TerminalProgress progress = progress(false);

        progress.started(0, 2, 6);
        progress.forkStarted(first);
        clock.addAndGet(6_000_000_000L);
        progress.forkFinished(measured);
        progress.forkStarted(first);
        progress.forkFinished(first.crashed(1, "it broke"));
        progress.finished();

        assertThat(output()).isEqualTo("""
                        2 forks to run; about 0:12 left
                        1/2  0:06 left  round1-jdk25-jackson3 (6.3 s)
                        2/2  0:00 left  %s crashed: it broke
                        """.formatted(first.id()));
    }

    @Test
    void onATerminalTheBarIsDrawnOverItself() {
        TerminalProgress progress = progress(true);

        progress.started(1, 2, 6);
        progress.forkStarted(first);
        progress.forkFinished(measured);
        progress.finished();

        assertThat(output())
                .isEqualTo("2 forks to run; 1 of them done before; about 0:06 left\n"
                        + "\r\033[2K[████████████░░░░░░░░░░░░] 1/2  0:06 left  "
                        + first.entry().title() + ", JDK "
                        + first.jdk() + "\r\033[2K");
    }

    private TerminalProgress progress(boolean terminal) {
        return new TerminalProgress(new PrintStream(bytes, true, StandardCharsets.UTF_8), terminal, clock::get);
    }

    private String output() {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
