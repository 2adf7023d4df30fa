package dev.wirespeed.examples.store;

import com.sun.management.OperatingSystemMXBean;
import dev.wirespeed.examples.store.api.CheckedOrder;
import dev.wirespeed.examples.store.api.OrderRequest;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/**
 * Times what the cached answers cost without a server: the same objects, by the mapper that Spring Boot builds, as Spring's converters call
 * it. Prints {@code ready} once it is warm. Each line of its input is a pattern and for how many seconds to convert what that answers; for
 * each it prints {@code conversion}, the pattern, how many conversions, and of them all the seconds of CPU and the bytes. With {@code
 * store.second-mapper=true} a pattern behind {@code jackson:} is converted by the mapper without codecs.
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

    /** Begins with the seconds to warm each up, and the order that is to be checked; what follows is the application's. */
    public static void main(String[] arguments) throws IOException {
        double warmUp = Double.parseDouble(arguments[0]);
        byte[] order = arguments[1].getBytes(StandardCharsets.UTF_8);
        String[] others = List.of(arguments).subList(2, arguments.length).toArray(String[]::new);
        try (ConfigurableApplicationContext application = new SpringApplicationBuilder(Store.class)
                .web(WebApplicationType.NONE)
                .run(others)) {
            Cache cache = application.getBean(Cache.class);
            Map<String, IntUnaryOperator> all = new LinkedHashMap<>();
            new Conversions(application.getBean(JsonMapper.class)).put("", cache, order, all);
            application
                    .getBeanProvider(SecondMapper.class)
                    .ifAvailable(second -> new Conversions(second.mapper()).put("jackson:", cache, order, all));
            all.forEach((pattern, conversion) -> run(pattern, conversion, warmUp));
            System.out.println("ready");
            BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String line = orders.readLine(); line != null; line = orders.readLine()) {
                String pattern = line.substring(0, line.indexOf(' '));
                double seconds = Double.parseDouble(line.substring(pattern.length()));
                System.out.println(run(pattern, all.get(pattern), seconds));
            }
        }
    }

    /** By the pattern of who answers it, behind a prefix. */
    private void put(String prefix, Cache cache, byte[] order, Map<String, IntUnaryOperator> all) {
        all.put(prefix + "/users/{id}/cached", number -> write(cache.user(1 + number % USERS).orElseThrow()));
        all.put(
                prefix + "/orders/{id}/cached",
                number -> write(cache.order(ORDERS_FROM * (1L + number % USERS)).orElseThrow()));
        all.put(prefix + "/orders/check", number -> write(CheckedOrder.of(read(order))));
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

    private static String run(String pattern, IntUnaryOperator conversion, double seconds) {
        long cpu = SYSTEM.getProcessCpuTime();
        long end = System.nanoTime() + (long) (seconds * 1e9);
        long bytes = 0;
        int count = 0;
        while (System.nanoTime() < end) {
            bytes += conversion.applyAsInt(count++);
        }
        return String.format(
                Locale.ROOT,
                "conversion %s %d %.6f %d",
                pattern,
                count,
                (SYSTEM.getProcessCpuTime() - cpu) / 1e9,
                bytes);
    }
}
