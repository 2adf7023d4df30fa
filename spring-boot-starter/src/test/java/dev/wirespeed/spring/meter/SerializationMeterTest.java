package dev.wirespeed.spring.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;

/** What conversions add up to. */
class SerializationMeterTest {

    private static final MediaType JSON = MediaType.APPLICATION_JSON;
    private static final Converter BLOCKING = new Converter(Object.class, true, true);
    private static final Converter REACTIVE = new Converter(Object.class, true, false);

    private final FakeClock clock = new FakeClock();
    private final List<String> told = new ArrayList<>();
    private final SerializationMeter meter = meter(SamplingSettings.NONE);

    private record User(long id) {}

    private SerializationMeter meter(SamplingSettings sampling) {
        return new SerializationMeter(
                clock,
                3,
                sampling,
                List.of(of -> (nanos, cpuNanos, bytes, failed) ->
                        told.add(of.endpoint() + " " + nanos + " " + cpuNanos + " " + bytes + " " + failed)));
    }

    private static Conversions only(SerializationMeter meter) {
        return meter.endpoints().iterator().next().conversions().iterator().next();
    }

    @Test
    void whatTheSocketTakesIsNotCounted() {
        Conversion conversion =
                meter.start(meter.endpoint("GET", "/users"), Direction.WRITE, JSON, new User(1), BLOCKING);
        clock.pass(100);
        assertThat(conversion.leave()).isTrue();
        clock.idle(1_000);
        assertThat(conversion.leave()).isFalse();
        conversion.moved(new byte[20], 5, 10);
        conversion.enter();
        clock.pass(50);
        conversion.end(false);
        conversion.end(true);
        assertThat(told).containsExactly("GET /users 150 -1 10 false");
        assertThat(only(meter).nanos()).isEqualTo(150);
        assertThat(only(meter).bytes()).isEqualTo(10);
        assertThat(only(meter).count()).isEqualTo(1);
        assertThat(only(meter).failures()).isZero();
        assertThat(only(meter).times().getMaxValue()).isEqualTo(150);
        assertThat(only(meter).types()).containsExactly(User.class);
    }

    @Test
    void oneThatEndsOnTheSocketCountsUpToThere() {
        Conversion conversion =
                meter.start(meter.endpoint("GET", "/users"), Direction.WRITE, JSON, new User(1), BLOCKING);
        clock.pass(100);
        conversion.leave();
        clock.idle(1_000);
        conversion.end(true);
        assertThat(only(meter).nanos()).isEqualTo(100);
        assertThat(only(meter).failures()).isEqualTo(1);
    }

    @Test
    void cpuIsAskedForOnceInSixtyFour() {
        for (int i = 0; i < 63; i++) {
            convert(meter, "/users");
        }
        assertThat(only(meter).cpuCount()).isZero();
        for (int i = 63; i < 128; i++) {
            convert(meter, "/users");
        }
        assertThat(only(meter).cpuCount()).isEqualTo(2);
        assertThat(only(meter).cpuNanos()).isEqualTo(20);
        assertThat(only(meter).count()).isEqualTo(128);
    }

    @Test
    void askingForCpuIsNoConversion() {
        clock.takesCpu(3);
        for (int i = 0; i < 64; i++) {
            convert(meter, "/users");
        }
        assertThat(only(meter).cpuCount()).isEqualTo(1);
        assertThat(only(meter).cpuNanos()).isEqualTo(10);
    }

    @Test
    void ofConversionsAtTheSameTimeOneAsksForCpu() {
        List<Conversion> started = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            if (i == 100) {
                started.forEach(each -> each.end(false));
            }
            started.add(meter.start(meter.endpoint("GET", "/users"), Direction.WRITE, JSON, new User(1), BLOCKING));
        }
        started.forEach(each -> each.end(false));
        assertThat(only(meter).count()).isEqualTo(200);
        assertThat(only(meter).cpuCount()).isEqualTo(1);
    }

    @Test
    void acrossThreadsNoCpuIsAskedFor() {
        for (int i = 0; i < 200; i++) {
            meter.start(meter.endpoint("GET", "/users"), Direction.WRITE, JSON, new User(1), REACTIVE)
                    .end(false);
        }
        assertThat(only(meter).cpuCount()).isZero();
    }

    @Test
    void whereNoCpuIsKnownNoneIsCounted() {
        clock.knowsNoCpu();
        for (int i = 0; i < 64; i++) {
            convert(meter, "/users");
        }
        assertThat(only(meter).cpuCount()).isZero();
        assertThat(told).hasSize(64).containsOnly("GET /users 10 -1 0 false");
    }

    @Test
    void endpointsBeyondTheMostCountTogether() {
        for (int i = 0; i < 10; i++) {
            convert(meter, "/users/" + i);
        }
        assertThat(meter.endpoints())
                .extracting(Endpoint::toString)
                .containsExactlyInAnyOrder("GET /users/0", "GET /users/1", "GET /users/2", "UNKNOWN UNKNOWN");
        assertThat(meter.endpoint("GET", "/users/0")).isSameAs(meter.endpoint("GET", "/users/0"));
    }

    @Test
    void methodsAndPathsThatNobodyKnowsAreOne() {
        assertThat(meter.endpoint("BREW", "/pot")).hasToString("UNKNOWN /pot");
        assertThat(meter.endpoint("GET", null)).hasToString("GET UNKNOWN");
    }

    @Test
    void directionsAndFormatsAreToldApart() {
        Endpoint endpoint = meter.endpoint("POST", "/users");
        meter.start(endpoint, Direction.READ, JSON, ResolvableType.forClass(User.class), BLOCKING)
                .end(false);
        meter.start(endpoint, Direction.WRITE, MediaType.APPLICATION_PROBLEM_JSON, new User(1), BLOCKING)
                .end(false);
        meter.start(endpoint, Direction.WRITE, MediaType.APPLICATION_XML, new User(1), BLOCKING)
                .end(false);
        meter.start(endpoint, Direction.WRITE, MediaType.parseMediaType("application/vnd.acme"), new User(1), BLOCKING)
                .end(false);
        meter.start(endpoint, Direction.WRITE, null, new User(1), BLOCKING).end(false);
        assertThat(endpoint.conversions())
                .extracting(each -> each.direction().label() + " " + each.format() + " " + each.count())
                .containsExactlyInAnyOrder("read json 1", "write json 1", "write xml 1", "write other 2");
    }

    @Test
    void listsAreOfTheTypeOfTheirElements() {
        Endpoint endpoint = meter.endpoint("GET", "/users");
        for (Object value : List.of(List.of(new User(1)), new User[] {new User(1)}, Map.of("a", 1), Set.of("a"))) {
            meter.start(endpoint, Direction.WRITE, JSON, value, BLOCKING).end(false);
        }
        assertThat(only(meter).converters())
                .containsOnlyKeys(
                        User.class, Map.of("a", 1).getClass(), Set.of("a").getClass())
                .containsValue(BLOCKING);
    }

    @Test
    void emptyListsAreOfNoType() {
        Endpoint endpoint = meter.endpoint("GET", "/users");
        for (Object value : List.of(List.of(), new ArrayList<>(), new User[0])) {
            meter.start(endpoint, Direction.WRITE, JSON, value, BLOCKING).end(false);
        }
        assertThat(only(meter).count()).isEqualTo(3);
        assertThat(only(meter).types()).isEmpty();
    }

    @Test
    void whatIsReadIsOfTheTypeOfItsElements() {
        Endpoint endpoint = meter.endpoint("POST", "/users");
        for (ResolvableType type : List.of(
                ResolvableType.forClassWithGenerics(List.class, User.class),
                ResolvableType.forClassWithGenerics(Set.class, Long.class),
                ResolvableType.forArrayComponent(ResolvableType.forClass(String.class)),
                ResolvableType.forClass(List.class),
                ResolvableType.forClassWithGenerics(Map.class, String.class, User.class))) {
            meter.start(endpoint, Direction.READ, JSON, type, BLOCKING).end(false);
        }
        assertThat(only(meter).types())
                .containsExactlyInAnyOrder(User.class, Long.class, String.class, Object.class, Map.class);
    }

    @Test
    void aPayloadIsLookedIntoNowAndThen() {
        SerializationMeter sampling = meter(new SamplingSettings(1_000, 100, types -> "id"::equals, Runnable::run));
        write(sampling, "{\"id\":1}", false);
        assertThat(only(sampling).payload().orElseThrow().bytes()).isEqualTo(8);
        write(sampling, "{\"id\":100}", false);
        assertThat(only(sampling).payload().orElseThrow().bytes()).isEqualTo(8);
        clock.pass(1_000);
        write(sampling, "{\"id\":1000}", false);
        assertThat(only(sampling).payload().orElseThrow().bytes()).isEqualTo(11);
    }

    @Test
    void halfAPayloadIsNotLookedInto() {
        SerializationMeter sampling = meter(new SamplingSettings(0, 100, types -> name -> true, Runnable::run));
        for (int i = 0; i < 10; i++) { // more than are held at once
            write(sampling, "{\"id\":", true);
        }
        assertThat(only(sampling).payload()).isEmpty();
        write(sampling, "{\"id\":1}", false);
        assertThat(only(sampling).payload()).isPresent();
    }

    @Test
    void whereTooMuchWaitsPayloadsAreLetGo() {
        SerializationMeter sampling = meter(new SamplingSettings(0, 100, types -> name -> true, task -> {
            throw new RejectedExecutionException();
        }));
        for (int i = 0; i < 10; i++) {
            write(sampling, "{\"id\":1}", false);
        }
        assertThat(only(sampling).count()).isEqualTo(10);
        assertThat(only(sampling).payload()).isEmpty();
    }

    @Test
    void aListenerThatFailsHarmsNobody() {
        List<Long> heard = new ArrayList<>();
        SerializationMeter failing = new SerializationMeter(
                clock,
                3,
                SamplingSettings.NONE,
                List.of(
                        of -> {
                            throw new IllegalStateException("no registry");
                        },
                        of -> (nanos, cpuNanos, bytes, failed) -> {
                            throw new IllegalArgumentException("a tag that the registry does not like");
                        },
                        of -> (nanos, cpuNanos, bytes, failed) -> heard.add(nanos)));
        convert(failing, "/users");
        convert(failing, "/users");
        assertThat(heard).containsExactly(10L, 10L);
        assertThat(only(failing).count()).isEqualTo(2);
    }

    @Test
    void threadsCountAtTheSameTime() throws InterruptedException {
        SerializationMeter shared = new SerializationMeter(Clock.system(), 100, SamplingSettings.NONE, List.of());
        CountDownLatch done = new CountDownLatch(4);
        for (int thread = 0; thread < 4; thread++) {
            new Thread(() -> {
                        for (int i = 0; i < 10_000; i++) {
                            Conversion conversion = shared.start(
                                    shared.endpoint("GET", "/" + i % 50), Direction.WRITE, JSON, new User(i), BLOCKING);
                            conversion.moved(3);
                            conversion.end(i % 2 == 0);
                        }
                        done.countDown();
                    })
                    .start();
        }
        done.await();
        assertThat(shared.endpoints()).hasSize(50).allSatisfy(endpoint -> {
            Conversions of = endpoint.conversions().iterator().next();
            assertThat(of.count()).isEqualTo(800);
            assertThat(of.bytes()).isEqualTo(2_400);
            assertThat(of.times().getTotalCount()).isEqualTo(800);
        });
    }

    private void convert(SerializationMeter meter, String pattern) {
        Conversion conversion =
                meter.start(meter.endpoint("GET", pattern), Direction.WRITE, JSON, new User(1), BLOCKING);
        clock.pass(10);
        conversion.end(false);
    }

    private static void write(SerializationMeter meter, String document, boolean failed) {
        Conversion conversion =
                meter.start(meter.endpoint("GET", "/users"), Direction.WRITE, JSON, new User(1), BLOCKING);
        byte[] bytes = document.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        conversion.moved(bytes, 0, bytes.length);
        conversion.end(failed);
    }
}
