package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.sample.Shop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code wirespeed lab compare} as a user runs it, on jars that were built elsewhere; with the shortest iterations. */
final class CompareRunTest {

    @TempDir
    Path folder;

    private final Commands commands = new Commands();

    @Test
    void comparesAllThatCanBindAClassAndListsTheOthersWithTheReason() throws IOException {
        Shop shop = Shop.in(folder);
        Path out = folder.resolve("out");

        int status = commands.run(
                "lab",
                "compare",
                "--classpath",
                shop.classPath(),
                "--type",
                "com.acme.shop.Customer",
                "--sample",
                shop.path("ann.json").toString(),
                "--sample",
                shop.path("more.ndjson").toString(),
                "--contestants",
                "wirespeed,gson,avaje-jsonb,dsl-json,hand-written",
                "--seconds",
                "1",
                "--out",
                out.toString());

        assertThat(status).as(commands.errors()).isZero();
        Result result = ResultFile.read(out.resolve(ResultFile.NAME));
        assertRanForThoseWhoAgree(result);
        assertSampleIsRecorded(result.sample().orElseThrow(), shop);
        assertThat(commands.output())
                .startsWith("Which serializer for Customer? (compare, quick, seed ")
                .contains("\nValues are compared by Jackson 3's documents of them: equals() of com.acme.shop.Customer ")
                .containsPattern("\n {2}Wirespeed +[0-9.,]+ \\([0-9.]+×\\)")
                .contains("Serialize values of Customer\n")
                .contains("Not timed, because they don't agree\n")
                .containsPattern(
                        "\n {2}hand-written +Values of Customer +25 +written by hand for SmallDto and BigDto only");
        assertThat(Files.readString(out.resolve("report.md")))
                .contains("# Which serializer for Customer?")
                .contains("on 3 values, one after another, from " + shop.path("ann.json"))
                .contains("Class: com.acme.shop.Customer");
        assertThat(out.resolve("generated/wirespeed/com/acme/shop/Customer_JsonCodec.java"))
                .exists();
    }

    private static void assertRanForThoseWhoAgree(Result result) {
        assertThat(result.experiment()).isEqualTo("compare");
        assertThat(result.entries())
                .extracting(Entry::id)
                .containsExactly(
                        "avaje-jsonb", "dsl-json", "gson", "hand-written", "jackson3", "jackson3-again", "wirespeed");
        assertThat(result.agreements())
                .extracting(Agreement::contestant, Agreement::difference)
                .contains(
                        tuple("jackson3", null),
                        tuple("wirespeed", null),
                        tuple("hand-written", "written by hand for SmallDto and BigDto only, not for Customer"),
                        tuple(
                                "avaje-jsonb",
                                "writes another document: $.contacts[0].kind: expected \"phone\", was missing"));
        assertThat(reason(result, "dsl-json")).startsWith("no code can be generated: ");
        assertThat(reason(result, "gson")).startsWith("writes another document: $.born: expected \"1990-02-03\", was ");
        assertThat(result.forks()).extracting(Fork::entry).containsOnly("jackson3", "jackson3-again", "wirespeed");
        assertThat(result.forks()).hasSize(9).allSatisfy(fork -> {
            assertThat(fork.failure()).isNull();
            assertThat(fork.measurements())
                    .extracting(measurement -> measurement.cell().id())
                    .containsExactly("serialize/sample", "deserialize/sample");
        });
        assertThat(result.finished()).isNotNull();
    }

    private static String reason(Result result, String contestant) {
        return result.agreements().stream()
                .filter(agreement -> agreement.contestant().equals(contestant))
                .map(agreement -> String.valueOf(agreement.difference()))
                .findFirst()
                .orElseThrow();
    }

    private static void assertSampleIsRecorded(Sample sample, Shop shop) {
        assertThat(sample.type()).isEqualTo("com.acme.shop.Customer");
        assertThat(sample.values()).isEqualTo(3);
        assertThat(sample.comparedByDocument()).isTrue();
        assertThat(sample.classPath())
                .extracting(Sample.Located::path)
                .isEqualTo(List.of(shop.classPath().split(":")));
        assertThat(sample.files())
                .extracting(Sample.Located::path)
                .containsExactly(
                        shop.path("ann.json").toString(),
                        shop.path("more.ndjson").toString());
    }
}
