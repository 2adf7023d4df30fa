package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The experiment {@code rows} from start to end, with a real PostgreSQL where there is one; how fast it is is not asserted. */
final class RowsRunTest {

    @TempDir
    Path folder;

    @Test
    void bothDatabasesAreAskedInForks() throws IOException {
        Experiment rows = Experiments.all().stream()
                .filter(experiment -> experiment.id().equals("rows"))
                .findFirst()
                .orElseThrow()
                .withQuickSeconds(1);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        Runs.Outcome outcome = new Runs(new Terminal(nowhere, nowhere, false))
                .start(
                        Runs.request(
                                rows,
                                Mode.QUICK,
                                "fetch/*10",
                                List.of("wirespeed-objects", "jdbc-rows"),
                                List.of(),
                                false),
                        folder);

        Result result = outcome.result();
        assertThat(outcome.status()).isZero();
        assertThat(result.agreements()).extracting(Agreement::difference).containsOnlyNulls();
        assertThat(result.agreements()).hasSize(3 * 2);
        assertThat(result.forks()).extracting(Fork::failure).containsOnlyNulls();
        assertThat(result.forks()).hasSize(4 * 2);
        assertThat(result.forks())
                .allSatisfy(fork -> assertThat(fork.measurements())
                        .extracting(measurement -> measurement.cell().id())
                        .containsExactlyInAnyOrder("fetch/h2-10", "fetch/postgresql-10"));
        assertThat(Files.readString(folder.resolve("report.md")))
                .contains("Fetch", "10 rows from PostgreSQL", "Objects, Wirespeed", "Rows by JDBC, without JSON");
        assertThat(folder.resolve("logs")).isDirectoryRecursivelyContaining("glob:**agreement*");
    }

    @Test
    void anAddressThatNobodyAsksForIsOneLine() {
        Commands commands = new Commands();
        assertThat(commands.run(
                        "lab",
                        "run",
                        "versions",
                        "--only=serialize/small",
                        "--postgres=jdbc:postgresql://localhost/x",
                        "--out=" + folder.resolve("out")))
                .isEqualTo(1);
        assertThat(commands.errors())
                .isEqualTo("wirespeed: --postgres is for cells that ask PostgreSQL, which this run has none of\n");
    }
}
