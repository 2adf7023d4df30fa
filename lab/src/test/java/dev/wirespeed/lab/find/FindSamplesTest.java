package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How samples are added up. */
final class FindSamplesTest {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Frame WRITE = new Frame("tools.jackson.databind.ObjectWriter", "writeValue");
    private static final Frame GETTER = new Frame("com.acme.Order", "getTotal");
    private static final Frame CALLER = new Frame("com.acme.Api", "orders");

    private final Allocations allocations = new Allocations();
    private final ThreadLoads loads = new ThreadLoads();
    private final Profile profile = new Profile();

    @Test
    void theFirstAllocationSampleOfAThreadIsLeftOut() {
        allocations.add(1, START.plusSeconds(2), sample(20));
        allocations.add(1, START.plusSeconds(1), sample(10_000));
        allocations.add(1, START.plusSeconds(3), sample(30));
        allocations.add(2, START.plusSeconds(1), sample(10_000));

        assertThat(counted(4, 9)).containsExactlyInAnyOrder(20, 30);
    }

    @Test
    void unlessTheThreadHasStartedSince() {
        allocations.add(1, START, sample(10));
        allocations.add(2, START, sample(10_000));

        assertThat(counted(4, 1)).containsExactly(10);
    }

    /** The threads that carry them are not told, and each of those has a first sample. */
    @Test
    void ofVirtualThreadsTheHeaviestAreLeftOut() {
        IntStream.of(1, 2, 3, 1_000, 2_000).forEach(bytes -> allocations.addVirtual(sample(bytes)));

        assertThat(counted(2, 9)).containsExactlyInAnyOrder(1, 2, 3);
    }

    private List<Integer> counted(int processors, long started) {
        return allocations
                .counted(thread -> thread == started, processors)
                .map(sample -> (int) sample.bytes())
                .toList();
    }

    private static Allocations.Sample sample(double bytes) {
        return new Allocations.Sample(null, bytes);
    }

    @Test
    void aLoadIsOfTheTimeSinceTheOneBefore() {
        IntStream.rangeClosed(0, 4)
                .forEach(second -> loads.add(1, START.plusSeconds(second), second == 0 ? 0.9 : 0.25));
        loads.add(2, START, 0.7);
        loads.add(2, START.plusSeconds(2), 0.5);

        assertThat(loads.mean(null).orElseThrow()).isCloseTo(0.25 + 0.25, within(1e-9));
    }

    /** All threads are asked every second, and what would say next to nothing is not told. */
    @Test
    void aLoadIsOfOnePeriodAtMost() {
        IntStream.rangeClosed(0, 8).forEach(second -> loads.add(1, START.plusSeconds(second), 0.25));
        for (int thread = 2; thread < 202; thread++) {
            loads.add(thread, START.plusSeconds(7), 0.005);
        }
        loads.add(1, START.plusMillis(8_500), 0.5);

        assertThat(loads.mean(SECOND).orElseThrow())
                .isCloseTo((8 * 0.25 + 200 * 0.005 + 0.5 * 0.5) / 8.5, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"1 s, 1000", "20 ms, 20", "1000ms, 1000", "2 m, 120000", "everyChunk,", "0 s,", "99999999999 s,", "'',"
    })
    void periodsAreAsTheSettingsHaveThem(String setting, @Nullable Long millis) {
        Periods periods = new Periods();
        periods.add(7, "1 d");
        periods.add(8, setting);

        assertThat(periods.of(8)).isEqualTo(millis == null ? null : Duration.ofMillis(millis));
        assertThat(periods.of(9)).isNull();

        periods.add(7, setting);

        assertThat(periods.of(7)).isEqualTo(millis == null ? Duration.ofDays(1) : Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @CsvSource({
        "main, true",
        "armeria-common-blocking-tasks-1, true",
        "C2 CompilerThread0, false",
        "C1 CompilerThread12, false",
        "JVMCI-native CompilerThread0, false",
        "Sweeper thread, false",
        "JFR Periodic Tasks, false",
    })
    void loadsAreOfThreadsThatAreSampled(String thread, boolean runsJava) {
        assertThat(Recorded.runsJava(thread)).isEqualTo(runsJava);
    }

    @Test
    void ofAThreadThatHasStartedSinceTheFirstLoadCountsToo() {
        loads.add(1, START, 0);
        loads.add(1, START.plusSeconds(10), 0);
        loads.started(2, START.plusSeconds(5));
        loads.add(2, START.plusSeconds(6), 0.5);

        assertThat(loads.mean(null).orElseThrow()).isCloseTo(0.05, within(1e-9));
        assertThat(loads.mean(SECOND).orElseThrow()).isCloseTo(0.05, within(1e-9));
        assertThat(loads.hasStarted(2)).isTrue();
    }

    @Test
    void oneLoadOfEachThreadSaysNothing() {
        loads.add(1, START, 0.5);

        assertThat(loads.mean(SECOND)).isEmpty();
        assertThat(new ThreadLoads().mean(SECOND)).isEmpty();
    }

    @Test
    void whatIsCutOffMayBeSerializationOnlyIfItShowsNoLibrary() {
        profile.add(Stack.of(false, WRITE, CALLER).seen(), 30, 3);
        profile.add(Stack.of(true, GETTER, WRITE).seen(), 20, 2);
        profile.add(Stack.of(true, CALLER).seen(), 10, 1);
        profile.add(Stack.of(false, CALLER).seen(), 30, 3);
        profile.add(null, 10, 1);

        assertThat(profile.samples()).isEqualTo(10);
        assertThat(profile.total()).isEqualTo(100);
        assertThat(profile.conversions()).isEqualTo(50);
        assertThat(profile.truncated()).isEqualTo(30);
        assertThat(profile.unknown()).isEqualTo(20);
        Profile.Part part = new Profile.Part(Library.JACKSON_3, Direction.WRITE);
        assertThat(profile.work(part, Work.APPLICATION)).isEqualTo(20);
        assertThat(profile.work(part, Work.DATES)).isZero();
        assertThat(profile.callers(Set.of()))
                .containsEntry(new Profile.Caller(part, "com.acme.Api.orders", null), 30.0)
                .containsEntry(new Profile.Caller(part, null, null), 20.0);
    }

    @Test
    void behindACallerWithMostOfItStandsTheNext() {
        Frame helper = new Frame("com.acme.Json", "write");
        Frame nested = new Frame("com.acme.Json$Lazy", "get");
        Frame framework = new Frame("org.springframework.web.Dispatcher", "dispatch");
        Frame filter = new Frame("com.acme.LogFilter", "doFilter");
        profile.add(Stack.of(false, WRITE, helper, nested, CALLER, filter).seen(), 30, 3);
        profile.add(Stack.of(false, WRITE, helper, filter).seen(), 20, 2);
        profile.add(Stack.of(false, WRITE, helper, framework, filter).seen(), 10, 1);
        profile.add(Stack.of(false, WRITE, CALLER, filter).seen(), 20, 2);
        profile.add(Stack.of(false, CALLER).seen(), 1_000, 100);

        Profile.Part part = new Profile.Part(Library.JACKSON_3, Direction.WRITE);
        assertThat(profile.callers(profile.helpers()))
                .containsOnly(
                        entry(new Profile.Caller(part, "Json.write < com.acme.Api.orders", null), 30.0),
                        entry(new Profile.Caller(part, "Json.write < com.acme.LogFilter.doFilter", null), 20.0),
                        entry(new Profile.Caller(part, "com.acme.Json.write", null), 10.0),
                        entry(new Profile.Caller(part, "com.acme.Api.orders", null), 20.0));
    }

    @Test
    void samplesThatWereLostCountAsUnknown() {
        profile.add(Stack.of(false, CALLER).seen(), 30, 3);
        profile.lost(10);

        assertThat(profile.total()).isEqualTo(40);
        assertThat(profile.unknown()).isEqualTo(10);
        assertThat(profile.samples()).isEqualTo(3);
    }

    /** What was lost was not looked at, so it makes nothing surer. */
    @Test
    void noMoreSamplesAreEffectiveThanThereAre() {
        profile.add(Stack.of(false, CALLER).seen(), 30, 3);
        profile.add(null, 10, 1);
        profile.lost(100);

        assertThat(profile.effective()).isCloseTo(4, within(1e-9));

        profile.add(Stack.of(false, CALLER).seen(), 60, 1);

        assertThat(profile.effective()).isCloseTo(100 * 100 / (4 * 100 + 60 * 60.0), within(1e-9));
    }

    @Test
    void theTreeHasCallersAboveMethods() {
        StackTree tree = new StackTree();
        tree.addCpu(Stack.of(false, GETTER, WRITE, CALLER).conversion().orElseThrow(), 3);
        tree.addCpu(Stack.of(false, WRITE, CALLER).conversion().orElseThrow(), 1);
        tree.addBytes(Stack.of(false, WRITE).conversion().orElseThrow(), 100);

        assertThat(tree.nodes())
                .extracting(
                        FindResult.Node::label, FindResult.Node::parent, FindResult.Node::cpu, FindResult.Node::bytes)
                .containsExactly(
                        tuple("serialization", -1, 4.0, 100.0),
                        tuple("Jackson 3, write", 0, 4.0, 100.0),
                        tuple("com.acme.Api.orders", 1, 4.0, 0.0),
                        tuple("ObjectWriter.writeValue", 2, 4.0, 0.0),
                        tuple("Order.getTotal", 3, 3.0, 0.0),
                        tuple("(no caller known)", 1, 0.0, 100.0),
                        tuple("ObjectWriter.writeValue", 5, 0.0, 100.0));
        assertThat(tree.nodes().getFirst().work().getLast()).isEqualTo(3);
    }

    @Test
    void largeTreesKeepTheirWidestBranches() {
        StackTree tree = new StackTree();
        IntStream.range(0, 10_000)
                .forEach(i -> tree.addCpu(
                        Stack.of(false, WRITE, new Frame("com.acme.Api", "call" + i))
                                .conversion()
                                .orElseThrow(),
                        1));
        tree.addCpu(Stack.of(false, WRITE, CALLER).conversion().orElseThrow(), 5_000);

        assertThat(tree.nodes())
                .hasSizeLessThan(2_000)
                .anyMatch(node -> node.label().equals("com.acme.Api.orders"));
    }
}
