package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Settings;
import dev.wirespeed.lab.sample.Shop;
import dev.wirespeed.lab.workload.Sample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fork by JMH itself, on a class of a user's, in the shortest time that JMH takes. */
final class SingleForkTest {

    private static final Settings SHORTEST = new Settings(1, 1, 1, 10, 1, 10, List.of());

    @TempDir
    Path folder;

    private Shop shop;

    @BeforeEach
    void build() throws IOException {
        shop = Shop.in(folder);
    }

    @Test
    void findsTheClassOnTheUsersClassPathAndLeavesThatOfThisJvmAlone() throws Exception {
        String before = System.getProperty("java.class.path");
        ForkSpec fork = fork();

        var measurements =
                runner(List.of(shop.path("app.jar"), shop.path("base.jar"))).run(fork, SHORTEST);

        assertThat(measurements).singleElement().satisfies(measurement -> {
            assertThat(measurement.cell()).isEqualTo(fork.cells().getFirst());
            assertThat(measurement.iterations())
                    .singleElement()
                    .asInstanceOf(InstanceOfAssertFactories.DOUBLE)
                    .isPositive();
        });
        assertThat(System.getProperty("java.class.path")).isEqualTo(before);
    }

    @Test
    void waitsForTheCompilerIfItShall() throws Exception {
        ForkRunner runner = runner(List.of(shop.path("app.jar"), shop.path("base.jar")));

        assertThat(runner.run(fork(), SHORTEST).getFirst().settledMillis()).isNull();
        assertThat(runner.run(fork(), SHORTEST.settling(200)).getFirst().settledMillis())
                .isGreaterThanOrEqualTo(200);
    }

    @Test
    void whoDoesNotSayThatItWaitedCountsAsCrashed() {
        assertThatThrownBy(() -> Measured.all(
                        fork(),
                        SHORTEST.settling(200),
                        List.of(new Measurement(fork().cells().getFirst(), List.of(), List.of(1.0), 1)),
                        new Logs(folder)))
                .isInstanceOf(ForkFailedException.class)
                .hasMessage("it did not say how long it waited for the compiler");
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> runner(List.of(shop.path("app.jar"))).run(fork(), SHORTEST))
                .isInstanceOf(ForkFailedException.class)
                .hasMessageContaining(
                        "com.acme.shop.Customer needs com.acme.base.Money, which is not on the class path");
    }

    private ForkRunner runner(List<Path> classPath) {
        Jdks jdks = new Jdks(JdkDiscovery.onThisMachine());
        List<String> properties =
                Sample.jvmArguments("com.acme.shop.Customer", "WirespeedHolder", List.of(shop.path("ann.json")));
        return ForkRunners.of(Mode.FULL, new Launch(jdks, classPath, properties), folder);
    }

    private static ForkSpec fork() {
        Entry entry = Catalog.entry(Contestants.find("jackson3").orElseThrow(), List.of(25));
        return new ForkSpec("fork", 1, 25, entry, List.of(new Cell(Operation.DESERIALIZE, Sample.ID)));
    }
}
