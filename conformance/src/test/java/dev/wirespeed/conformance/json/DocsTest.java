package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles and runs the programs in the documentation; what they print must be what the documentation says. */
class DocsTest {
    /** What is of frameworks, which are not on this class path; other tests start those. */
    private static final Pattern ELSEWHERE = Pattern.compile("// (Quarkus|Dropwizard|JAX-RS|package-info.java)\n");

    private static final Path ROOT = Path.of("..");
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```\n(?:```text\n(.*?)```)?", Pattern.DOTALL);
    private static final Pattern MAIN =
            Pattern.compile("class (\\w+) \\{(?:(?!\nclass ).)*static void main", Pattern.DOTALL);

    /** What a program is compiled with, in its first line. */
    private static final Pattern ARGUMENTS = Pattern.compile("^// javac (.*)");

    record Snippet(String document, String source, String output) {
        @Override
        public String toString() {
            return document + ": " + source.lines().findFirst().orElse("");
        }
    }

    static List<Snippet> snippets() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .flatMap(DocsTest::snippets)
                    .toList();
        }
    }

    private static Stream<Snippet> snippets(Path document) {
        try {
            return JAVA
                    .matcher(Files.readString(document))
                    .results()
                    .map(m -> new Snippet(document.getFileName().toString(), m.group(1), String.valueOf(m.group(2))))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void saysWhatIsTrue(Snippet snippet, @TempDir Path folder) throws Exception {
        Matcher main = MAIN.matcher(snippet.source());
        if (ELSEWHERE.matcher(snippet.source()).lookingAt()) {
            return;
        }
        if (main.find()) {
            assertThat(run(main.group(1), snippet.source(), folder)).isEqualTo(snippet.output());
        } else {
            assertIsExcerpt(snippet.source());
        }
    }

    private static String run(String main, String source, Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve(main + ".java"), source);
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        List<String> arguments = new ArrayList<>(List.of(
                "-d",
                folder.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-processor",
                "dev.wirespeed.processor.WireProcessor",
                file.toString()));
        Matcher further = ARGUMENTS.matcher(source);
        if (further.find()) {
            arguments.addAll(List.of(further.group(1).split(" ")));
        }
        int failed =
                ToolProvider.getSystemJavaCompiler().run(null, messages, messages, arguments.toArray(String[]::new));
        assertThat(failed).as(messages.toString(UTF_8)).isZero();
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            System.setOut(new PrintStream(printed, true, UTF_8));
            Method method = loader.loadClass(main).getDeclaredMethod("main", String[].class);
            method.setAccessible(true);
            method.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(console);
        }
        return printed.toString(UTF_8);
    }

    /** A snippet that is no program is taken from one of the examples, which other tests keep true. */
    private static void assertIsExcerpt(String source) throws IOException {
        StringBuilder examples = new StringBuilder();
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/example"))) {
            for (Path file : files.toList()) {
                examples.append(Files.readString(file));
            }
        }
        assertThat(source.lines().map(line -> line.replace(" … }", "").strip()))
                .allSatisfy(line -> assertThat(examples).contains(line));
    }
}
