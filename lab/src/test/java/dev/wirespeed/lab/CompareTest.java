package dev.wirespeed.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.Compared.Refusal;
import dev.wirespeed.lab.Compared.Timing;
import dev.wirespeed.lab.sample.Shop;
import java.io.IOException;
import java.nio.file.Path;
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
                .containsExactly(
                        new Refusal("hand-written", 25, "written by hand for SmallDto and BigDto only, not for Money"));
        assertThat(compared.report()).exists().hasFileName("report.html");
        assertThat(compared.slowerThan(compared.resultFile(), 5)).isEmpty();
        assertThatThrownBy(() -> compared.slowerThan(folder.resolve("none.json"), 5))
                .isInstanceOf(LabException.class)
                .hasMessage("there is no file " + folder.resolve("none.json"));
    }

    @Test
    void saysInOneLineWhatItCannotWorkWith() {
        assertThatThrownBy(
                        () -> Compare.type("com.acme.Nowhere").samples(folder).run())
                .isInstanceOf(LabException.class)
                .hasMessageStartingWith("there is no class com.acme.Nowhere in ");
        assertThatThrownBy(() -> Compare.type(CompareTest.class.getName()).run())
                .isInstanceOf(LabException.class)
                .hasMessage("no sample: name at least one file with a value of dev.wirespeed.lab.CompareTest");
    }
}
