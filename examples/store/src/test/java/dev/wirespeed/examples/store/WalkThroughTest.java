package dev.wirespeed.examples.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Sends the requests of the walk-through in their order, with codecs and without them, and compares; {@code …} stands for anything. */
class WalkThroughTest {
    private static final Path PAGE = Path.of("../../docs/walk-through.md");
    private static final Pattern STEP =
            Pattern.compile("```http\n(GET) (\\S+)\n```\n```(json|text)\n(.*?)\n```", Pattern.DOTALL);

    private static final int STEPS = 7;

    private static Service plain;
    private static Service withCodecs;

    private record Step(String path, boolean status, String expected) {}

    @BeforeAll
    static void start() {
        plain = new Service("spring.profiles.active=plain");
        withCodecs = new Service();
    }

    @AfterAll
    static void stop() {
        plain.close();
        withCodecs.close();
    }

    private static List<Step> steps() throws IOException {
        return STEP.matcher(Files.readString(PAGE))
                .results()
                .map(found -> new Step(found.group(2), found.group(3).equals("text"), found.group(4)))
                .toList();
    }

    @Test
    void thereAreSteps() throws IOException {
        assertThat(steps()).hasSize(STEPS);
    }

    @TestFactory
    Stream<DynamicTest> stepsAreAnswered() throws IOException {
        return steps().stream().map(step -> dynamicTest(step.path, () -> assertAnswered(step)));
    }

    private static void assertAnswered(Step step) throws Exception {
        HttpResponse<String> answer = withCodecs.get(step.path);
        assertThat(step.status ? "" + answer.statusCode() : answer.body()).matches(pattern(step.expected));
        if (!step.status && !step.path.startsWith("/actuator")) {
            assertThat(plain.get(step.path).body()).isEqualTo(answer.body());
        }
    }

    private static Pattern pattern(String expected) {
        return Pattern.compile(
                Stream.of(expected.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*?")), Pattern.DOTALL);
    }
}
