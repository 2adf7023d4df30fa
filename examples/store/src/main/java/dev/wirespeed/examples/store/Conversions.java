package dev.wirespeed.examples.store;

import com.sun.management.OperatingSystemMXBean;
import dev.wirespeed.examples.store.api.CheckedOrder;
import dev.wirespeed.examples.store.api.OrderRequest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/**
 * Times what the cached answers cost without a server: the same objects, by the mapper that Spring Boot builds, as Spring's converters call
 * it. Prints a line for each: {@code conversion}, its pattern, how many conversions, and of them all the seconds of CPU and the bytes.
 */
public final class Conversions {
    private static final int USERS = 10;
    private static final int ORDERS_FROM = 1_000;
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final JsonMapper mapper;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 18);

    private Conversions(JsonMapper mapper) {
        this.mapper = mapper;
    }

    private record Timed(String pattern, IntUnaryOperator conversion) {}

    /**
     * Begins with the seconds to warm each up, the seconds to time each, and the order that is to be checked; what follows is the
     * application's.
     */
    public static void main(String[] arguments) {
        double warmUp = Double.parseDouble(arguments[0]);
        double seconds = Double.parseDouble(arguments[1]);
        byte[] order = arguments[2].getBytes(StandardCharsets.UTF_8);
        String[] others = List.of(arguments).subList(3, arguments.length).toArray(String[]::new);
        try (ConfigurableApplicationContext application = new SpringApplicationBuilder(Store.class)
                .web(WebApplicationType.NONE)
                .run(others)) {
            Conversions conversions = new Conversions(application.getBean(JsonMapper.class));
            List<Timed> all = conversions.all(application.getBean(Cache.class), order);
            all.forEach(each -> run(each, warmUp));
            all.forEach(each -> System.out.println(run(each, seconds)));
        }
    }

    private List<Timed> all(Cache cache, byte[] order) {
        return List.of(
                new Timed(
                        "/users/{id}/cached",
                        number -> write(cache.user(1 + number % USERS).orElseThrow())),
                new Timed(
                        "/orders/{id}/cached",
                        number -> write(
                                cache.order(ORDERS_FROM * (1L + number % USERS)).orElseThrow())),
                new Timed("/orders/check", number -> write(CheckedOrder.of(read(order)))));
    }

    private int write(Object value) {
        out.reset();
        try (JsonGenerator generator = mapper.createGenerator(out, JsonEncoding.UTF8)) {
            mapper.writer().writeValue(generator, value);
        }
        return out.size();
    }

    private OrderRequest read(byte[] order) {
        return mapper.readerFor(OrderRequest.class).readValue(new ByteArrayInputStream(order));
    }

    private static String run(Timed timed, double seconds) {
        long cpu = SYSTEM.getProcessCpuTime();
        long end = System.nanoTime() + (long) (seconds * 1e9);
        long bytes = 0;
        int count = 0;
        while (System.nanoTime() < end) {
            bytes += timed.conversion().applyAsInt(count++);
        }
        return String.format(
                Locale.ROOT,
                "conversion %s %d %.6f %d",
                timed.pattern(),
                count,
                (SYSTEM.getProcessCpuTime() - cpu) / 1e9,
                bytes);
    }
}
