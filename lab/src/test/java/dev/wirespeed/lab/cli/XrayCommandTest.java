package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class XrayCommandTest {

    private static final String ORDERS = """
            [{"id": 1, "name": "Ann", "note": null},
             {"id": 22, "name": "Bo|b", "note": "x"}]
            """;

    @TempDir
    Path folder;

    private Path file = Path.of("");
    private final Commands commands = new Commands();

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("orders.json"), ORDERS);
    }

    @Test
    void theTerminalShowsTheWidestPathsAndOtherShapes() {
        assertThat(xray().replaceAll("(?m) {2,}[\\d−–]+$", "  (gzip)"))
                .startsWith("orders.json: 83 bytes, ")
                .contains("\nnames 38.6 %, values 25.3 %, punctuation 20.5 %, white space 15.7 %\n")
                .contains("""
                        Where the bytes are
                          Path           count  nulls  names  values  punctuation  total   share  gzip
                          $                  1                                  2     70  84.3 %  (gzip)
                          $[]                2                                  5     68  81.9 %  (gzip)
                          $[].name           2            12      11            4     27  32.5 %  (gzip)
                          $[].note           2      1     12       7            2     21  25.3 %  (gzip)
                          $[].id             2             8       3            4     15  18.1 %  (gzip)
                          (white space)                                               13  15.7 %  (gzip)
                          total: with all below; gzip: what the gzipped document would be smaller by without it
                        """)
                .containsPattern("\n {2}As it is +83 +\\d+ +")
                .containsPattern("\n {2}Without white space +70 +−15\\.7 % ")
                .containsPattern("\n {2}… and without nulls +58 +−30\\.1 % ")
                .containsPattern("\n {2}Arrays instead of objects +32 +−61\\.4 % ")
                .containsPattern("\n {2}MessagePack, maps +43 +−48\\.2 % ")
                .containsPattern("\n {2}MessagePack, arrays +17 +−79\\.5 % ")
                .endsWith("\nPage: " + folder.resolve("out/xray.html") + "\n");
    }

    @Test
    void topSaysHowManyPathsTheTerminalShows() {
        assertThat(xray("--top=2"))
                .contains("Where the bytes are: the 2 widest of 5 paths\n", "\n  $[] ", "\n  (white space) ")
                .doesNotContain("$[].name");
        commands.assertFails("--top must be at least 1, but was 0", "xray", file.toString(), "--top=0");
    }

    @Test
    void pageMarkdownAndJsonHaveTheSameFigures() throws IOException {
        xray();
        JsonNode json = JsonMapper.shared().readTree(folder.resolve("out/xray.json"));
        String markdown = Files.readString(folder.resolve("out/xray.md"));

        assertThat(json.get("schemaVersion").asInt()).isEqualTo(1);
        assertThat(StreamSupport.stream(json.get("paths").spliterator(), false)
                                .mapToLong(path -> path.get("names").asLong()
                                        + path.get("values").asLong()
                                        + path.get("punctuation").asLong())
                                .sum()
                        + json.get("whiteSpace").asLong())
                .isEqualTo(Files.size(file));
        assertThat(json.at("/paths/3/path").asString()).isEqualTo("$[].name");
        assertThat(json.at("/paths/3/parent").asInt()).isEqualTo(1);
        assertThat(json.at("/whatIf/3/size/plain").asInt()).isEqualTo(32);
        assertThat(markdown)
                .startsWith("# orders.json\n\n83 bytes, ")
                .contains("\n## What if it were written …\n", "\n| Arrays instead of objects | 32 | −61.4 % | ")
                .contains("\n| $\\[\\].name | 2 |  | 12 | 11 | 4 | 27 | 32.5 % | "
                        + json.at("/paths/3/gzip").asString() + " |\n")
                .contains("\n## What the figures mean\n\n- Each byte of the document is counted once");
        assertThat(folder.resolve("out/xray.html"))
                .content()
                .contains("<title>Xray of orders.json · Wirespeed</title>");
    }

    @Test
    void withoutAFolderItGoesWhereRunsGo() throws IOException {
        Path results = Path.of("wirespeed-results");
        boolean existed = Files.exists(results);

        String output = commands.output("xray", file.toString());

        Path page = Path.of(output.substring(output.indexOf("\nPage: ") + 7).strip());
        assertThat(page).exists().hasFileName("xray.html");
        Path made = Objects.requireNonNull(page.getParent());
        assertThat(made.getFileName().toString()).matches("xray-\\d{8}-\\d{6}");
        assertThat(made).hasParentRaw(results.toAbsolutePath());
        for (String name : new String[] {"xray.html", "xray.md", "xray.json"}) {
            Files.delete(made.resolve(name));
        }
        Files.delete(made);
        if (!existed) {
            Files.delete(results);
        }
    }

    @Test
    void theStandardInputIsAFileToo() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("{\"a\":1}\n{\"a\":2}".getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(commands.output(
                            "xray", "-", "--out", folder.resolve("out").toString()))
                    .startsWith("standard input: 15 bytes in 2 documents, ")
                    .containsPattern("\n {2}\\$\\.a +2 ");
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void largeDocumentsAreRefusedUnlessTheyAreMeant() {
        commands.assertFails(
                file + " has more than 82 bytes; raise --max-size if you mean it",
                "xray",
                file.toString(),
                "--max-size=82");
        assertThat(xray("--max-size=83")).contains("83 bytes");
    }

    @Test
    void workOnGzipIsBounded() {
        assertThat(xray("--gzip-work=200B"))
                .contains(
                        "Note: gzip was tried without each of the 2 widest paths; the other 2 show a dash (--gzip-work).\n")
                .containsPattern("\n {2}\\$\\[\\]\\.id .* –\n");
    }

    @Test
    void whatCannotBeReadIsOneLine() throws IOException {
        Path none = folder.resolve("none.json");
        Path empty = Files.createFile(folder.resolve("empty.json"));
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"a\": 1,\n \"b\": [1 2]}");

        commands.assertFails("there is no file " + none, "xray", none.toString());
        commands.assertFails(folder + " is a folder, not a file", "xray", folder.toString());
        commands.assertFails("empty.json is empty", "xray", empty.toString());
        commands.assertFails(
                "bad.json is not JSON: Unexpected character ('2' (code 50)): was expecting comma to separate Array entries"
                        + " (line 2, column 10)",
                "xray",
                bad.toString());
        commands.assertFails(
                "Missing required parameter: '<payload.json>'; './wirespeed xray --help' lists what there is", "xray");
        commands.assertFails("'a\\0b' is no file name".replace("\\0", "\0"), "xray", "a\0b");
    }

    @Test
    void aFolderThatCannotBeWrittenIsOneLine() {
        commands.assertFails(
                "cannot write to the output folder " + file + ": there is a file of that name",
                "xray",
                file.toString(),
                "--out",
                file.toString());
    }

    @Test
    void helpNamesTheOptions() {
        assertThat(commands.output("xray", "--help"))
                .startsWith("Usage: wirespeed xray ")
                .contains(
                        "--top=<paths>", "--max-size=<size>", "Default: 64MB", "--gzip-work=<size>", "Default: 256MB");
    }

    private String xray(String... options) {
        String[] arguments = new String[options.length + 4];
        System.arraycopy(
                new String[] {
                    "xray", file.toString(), "--out", folder.resolve("out").toString()
                },
                0,
                arguments,
                0,
                4);
        System.arraycopy(options, 0, arguments, 4, options.length);
        return commands.output(arguments);
    }
}
