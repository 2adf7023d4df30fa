package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.find.FindResult.Caller;
import dev.wirespeed.lab.find.FindResult.Prices;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose conversions Spring MVC does, which reads before it calls a handler and writes after that. */
final class FindEndpointsTest {

    private static final Prices PRICES =
            new Prices(BigDecimal.valueOf(30), new BigDecimal("0.04"), new BigDecimal("0.5"), "USD");
    private static final List<Jdk> JDKS = JdkDiscovery.onThisMachine();

    /** Handlers of Spring MVC, called through its dispatcher servlet without a server. */
    private static final String SERVED = """
            package shop;

            import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
            import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;

            import java.util.List;
            import java.util.stream.IntStream;
            import org.springframework.http.MediaType;
            import org.springframework.test.web.servlet.MockMvc;
            import org.springframework.test.web.servlet.setup.MockMvcBuilders;
            import org.springframework.web.bind.annotation.GetMapping;
            import org.springframework.web.bind.annotation.PostMapping;
            import org.springframework.web.bind.annotation.RequestBody;
            import org.springframework.web.bind.annotation.RestController;

            public final class Served {
                public record Item(String name, double price, int count) {}
                public record Order(List<Item> items) {}

                /** As generated from a description of the service. */
                public interface Api {
                    @GetMapping("/order") Order order();
                    @PostMapping("/count") int count(@RequestBody Order order);
                }

                @RestController
                public static final class Controller implements Api {
                    private static final Order ORDER = new Order(
                            IntStream.range(0, 300).mapToObj(i -> new Item("item " + i, i * 1.25, i)).toList());

                    @Override public Order order() { return known(); }
                    private static Order known() { return ORDER; }
                    @Override public int count(Order order) { return order.items().size(); }
                }

                public static void main(String[] arguments) throws Exception {
                    MockMvc service = MockMvcBuilders.standaloneSetup(new Controller()).build();
                    byte[] order = requested(service);
                    System.out.println("ready");
                    while (true) {
                        for (int i = 0; i < 5; i++) {
                            requested(service);
                            service.perform(post("/count").contentType(MediaType.APPLICATION_JSON).content(order));
                        }
                        Thread.sleep(2); // a core is not all its own
                    }
                }

                private static byte[] requested(MockMvc service) throws Exception {
                    return service.perform(get("/order")).andReturn().getResponse().getContentAsByteArray();
                }
            }
            """;

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private static Programs programs;

    @TempDir
    Path folder;

    @BeforeAll
    static void compile(@TempDir Path folder) throws IOException {
        programs = Programs.compiled(folder, "Served", SERVED);
    }

    @AfterAll
    static void end() {
        programs.close();
    }

    /** Most of it: sampling begins a little before tracing does, and on a busy machine tells its times less well. */
    @Test
    void theHandlerIsTheCallerOfWhatAFrameworkConverts() throws Exception {
        assumeTrue(JDKS.getLast().feature() >= Notes.TRACES_METHODS, "skipped: there is no JDK that traces methods");
        FindResult result = recorded(JDKS.getLast(), "", 2_000);

        List<Caller> callers = result.cpu().callers();
        assertThat(share(callers, by("shop.Served$Controller.order", "write")))
                .isGreaterThan(share(callers, caller -> caller.direction().equals("write")) / 2);
        assertThat(share(callers, by("shop.Served$Controller.count", "read")))
                .isGreaterThan(share(callers, caller -> caller.direction().equals("read")) / 2);
        assertThat(callers.getFirst().via()).startsWith("org.springframework.http.converter.");
        assertThat(share(
                        result.allocation().callers(),
                        caller -> "shop.Served$Controller.order".equals(caller.method())))
                .isGreaterThan(0.1);
        assertThat(result.notes()).anyMatch(note -> note.startsWith("Where a framework converts, the caller is the "));
    }

    @Test
    void withoutCallsThereIsANote() throws Exception {
        assumeTrue(JDKS.getLast().feature() >= Notes.TRACES_METHODS, "skipped: there is no JDK that traces methods");
        FindResult result = recorded(JDKS.getLast(), "shop.Other::none;@shop.None", 500);

        assertThat(result.notes()).anyMatch(note -> note.startsWith("No endpoints: no handler was called, "));
        assertThat(result.cpu().callers()).anyMatch(caller -> "shop.Served.requested".equals(caller.method()));
    }

    @Test
    void anOlderJdkTracesNoMethods() throws Exception {
        assumeTrue(JDKS.getFirst().feature() < Notes.TRACES_METHODS, "skipped: there is no older JDK");
        FindResult result = recorded(JDKS.getFirst(), "", 0);

        assertThat(result.notes().getFirst())
                .matches("No endpoints: JDK 25 and later can trace handlers, and process \\d+ runs on JDK "
                        + JDKS.getFirst().feature() + "\\.");
    }

    private static Predicate<Caller> by(String method, String direction) {
        return caller -> method.equals(caller.method()) && caller.direction().equals(direction);
    }

    private static double share(List<Caller> callers, Predicate<Caller> which) {
        return callers.stream()
                .filter(which)
                .mapToDouble(caller -> caller.share().value())
                .sum();
    }

    private FindResult recorded(Jdk jdk, String endpoints, long millis) throws Exception {
        Process process = programs.start(jdk, "shop.Served", List.of());
        Path file = folder.resolve("recording.jfr");
        try (FlightRecording recording = FlightRecording.start(process.pid(), new RecordingPlan(60, null, endpoints))) {
            Thread.sleep(millis);
            assertThat(recording.stop(file)).isTrue();
            return Analysis.of(List.of(file), PRICES, false, "1.0").noting(recording.notes());
        } finally {
            process.destroyForcibly();
        }
    }
}
