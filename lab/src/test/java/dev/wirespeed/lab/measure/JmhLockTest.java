package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Settings;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of forks while another run of JMH has the lock of the machine. */
final class JmhLockTest {

    private static final String IGNORED = "jmh.ignoreLock";
    private static final Settings SHORTEST = new Settings(1, 1, 1, 10, 1, 10, List.of());
    private static final String LOCK = System.getProperty("java.io.tmpdir") + "/jmh.lock";

    private final String before = System.getProperty(IGNORED, "");

    @TempDir
    Path folder;

    private FileChannel channel;

    @BeforeEach
    void takeTheLock() throws IOException {
        channel = FileChannel.open(Path.of(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        channel.tryLock(); // it is not given where another benchmark really runs, which comes to the same
    }

    @AfterEach
    void release() throws IOException {
        System.setProperty(IGNORED, before);
        channel.close();
    }

    private List<Measurement> run() throws ForkFailedException {
        Entry entry = Catalog.entry(Contestants.find("jackson3").orElseThrow(), List.of(25));
        ForkSpec fork = new ForkSpec("fork", 1, 25, entry, List.of(new Cell(Operation.SERIALIZE, "small")));
        return ForkRunners.of(Mode.QUICK, Launch.standard(new Jdks(JdkDiscovery.onThisMachine())), folder)
                .run(fork, SHORTEST);
    }

    @Test
    void whoMeasuresIsToldToWait() {
        System.setProperty(IGNORED, "false");

        assertThatThrownBy(this::run)
                .isInstanceOf(LabException.class)
                .hasMessage(
                        "another benchmark by JMH is running on this machine; wait for its end, then go on with --resume");
    }

    @Test
    void whoOnlyTestsGoesOn() throws ForkFailedException {
        System.setProperty(IGNORED, "true");

        assertThat(run()).hasSize(1);
    }
}
