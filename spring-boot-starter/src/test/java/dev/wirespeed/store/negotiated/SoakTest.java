package dev.wirespeed.store.negotiated;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.store.Client;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufAllocatorMetricProvider;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/**
 * Load among clients that hang up or read slowly and values that can't be written: each gets what it asked for, and nothing is left behind.
 * {@code -Dwirespeed.soak.seconds=600} is for a release; each framework takes as long.
 */
class SoakTest {
    private static final long SECONDS = Long.getLong("wirespeed.soak.seconds", 3);
    private static final int LOOKS = 10;
    private static final int WORKERS = 2;
    private static final double GROWTH = 1.25;
    private static final long SLACK = 16L << 20;
    private static final String POSITIONAL = "application/json;shape=array";

    private final AtomicLong asked = new AtomicLong();
    private final AtomicLong hungUp = new AtomicLong();

    @ParameterizedTest
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    void nothingIsLeftBehind(WebApplicationType type) throws Exception {
        List<Long> heap = new ArrayList<>();
        List<Long> direct = new ArrayList<>();
        ExecutorService threads = Executors.newCachedThreadPool();
        try (ConfigurableApplicationContext service = start(type)) {
            int port = ((WebServerApplicationContext) service).getWebServer().getPort();
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
            List<Future<Void>> all = new ArrayList<>();
            for (int i = 0; i < WORKERS; i++) {
                all.add(threads.submit(until(end, () -> ask(new Client(port)))));
            }
            all.add(threads.submit(until(end, () -> hangUp(port))));
            all.add(threads.submit(until(end, () -> readSlowly(port))));
            for (int i = 0; i < LOOKS; i++) {
                TimeUnit.MILLISECONDS.sleep(SECONDS * 1_000 / LOOKS);
                heap.add(heap());
                direct.add(direct());
            }
            for (Future<Void> each : all) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
        System.out.printf(
                "%s: %,d answers, %,d clients that hung up, heap %s, direct %s%n",
                type, asked.get(), hungUp.get(), heap, direct);
        assertThat(asked).hasPositiveValue();
        assertThat(hungUp).hasPositiveValue();
        assertFlat(heap);
        assertFlat(direct);
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
        return null;
    }

    private Void hangUp(int port) throws IOException, InterruptedException {
        try (Socket socket = request(port)) {
            assertThat(socket.getInputStream().readNBytes(100)).hasSize(100);
        }
        hungUp.incrementAndGet();
        Thread.sleep(50);
        return null;
    }

    private static Void readSlowly(int port) throws IOException, InterruptedException {
        try (Socket socket = request(port)) {
            for (int i = 0; i < 20; i++) {
                socket.getInputStream().readNBytes(10_000);
                Thread.sleep(20);
            }
        }
        return null;
    }

    private static Socket request(int port) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.getOutputStream()
                .write("GET /huge HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".getBytes(ISO_8859_1));
        return socket;
    }
}
