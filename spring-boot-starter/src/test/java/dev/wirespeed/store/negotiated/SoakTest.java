package dev.wirespeed.store.negotiated;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufAllocatorMetricProvider;
import io.netty.util.ResourceLeakDetector;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/**
 * Load among clients that hang up or read slowly and values that can't be written: each gets what it asked for, and nothing is left behind.
 * {@code -Dwirespeed.soak.seconds=600} is for a release; each framework takes as long.
 */
@ExtendWith(OutputCaptureExtension.class)
class SoakTest {
    private static final long SECONDS = Long.getLong("wirespeed.soak.seconds", 2);
    private static final int LOOKS = 10;
    private static final int WORKERS = 2;
    private static final double GROWTH = 1.25;
    private static final long SLACK = 16L << 20;
    private static final String POSITIONAL = "application/json;shape=array";

    private final AtomicLong asked = new AtomicLong();
    private final AtomicLong hungUp = new AtomicLong();
    private final AtomicLong readSlowly = new AtomicLong();

    @ParameterizedTest
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    void nothingIsLeftBehind(WebApplicationType type, CapturedOutput output) throws Exception {
        List<Long> heap = new ArrayList<>();
        List<Long> direct = new ArrayList<>();
        ExecutorService threads = Executors.newCachedThreadPool();
        ResourceLeakDetector.Level level = ResourceLeakDetector.getLevel();
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.PARANOID);
        try (ConfigurableApplicationContext service = start(type)) {
            int port = ((WebServerApplicationContext) service).getWebServer().getPort();
            Client client = new Client(port);
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
            List<Future<Void>> all = new ArrayList<>();
            for (int i = 0; i < WORKERS; i++) {
                all.add(threads.submit(until(end, () -> ask(new Client(port)))));
            }
            all.add(threads.submit(until(end, () -> hangUp(type, client))));
            all.add(threads.submit(until(end, () -> readSlowly(client))));
            for (int i = 0; i < LOOKS; i++) {
                TimeUnit.MILLISECONDS.sleep(SECONDS * 1_000 / LOOKS);
                heap.add(heap());
                direct.add(direct());
            }
            for (Future<Void> each : all) {
                each.get();
            }
            addsUp(type, new Counts(service.getBean(SerializationMeter.class)));
            System.gc(); // leaks are told when there are new buffers
            ask(client);
        } finally {
            threads.shutdownNow();
            ResourceLeakDetector.setLevel(level);
        }
        System.out.printf(
                "%s: %,d answers, %,d clients that hung up, heap %s, direct %s%n",
                type, asked.get(), hungUp.get(), heap, direct);
        assertThat(asked).hasPositiveValue();
        assertThat(hungUp).hasPositiveValue();
        assertFlat(heap);
        assertFlat(direct);
        assertThat(output).doesNotContain("LEAK");
    }

    private void addsUp(WebApplicationType type, Counts counts) throws InterruptedException {
        long all = asked.get();
        counts.await("POST", "/users", Direction.READ, "json", 2 * all);
        assertThat(counts.failures("POST", "/users", Direction.READ, "json")).isEqualTo(all);
        counts.await("GET", "/lines", Direction.WRITE, "x-ndjson", Shop.LINES * all);
        assertThat(counts.failures("GET", "/lines", Direction.WRITE, "x-ndjson"))
                .isZero();
        for (String path : List.of("/lazy", "/late")) {
            assertThat(counts.awaitFailures("GET", path, Direction.WRITE, "json", all))
                    .isEqualTo(all);
        }
        counts.await("GET", "/huge", Direction.WRITE, "json", hungUp.get() + readSlowly.get());
        if (type == WebApplicationType.REACTIVE) {
            counts.awaitResponses("/chunks", hungUp.get());
            counts.await("GET", "/chunks", Direction.WRITE, "x-ndjson", Shop.CHUNKS.taken());
        }
    }

    /** From a third of the time on, when what is kept for good is there. */
    private static void assertFlat(List<Long> bytes) {
        long early = bytes.get(LOOKS / 3);
        assertThat(bytes.subList(LOOKS / 3, LOOKS))
                .allSatisfy(each -> assertThat(each).isLessThan((long) (early * GROWTH) + SLACK));
    }

    private static long heap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** What Netty has for buffers, none of which is given back if one leaks. */
    private static long direct() {
        return ByteBufAllocator.DEFAULT instanceof ByteBufAllocatorMetricProvider provider
                ? provider.metric().usedDirectMemory()
                : 0;
    }

    private static ConfigurableApplicationContext start(WebApplicationType type) {
        return new SpringApplicationBuilder(Shop.class)
                .web(type)
                .initializers(context -> {
                    GenericApplicationContext beans = (GenericApplicationContext) context;
                    if (type == WebApplicationType.SERVLET) {
                        beans.registerBean(TomcatServletWebServerFactory.class);
                    } else {
                        beans.registerBean(NettyReactiveWebServerFactory.class);
                    }
                })
                .run(
                        "--server.port=0",
                        "--logging.level.root=off",
                        "--logging.level.io.netty.util.ResourceLeakDetector=error",
                        "--wirespeed.formats.positional-json=true",
                        "--wirespeed.fields.enabled=true");
    }

    private static Callable<Void> until(long end, Callable<?> step) {
        return () -> {
            do {
                step.call();
            } while (System.nanoTime() < end);
            return null;
        };
    }

    private Void ask(Client client) throws IOException, InterruptedException {
        long id = asked.incrementAndGet();
        String order = "{\"number\":7,\"status\":\"new\"}";
        String user = "{\"id\":" + id + ",\"email\":\"a@b.c\",\"orders\":[" + order + "]}";
        assertThat(client.get("/users/" + id).body()).isEqualTo(user);
        assertThat(client.get("/users/" + id, "Accept", POSITIONAL).body())
                .isEqualTo("[" + id + ",\"a@b.c\",[[7,\"new\"]]]");
        assertThat(client.get("/users/" + id + "?fields=id").body()).isEqualTo("{\"id\":" + id + "}");
        assertThat(client.get("/users/" + id + "?fields=a" + id).statusCode()).isEqualTo(400);
        assertThat(client.post("/users", user).body()).isEqualTo(user);
        assertThat(client.post("/users", "{\"id\":").statusCode()).isEqualTo(400);
        assertThat(client.get("/lazy").statusCode()).isEqualTo(500);
        assertThat(client.get("/lines").body().lines()).hasSize(Shop.LINES);
        try (Socket late = client.open("/late")) {
            assertThat(new String(late.getInputStream().readNBytes(1_000), ISO_8859_1))
                    .startsWith("HTTP/1.1 200")
                    .contains("{\"id\":1,");
        }
        return null;
    }

    private Void hangUp(WebApplicationType type, Client client) throws IOException, InterruptedException {
        List<String> paths = type == WebApplicationType.REACTIVE ? List.of("/huge", "/chunks") : List.of("/huge");
        for (String path : paths) {
            try (Socket socket = client.open(path)) {
                assertThat(socket.getInputStream().readNBytes(100)).hasSize(100);
            }
        }
        hungUp.incrementAndGet();
        Thread.sleep(50);
        return null;
    }

    private Void readSlowly(Client client) throws IOException, InterruptedException {
        try (Socket socket = client.open("/huge")) {
            for (int i = 0; i < 20; i++) {
                socket.getInputStream().readNBytes(10_000);
                Thread.sleep(20);
            }
        }
        readSlowly.incrementAndGet();
        return null;
    }
}
