package dev.wirespeed.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.Compared.Refusal;
import dev.wirespeed.lab.Compared.Timing;
import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import dev.wirespeed.lab.sample.Shop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Comparing from code, with the shortest iterations. */
final class CompareTest {

    @TempDir
    Path folder;

    @Test
    void comparesOnAClassOfTheCallers() throws IOException {
        Shop shop = Shop.in(folder);
        Compare compare = Compare.type("com.acme.base.Money")
                .classPath(shop.path("base.jar"))
                .samples(shop.file("money.json", "{\"amount\": 1.5, \"currency\": \"EUR\"}"))
                .contestants("hand-written")
                .jdks(25)
                .quick(1)
                .out(folder.resolve("out"));

        Compared compared = compare.run();

        assertThat(compared.timings())
                .extracting(Timing::contestant, Timing::operation)
                .hasSize(4)
                .allSatisfy(
                        row -> assertThat(row.toList().getFirst()).asString().startsWith("jackson3"));
        assertThat(compared.timings())
                .allSatisfy(
                        timing -> assertThat(timing.opsPerMs()).isPositive().isBetween(timing.low(), timing.high()));
        assertThat(compared.refusals())
                .containsExactly(new Refusal(
                        "hand-written", 25, "written by hand for some types of the lab only, not for Money"));
        assertThat(compared.report()).exists().hasFileName("report.html");
        assertThat(compared.contestants()).containsExactly("hand-written");
        assertThatThrownBy(() -> compared.slowerThan(folder.resolve("none.json"), 5))
                .isInstanceOf(LabException.class)
                .hasMessage("there is no file " + folder.resolve("none.json"));
    }

    @Test
    void saysWhatIsSlowerThanInAnEarlierRunAndWhatCannotBeTimedAnymore() {
        Path then = folder.resolve("then.json");
        Path now = folder.resolve(ResultFile.NAME);
        Sample sample = new Sample("com.acme.A", List.of(), List.of(new Located("a.json", "1")), 1, false);
        Result earlier = SampleResult.about(sample, SampleResult.small().machine());
        ResultFile.write(earlier, then);

        ResultFile.write(earlier, now);
        assertThat(compared(now, earlier).slowerThan(then, 5)).isEmpty();

        Result slower = TestResults.withSpeeds(earlier, fork -> fork.entry().equals("jackson2") ? 0.5 : 1);
        ResultFile.write(slower, now);
        assertThat(compared(now, slower).slowerThan(then, 5)).hasSize(2 * 6).allSatisfy(row -> {
            assertThat(row.contestant()).isEqualTo("jackson2");
            assertThat(row.notJudged()).isNull();
            assertThat(row.ratio()).isCloseTo(0.5, within(1e-9)).isBetween(row.low(), row.high());
        });

        Result gone = TestResults.ended(TestResults.withForks(
                earlier,
                earlier.forks().stream()
                        .filter(fork -> !fork.entry().equals("jackson2"))
                        .toList()));
        ResultFile.write(gone, now);
        assertThat(compared(now, gone).slowerThan(then, 5)).hasSize(2 * 6).allSatisfy(row -> {
            assertThat(row.notJudged()).isEqualTo("it did not run");
            assertThat(row.ratio()).isNaN();
        });
        assertThatThrownBy(() -> compared(now, gone, "gson").slowerThan(then, 5))
                .hasMessage(then + " does not have gson; nothing can be said about slower");
        for (double percent : List.of(Double.NaN, -1.0, Double.POSITIVE_INFINITY)) {
            assertThatThrownBy(() -> compared(now, gone).slowerThan(then, percent))
                    .isInstanceOf(LabException.class)
                    .hasMessage(percent + " is no percentage, such as 5");
        }
    }

    private static Compared compared(Path file, Result result, String... contestants) {
        return Compared.of(result, Objects.requireNonNull(file.getParent()), file, List.of(contestants));
    }

    @Test
    void saysInOneLineWhatItCannotWorkWith() {
        assertThatThrownBy(
                        () -> Compare.type("com.acme.Nowhere").samples(folder).run())
                .isInstanceOf(LabException.class)
                .hasMessageStartingWith("there is no class com.acme.Nowhere in ");
        assertThatThrownBy(() -> Compare.type("com.acme.Nowhere").quick(0))
                .isInstanceOf(LabException.class)
                .hasMessage("a run must take at least a second, not 0");
        assertThatThrownBy(() -> Compare.type(CompareTest.class.getName()).run())
                .isInstanceOf(LabException.class)
                .hasMessage("no sample: name at least one file with a value of dev.wirespeed.lab.CompareTest");
    }
}
