package dev.wirespeed.store.mvc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.net.httpserver.HttpServer;
import dev.wirespeed.spring.ConversionMetric;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import io.opentelemetry.proto.collector.metrics.v1.ExportMetricsServiceRequest;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.metrics.v1.HistogramDataPoint;
import io.opentelemetry.proto.metrics.v1.Metric;
import io.opentelemetry.proto.metrics.v1.NumberDataPoint;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** What a receiver of OTLP is sent. */
@SpringBootTest(
        classes = Store.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = "management.otlp.metrics.export.step=1s")
class OtlpTest {

    private static final int COUNT = 130;
    private static final double NANOS_A_MILLI = 1e6;
    private static final Map<String, String> TAGS =
            Map.of("method", "GET", "uri", "/users/{id}", "direction", "write", "format", "json");
    private static final Queue<ExportMetricsServiceRequest> RECEIVED = new ConcurrentLinkedQueue<>();
    private static final HttpServer RECEIVER = receiver();

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

    private static HttpServer receiver() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/", exchange -> {
                RECEIVED.add(ExportMetricsServiceRequest.parseFrom(exchange.getRequestBody()));
                exchange.sendResponseHeaders(200, -1);
                exchange.close();
            });
            server.start();
            return server;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @DynamicPropertySource
    static void receiver(DynamicPropertyRegistry properties) {
        properties.add(
                "management.otlp.metrics.export.url",
                () -> "http://localhost:" + RECEIVER.getAddress().getPort() + "/v1/metrics");
    }

    @AfterAll
    static void stop() {
        RECEIVER.stop(0);
    }

    @Test
    void allMetricsArriveWithWhatWasCounted() throws Exception {
        Client client = new Client(port);
        for (int i = 0; i < COUNT; i++) {
            client.get("/users/" + i);
        }
        Counts counts = new Counts(meter);
        Conversions counted = counts.await("GET", "/users/{id}", Direction.WRITE, "json", COUNT);
        counts.awaitResponses("/users/{id}", COUNT);
        Counts.until(() -> timers(ConversionMetric.TIME).anyMatch(each -> each.getCount() == COUNT)
                && gauges().anyMatch(each -> each.getAsDouble() == share(counted)));

        HistogramDataPoint time = last(timers(ConversionMetric.TIME));
        assertThat(time.getCount()).isEqualTo(COUNT);
        assertThat(time.getSum()).isCloseTo(counted.nanos() / NANOS_A_MILLI, within(1e-3));
        HistogramDataPoint size = last(timers(ConversionMetric.SIZE));
        assertThat(size.getCount()).isEqualTo(COUNT);
        assertThat(size.getSum()).isEqualTo(counted.bytes());
        HistogramDataPoint cpu = last(timers(ConversionMetric.CPU));
        assertThat(cpu.getCount()).isEqualTo(counted.cpuCount()).isEqualTo(COUNT / 64);
        assertThat(cpu.getSum()).isCloseTo(counted.cpuNanos() / NANOS_A_MILLI, within(1e-3));
        assertThat(last(gauges()).getAsDouble()).isEqualTo(share(counted)).isPositive();
        assertThat(Stream.of(time, size, cpu).flatMap(each -> each.getAttributesList().stream()))
                .filteredOn(each -> each.getKey().equals("outcome"))
                .hasSize(3)
                .allSatisfy(each -> assertThat(each.getValue().getStringValue()).isEqualTo("SUCCESS"));
        assertThat(metrics().map(Metric::getName))
                .contains(Stream.of(ConversionMetric.values())
                        .map(ConversionMetric::getName)
                        .toArray(String[]::new));
        assertThat(RECEIVED).noneSatisfy(each -> assertThat(each.toString()).contains("secret"));
    }

    private static double share(Conversions of) {
        return (double) of.nanos() / of.endpoint().responseNanos();
    }

    private static Stream<HistogramDataPoint> timers(ConversionMetric metric) {
        return metrics()
                .filter(each -> each.getName().equals(metric.getName()))
                .flatMap(each -> each.getHistogram().getDataPointsList().stream())
                .filter(each -> hasTags(each.getAttributesList()));
    }

    private static Stream<NumberDataPoint> gauges() {
        return metrics()
                .filter(each -> each.getName().equals(ConversionMetric.SHARE.getName()))
                .flatMap(each -> each.getGauge().getDataPointsList().stream())
                .filter(each -> hasTags(each.getAttributesList()));
    }

    private static boolean hasTags(List<KeyValue> attributes) {
        Map<String, String> found = new TreeMap<>();
        attributes.forEach(each -> found.put(each.getKey(), each.getValue().getStringValue()));
        return found.entrySet().containsAll(TAGS.entrySet());
    }

    private static <T> T last(Stream<T> all) {
        return all.reduce((first, second) -> second).orElseThrow();
    }

    private static Stream<Metric> metrics() {
        return RECEIVED.stream()
                .flatMap(each -> each.getResourceMetricsList().stream())
                .flatMap(each -> each.getScopeMetricsList().stream())
                .flatMap(each -> each.getMetricsList().stream());
    }
}
