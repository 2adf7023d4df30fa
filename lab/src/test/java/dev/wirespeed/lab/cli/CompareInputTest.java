package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import dev.wirespeed.lab.sample.ClassPath;
import dev.wirespeed.lab.sample.SampleRequest;
import dev.wirespeed.lab.sample.Shop;
import dev.wirespeed.lab.sample.UserCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code wirespeed lab compare} says of what it can't work with: one line each, before anything is measured. */
final class CompareInputTest {

    private static final String TYPE = "com.acme.shop.Customer";

    @TempDir
    static Path folder;

    private static Shop shop;

    private final Commands commands = new Commands();

    @BeforeAll
    static void build() throws IOException {
        shop = Shop.in(folder);
    }

    @Test
    void whatIsMissingOnTheCommandLine() {
        commands.assertFails(
                "--classpath, --type and --sample are needed, such as --classpath app.jar --type com.acme.UserDto"
                        + " --sample user.json",
                "lab",
                "compare",
                "--type",
                TYPE);
        assertFails("unknown contestant 'gsn'; did you mean 'gson'? Known: ", TYPE, "ann.json", "--contestants", "gsn");
        assertFails("there is no JDK 3 on this machine; found: ", TYPE, "ann.json", "--jdk", "3");
        assertFails("--seconds must be at least 1\n", TYPE, "ann.json", "--seconds", "0");
        assertFails("--seconds must be at least 1\n", TYPE, "ann.json", "--seconds", "-180");
        assertFails(
                "unknown cell 'write/*'. Known: serialize/sample, deserialize/sample",
                TYPE,
                "ann.json",
                "--only",
                "write/*");
    }

    @Test
    void aClassThatIsNotThere() {
        String searched = shop.classPath();

        assertFails(
                "there is no class com.acme.shop.Custmer in " + searched + "; did you mean com.acme.shop.Customer?",
                "com.acme.shop.Custmer",
                "ann.json");
        assertFails(
                "there is no class Money in " + searched + "; did you mean com.acme.base.Money?", "Money", "ann.json");
        assertFails("there is no class org.example.Invoice in " + searched, "org.example.Invoice", "ann.json");
        assertFails(
                "there is no class com.acme.shop.Custmer in " + searched + "; did you mean com.acme.shop.Customer?",
                "java.util.List<com.acme.shop.Custmer>",
                "ann.json");
        assertFails(
                "--type com.acme.shop.Customer[] is not the name of a class, or of one with type arguments such as"
                        + " java.util.List<com.acme.User>: there is no place for '['",
                "com.acme.shop.Customer[]",
                "ann.json");
        assertFails(
                "--type java.util.List<java.time.Instant> has no class of " + searched + " in it",
                "java.util.List<java.time.Instant>",
                "ann.json");
    }

    @Test
    void aClassInsideOfAnExecutableJar() throws IOException {
        Path jar = folder.resolve("boot.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("BOOT-INF/classes/" + TYPE.replace('.', '/') + ".class"));
        }

        commands.assertFails(
                "there is no class " + TYPE + " in " + jar + ", but it is inside of " + jar
                        + ", which can't be on a class path: unzip " + jar
                        + " -d app, and name app/BOOT-INF/classes:app/BOOT-INF/lib/*",
                command(jar.toString(), TYPE, "ann.json"));
    }

    @Test
    void aClassThatCannotBeLoaded() throws IOException {
        commands.assertFails(
                TYPE + " needs com.acme.base.Money, which is not on the class path " + shop.path("app.jar")
                        + "; add it to --classpath",
                command(shop.path("app.jar").toString(), TYPE, "ann.json"));
        assertFails(
                "a class could not be initialised: java.lang.IllegalStateException: no configuration",
                "com.acme.shop.Broken",
                "ann.json");
    }

    @Test
    void aClassForANewerJdkThanAForkHas() throws IOException {
        UserCode code = new UserCode(Files.createDirectory(folder.resolve("newer")), 25);
        code.compile("New", "public record New(int a) {}");
        String[] arguments = command(folder.resolve("newer").toString(), "New", "ann.json", "--jdk", "17,25");

        commands.assertFails(
                "New is compiled for JDK 25, but this run has forks on JDK 17; say with --jdk on which JDKs it is to run",
                arguments);
    }

    @Test
    void aClassPathEntryThatIsNotThere() throws IOException {
        Path text = shop.file("no.jar", "text");

        commands.assertFails(
                "there is no file or folder nowhere.jar, which the class path names",
                command(shop.path("app.jar") + ":nowhere.jar", TYPE, "ann.json"));
        commands.assertFails(
                "there is no folder nowhere, which the class path names", command("nowhere/*", TYPE, "ann.json"));
        commands.assertFails(
                text + ", which the class path names, is no jar", command(text.toString(), TYPE, "ann.json"));
    }

    @Test
    void aSampleThatIsNotThereOrEmpty() throws IOException {
        shop.file("empty.json", " \n");
        shop.file("empty.ndjson", "\n\n");
        Files.write(shop.path("latin1.json"), new byte[] {'"', (byte) 0xe9, '"'});

        assertFails("there is no file " + shop.path("none.json") + ", which is to hold a sample", TYPE, "none.json");
        assertFails(shop.path("empty.json") + " is empty", TYPE, "empty.json");
        assertFails(shop.path("empty.ndjson") + " is empty", TYPE, "empty.ndjson");
        assertFails(shop.path("latin1.json") + " is not in UTF-8", TYPE, "latin1.json");
    }

    @Test
    void aSampleThatDoesNotFit() throws IOException {
        shop.file("number.json", "{\"id\": \"x\"}");
        shop.file("lines.ndjson", "{\"id\":1}\n{\"id\":2,\"contacts\":[{\"kind\":\"phone\",\"number\":[1]}]}\n");
        shop.file("kind.json", "{\"contacts\":[{\"kind\":\"fax\"}]}");
        shop.file("syntax.json", "{\"id\": 1,\n\"first_name\": tru}");
        shop.file("null.ndjson", "{\"id\":1}\nnull\n");
        shop.file("array.json", "[{\"id\": 1}]");
        shop.file("two.json", "{\"id\": 1} {\"id\": 2}");

        assertFails(
                "number.json, $.id: Cannot deserialize value of type `long` from String \"x\": not a valid `long` value",
                TYPE,
                "number.json");
        assertFails(
                "lines.ndjson, line 2, $.contacts[0].number: Cannot deserialize value of type `java.lang.String` from"
                        + " Array value",
                TYPE,
                "lines.ndjson");
        assertFails(
                "kind.json, $.contacts[0]: Could not resolve type id 'fax' as a subtype of `com.acme.shop.Customer$Contact`",
                TYPE,
                "kind.json");
        assertFails("syntax.json, line 2: Unrecognized token 'tru'", TYPE, "syntax.json");
        assertFails("null.ndjson, line 2: null is not a value of " + TYPE, TYPE, "null.ndjson");
        assertThat(failure(TYPE, "array.json"))
                .startsWith(
                        "wirespeed: array.json: Cannot deserialize value of type `com.acme.shop.Customer` from Array value")
                .endsWith("; many values stand in a file that ends in .ndjson, one on each line\n");
        assertThat(failure(TYPE, "two.json"))
                .startsWith("wirespeed: two.json: Trailing token")
                .endsWith("; many values stand in a file that ends in .ndjson, one on each line\n");
    }

    @Test
    void aTypeThatJacksonCannotWrite() throws IOException {
        shop.file("a.json", "{\"a\": 1}");

        assertFails("a.json: Jackson 3 reads this but can't write it: closed", "com.acme.shop.WriteOnly", "a.json");
    }

    @Test
    void anEarlierRunThatCannotBeComparedWith() throws IOException {
        String file = shop.path("then.json").toString();
        Result then = SampleResult.small();
        ResultFile.write(then, Path.of(file));
        assertFails(file + " is a result of 'versions', not of 'compare'", TYPE, "ann.json", gate(file, "5%"));
        assertFails("'much' is no percentage, such as 5%", TYPE, "ann.json", gate(file, "much"));
        assertFails(
                "'0.05' may mean 0.05 % or 5.00 %: write it with its sign, such as 5%",
                TYPE, "ann.json", gate(file, "0.05"));
        for (String percent : List.of("NaN", "-5%", "5%%", "1e2", "Infinity", "")) {
            assertFails("'" + percent + "' is no percentage, such as 5%", TYPE, "ann.json", gate(file, percent));
        }
        assertFails("there is no file nowhere.json", TYPE, "ann.json", gate("nowhere.json", "5%"));

        Sample sample = sample("com.acme.shop.Invoice", "0");
        ResultFile.write(SampleResult.about(sample, then.machine()), Path.of(file));
        assertFails(file + " is about com.acme.shop.Invoice, not " + TYPE, TYPE, "ann.json", gate(file, "5%"));

        ResultFile.write(SampleResult.about(sample(TYPE, "0"), then.machine()), Path.of(file));
        assertFails(
                file + " was measured on other values of " + TYPE + ": the samples are not the same",
                TYPE,
                "ann.json",
                gate(file, "5%"));

        Sample same = sample(TYPE, sha256OfAnn());
        ResultFile.write(SampleResult.about(same, then.machine()), Path.of(file));
        assertFails(
                file + " was measured on another machine: Example CPU 9000, 2 cores, and this is ",
                TYPE,
                "ann.json",
                gate(file, "5%"));
        assertFails(file + " is of a quick run, and this is a full one", TYPE, "ann.json", gate(file, "5%", "--full"));

        ResultFile.write(SampleResult.about(same, Machines.current(), null), Path.of(file));
        assertFails(
                file + " is of a run that was interrupted after 12 of 12 forks; let it end with --resume",
                TYPE,
                "ann.json",
                gate(file, "5%"));

        ResultFile.write(SampleResult.about(same, Machines.current()), Path.of(file));
        assertFails(
                file + " was measured on JDK 17, 25, and this run is on 25; nothing can be said about slower",
                TYPE,
                "ann.json",
                gate(file, "5%", "--jdk", "25"));
        assertFails(
                file + " does not have wirespeed; nothing can be said about slower",
                TYPE,
                "ann.json",
                gate(file, "5", "--contestants", "wirespeed", "--jdk", "17,25"));
    }

    private static Sample sample(String type, String sha256) {
        return new Sample(type, List.of(), List.of(new Located("ann.json", sha256)), 1, true);
    }

    private static String sha256OfAnn() {
        return new SampleRequest(ClassPath.parse(shop.classPath()), TYPE, List.of(shop.path("ann.json")))
                .located()
                .getFirst()
                .sha256();
    }

    private static String[] gate(String file, String percent, String... more) {
        return Stream.concat(Stream.of("--fail-if-slower-than", file, percent), Stream.of(more))
                .toArray(String[]::new);
    }

    private void assertFails(String start, String type, String sample, String... more) {
        assertThat(failure(type, sample, more))
                .startsWith("wirespeed: " + start)
                .containsOnlyOnce("\n")
                .endsWith("\n");
    }

    private String failure(String type, String sample, String... more) {
        assertThat(commands.run(command(shop.classPath(), type, sample, more))).isEqualTo(1);
        assertThat(commands.output()).isEmpty();
        return commands.errors();
    }

    private static String[] command(String classPath, String type, String sample, String... more) {
        return Stream.concat(
                        Stream.of(
                                "lab",
                                "compare",
                                "--classpath",
                                classPath,
                                "--type",
                                type,
                                "--sample",
                                shop.path(sample).toString()),
                        Stream.of(more))
                .toArray(String[]::new);
    }
}
