package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import dev.wirespeed.lab.sample.ClassPath;
import dev.wirespeed.lab.sample.Preparation;
import dev.wirespeed.lab.sample.SampleRequest;
import dev.wirespeed.lab.sample.Shop;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code wirespeed lab compare} as a user runs it, on jars that were built elsewhere; with the shortest iterations. */
final class CompareRunTest {

    @TempDir
    static Path folder;

    private static final Commands COMMANDS = new Commands();

    private static Shop shop;
    private static Path out;
    private static String output;
    private static Result result;
    /** The same as if every fork had been warm, which so short ones may not be on a busy machine. */
    private static Result warm;

    @BeforeAll
    static void runOnce() throws IOException {
        shop = Shop.in(folder);
        out = folder.resolve("out");
        int status = COMMANDS.run(
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
        assertThat(status).as(COMMANDS.errors()).isZero();
        output = COMMANDS.output();
        result = ResultFile.read(out.resolve(ResultFile.NAME));
        warm = TestResults.warm(result);
    }

    @Test
    void comparesAllThatCanBindAClassAndListsTheOthersWithTheReason() throws IOException {
        assertRanForThoseWhoAgree(result);
        assertSampleIsRecorded(result.sample().orElseThrow(), shop);
        assertThat(output)
                .startsWith("Which serializer for Customer? (compare, quick, seed ")
                .containsPattern(
                        "\nNote: this run takes about \\d+ s, not 1 s: on this machine its forks can't start, warm up and be measured in less\\.\n")
                .containsPattern("\nTime: \\d+ s: \\d+ s checking who agrees, .* \\d+ s drawing\nReport: ")
                .contains(
                        "\nNote: ann.json, $.contacts[0].prefix is not in what Jackson 3 writes for the value, so it is not"
                                + " compared.\n")
                .contains("\nValues are compared by Jackson 3's documents of them: equals() of com.acme.shop.Customer ")
                .containsPattern("\n {2}Wirespeed +[0-9.,]+ \\([0-9.]+×\\)")
                .contains("Serialize values of Customer\n")
                .contains("Not timed, because they don't agree\n")
                .containsPattern(
                        "\n {2}hand-written +Values of Customer +25 +written by hand for some types of the lab only");
        assertThat(Files.readString(out.resolve("report.md")))
                .contains("# Which serializer for Customer?")
                .contains("on 3 values, one after another, from ann.json, more.ndjson?")
                .contains("Class: com.acme.shop.Customer");
        assertThat(out.resolve("generated/wirespeed/com/acme/shop/Customer_JsonCodec.java"))
                .exists();
    }

    @Test
    void comparesOnATypeWithArgumentsToo() throws IOException {
        Path list = shop.file(
                "list.json",
                "[{\"id\":1,\"first_name\":\"Ann\",\"limit\":{\"amount\":1.5,\"currency\":\"EUR\"}},{\"id\":2}]");
        Path folderOfList = folder.resolve("list");

        int status = COMMANDS.run(
                "lab",
                "compare",
                "--classpath",
                shop.classPath(),
                "--type",
                "List<com.acme.shop.Customer>",
                "--sample",
                list.toString(),
                "--contestants",
                "wirespeed,fory-json",
                "--only",
                "serialize/sample",
                "--seconds",
                "1",
                "--out",
                folderOfList.toString());

        assertThat(status).as(COMMANDS.errors()).isZero();
        Result found = ResultFile.read(folderOfList.resolve(ResultFile.NAME));
        assertThat(found.sample().orElseThrow().type()).isEqualTo("java.util.List<com.acme.shop.Customer>");
        assertThat(COMMANDS.output())
                .startsWith("Which serializer for List<Customer>? (compare, quick, seed ")
                .containsPattern("\n {2}Wirespeed +[0-9.,]+ \\([0-9.]+×\\)")
                .containsPattern(
                        "\n {2}fory-json +Values of List<Customer> +25 +is told a class here, and List does not say what is in it");
        assertThat(found.forks()).extracting(Fork::failure).containsOnlyNulls();
        assertThat(found.forks()).extracting(Fork::entry).contains("wirespeed").doesNotContain("fory-json");
    }

    @Test
    void goesOnWithAnInterruptedRunAndFailsABuildIfSomethingIsSlower() throws IOException {
        Path then = folder.resolve("then.json");
        ResultFile.write(speeds(fork -> fork.entry().equals("wirespeed") ? 1_000 : 1), then);
        Path part = Files.createDirectory(folder.resolve("part"));
        Result begun = TestResults.withForks(
                result, warm.forks().subList(0, result.forks().size() - 1));
        ResultFile.write(begun, part.resolve(ResultFile.NAME));

        assertThat(COMMANDS.run(resume(
                        part,
                        "--fail-if-slower-than",
                        then.toString(),
                        "5%",
                        "--type",
                        "com.acme.shop.Customer",
                        "--classpath",
                        shop.classPath())))
                .as(COMMANDS.errors())
                .isEqualTo(2);
        assertThat(COMMANDS.output())
                .startsWith("Which serializer for Customer? (compare, quick, seed " + result.seed() + ")\n")
                .contains("9 forks to run; 8 of them done before")
                .contains("Slower by more than 5.0 %?\n")
                .containsPattern("Wirespeed +serialize/sample +25 +−(9\\d\\.\\d|100\\.0) % .* slower\n")
                .containsPattern("Wirespeed +deserialize/sample +25 +−(9\\d\\.\\d|100\\.0) % .* slower\n")
                .endsWith("\nOf 2: 2 slower.\n");
        assertThat(ResultFile.read(part.resolve(ResultFile.NAME)).forks())
                .extracting(Fork::id)
                .isEqualTo(result.plan());
        COMMANDS.assertFails("the run in " + part + " is complete; there is nothing to go on with", resume(part));
    }

    @Test
    void whatWasAskedForOtherwiseIsNotGoneOnWith() throws IOException {
        Path part = Files.createDirectory(folder.resolve("otherwise"));
        ResultFile.write(TestResults.withForks(result, List.of()), part.resolve(ResultFile.NAME));

        assertGoesNotOn(part, "--type com.acme.shop.Customer", "--type com.acme.base.Money");
        assertGoesNotOn(
                part,
                "--sample " + shop.path("ann.json") + " --sample " + shop.path("more.ndjson"),
                "--sample " + shop.path("more.ndjson"));
        assertGoesNotOn(part, "--classpath " + shop.classPath(), "--classpath " + shop.path("app.jar"));
        assertGoesNotOn(part, "--jdk 25", "--jdk 17");
        assertGoesNotOn(
                part,
                "--contestants avaje-jsonb,dsl-json,gson,hand-written,jackson3,wirespeed",
                "--contestants gson,jackson3");
        assertGoesNotOn(part, "--quick", "--full");
        COMMANDS.assertFails(
                "--resume goes on with what was asked for then; leave out --seconds", resume(part, "--seconds", "5"));
    }

    private static void assertGoesNotOn(Path part, String then, String now) {
        COMMANDS.assertFails(
                "the run was begun with " + then + ", not with " + now
                        + "; leave that out to go on, or start a new run",
                resume(part, now.split(" ")));
    }

    @Test
    void whereThingsAreIsRecordedForAnyFolder() {
        Path here = Path.of("").toAbsolutePath();
        List<Path> jars = Stream.of("app.jar", "base.jar")
                .map(jar -> here.relativize(shop.path(jar)))
                .toList();
        List<Path> files = List.of(here.relativize(shop.path("ann.json")));

        Sample sample = new Preparation(
                        new SampleRequest(ClassPath.of(jars), "com.acme.shop.Customer", files),
                        Runs.jdks(List.of(), false))
                .untried();

        assertThat(sample.classPath())
                .extracting(Located::path)
                .isEqualTo(List.of(shop.classPath().split(":")));
        assertThat(sample.files())
                .extracting(Located::path)
                .containsExactly(shop.path("ann.json").toString());
    }

    @Test
    void noBuildFailsForWhatIsAsFastAsBefore() {
        Path same = folder.resolve("same.json");
        ResultFile.write(warm, same);

        assertThat(gate(same, warm)).isZero();
        Result without = TestResults.withForks(
                warm,
                warm.forks().stream()
                        .filter(fork -> !fork.entry().equals("wirespeed"))
                        .toList());
        assertThat(gate(same, without)).isEqualTo(3);
        assertThat(gate(same, withoutBaseline())).isEqualTo(3);
        assertThat(gate(same, speeds(fork -> 0.1))).isZero();
        assertThat(gate(same, speeds(fork -> fork.entry().equals("wirespeed") ? 0.001 : 1)))
                .isEqualTo(2);
    }

    @Test
    void whatHasChangedSinceTheStartIsNotGoneOnWith() throws IOException {
        Path part = Files.createDirectory(folder.resolve("changed"));
        Sample was = result.sample().orElseThrow();
        List<Located> files =
                List.of(was.files().getFirst(), new Located(was.files().get(1).path(), "other"));
        Sample changed = new Sample(was.type(), was.classPath(), files, was.values(), was.comparedByDocument());
        ResultFile.write(SampleResult.about(changed, result.machine(), null), part.resolve(ResultFile.NAME));
        String message =
                shop.path("more.ndjson") + " has changed since the run was started, so it can't go on; start a new one";

        assertThat(COMMANDS.run(resume(part))).isEqualTo(1);
        assertThat(COMMANDS.errors()).isEqualTo("wirespeed: " + message + "\n");
    }

    private static Result withoutBaseline() {
        return TestResults.withForks(
                warm,
                warm.forks().stream()
                        .filter(fork -> !fork.entry().equals("jackson3"))
                        .toList());
    }

    private static int gate(Path then, Result now) {
        PrintStream ignored = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        return Gate.of(List.of(then.toString(), "5"), List.of()).status(now, new Terminal(ignored, ignored, false));
    }

    private static String[] resume(Path part, String... more) {
        return Stream.concat(Stream.of("lab", "compare", "--resume", part.toString()), Stream.of(more))
                .toArray(String[]::new);
    }

    /** The same run with every fork faster or slower by a factor. */
    private static Result speeds(ToDoubleFunction<Fork> factor) {
        return TestResults.withSpeeds(warm, factor);
    }

    private static void assertRanForThoseWhoAgree(Result result) {
        assertThat(result.settings().warmupPasses()
                        * result.settings().warmupIterations()
                        * result.settings().warmupMillis())
                .isGreaterThanOrEqualTo(500);
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
                        tuple("hand-written", "written by hand for some types of the lab only, not for Customer"),
                        tuple(
                                "avaje-jsonb",
                                "writes another document: $.contacts[0].kind: expected \"phone\", was missing"));
        assertThat(reason(result, "dsl-json")).startsWith("no code can be generated: ");
        assertThat(reason(result, "gson"))
                .isEqualTo("writes another document: $.contacts[0].kind: expected \"phone\", was missing");
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
