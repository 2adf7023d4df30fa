package dev.wirespeed.lab.contestant;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.fork.ConversionBenchmark;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Adds the contestant that CONTRIBUTING.md shows, by one class and one line, and holds it to the contract. */
class AddedContestantTest extends ContestantContract {
    private static final Path PAGE = Path.of("../CONTRIBUTING.md");
    private static final Pattern SECTION = Pattern.compile("## A new contestant\n(.*?)\n## ", Pattern.DOTALL);
    private static final Pattern CLASS = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern LINE = Pattern.compile("`([^`]*/META-INF/services/[^`]*)`:\n\n```text\n(.*\n)```");

    @TempDir
    static Path folder;

    private String name;
    private URLClassLoader loader;

    @BeforeAll
    void add() throws IOException {
        String section = only(SECTION, Files.readString(PAGE)).group(1);
        MatchResult line = only(LINE, section);
        name = line.group(2).strip();
        compile(only(CLASS, section).group(1));
        Path services = Path.of("..").resolve(line.group(1));
        assertThat(services).exists();
        Path own = Files.createDirectories(folder.resolve("META-INF/services")).resolve(services.getFileName());
        Files.writeString(own, line.group(2));
        loader = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
    }

    @AfterAll
    void remove() throws IOException {
        loader.close();
    }

    private static MatchResult only(Pattern pattern, String text) {
        List<MatchResult> found = pattern.matcher(text).results().toList();
        assertThat(found).as(pattern.pattern()).hasSize(1);
        return found.get(0);
    }

    private void compile(String text) {
        URI uri = URI.create("string:///" + name.replace('.', '/') + ".java");
        JavaFileObject source = new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
        List<String> options =
                List.of("-proc:none", "-d", folder.toString(), "-classpath", System.getProperty("java.class.path"));
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .getTask(null, null, null, options, null, List.of(source))
                        .call())
                .isTrue();
    }

    @Override
    protected List<Contestant> contestants() {
        return withIt(() -> Contestants.all().stream()
                .filter(contestant -> contestant.getClass().getName().equals(name))
                .toList());
    }

    /** Does something with the contestant on the class path, as it will be for who has added it. */
    private <T> T withIt(Supplier<T> action) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return action.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void isFoundByItsIdFromThenOn() {
        assertThat(contestants()).extracting(Contestant::id).containsExactly("jackson3-via-text");
        assertThat(Contestants.find("jackson3-via-text")).isEmpty();
        assertThat(withIt(() -> Contestants.find("jackson3-via-text"))).isPresent();
        assertThat(withIt(Contestants::all)).hasSize(Contestants.all().size() + 1);
    }

    @Test
    void isWhatAForkRuns() {
        byte[] written = withIt(() -> {
            ConversionBenchmark benchmark = new ConversionBenchmark();
            benchmark.contestant = "jackson3-via-text";
            try {
                benchmark.bind();
                return benchmark.serialize();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });

        assertThat(new String(written, UTF_8)).startsWith("{\"id\":123456789,");
    }
}
