package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.find.Counters.Counted;
import dev.wirespeed.lab.find.FindResult.Candidate;
import dev.wirespeed.lab.find.FindResult.RootType;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What an agent counted, from its cumulative counters. */
final class FindCountersTest {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final Counters.Key ORDERS =
            new Counters.Key("Jackson 3", "write", "com.acme.Order", "com.acme.Api.orders");
    private static final Counters.Key USERS =
            new Counters.Key("Jackson 2", "read", "List<com.acme.User>", "com.acme.Api.users");

    private final Counters counters = new Counters();

    @Test
    void countsAreThoseFromTheFirstTellingToTheLast() {
        counters.add(ORDERS, counted(30, 1_600, 160_000, 16_000));
        counters.add(ORDERS, counted(0, 640, 64_000, 6_400));
        counters.add(ORDERS, counted(10, 1_280, 128_000, 12_800));

        assertThat(counters.differences()).isEqualTo(Map.of(ORDERS, counted(30, 960, 96_000, 9_600)));
    }

    @Test
    void aCounterThatWasNotThereAtFirstBeganWithNothing() {
        counters.add(ORDERS, counted(0, 1_000, 100_000, 10_000));
        counters.add(ORDERS, counted(30, 1_100, 110_000, 11_000));
        counters.add(USERS, counted(30, 70, 7_000, 700));

        assertThat(counters.differences().get(USERS)).isEqualTo(counted(30, 70, 7_000, 700));
    }

    @Test
    void whatWasToldOnceCountsFromTheAgentsStart() {
        counters.add(ORDERS, counted(30, 1_100, 110_000, 11_000));

        assertThat(counters.once()).isTrue();
        assertThat(counters.differences().get(ORDERS)).isEqualTo(counted(30, 1_100, 110_000, 11_000));
    }

    /** An agent that has come before the recording tells nothing at its begin if there was nothing yet. */
    @Test
    void whatWasToldOnceOfAnAgentThatWasThereBeforeIsOfTheRecording() {
        counters.add(ORDERS, counted(30, 1_100, 110_000, 11_000));
        counters.known(START.plusSeconds(1));
        counters.known(START);

        assertThat(counters.once()).isFalse();
        assertThat(counters.differences().get(ORDERS)).isEqualTo(counted(30, 1_100, 110_000, 11_000));
    }

    @Test
    void withoutAnAgentThereIsNothing() {
        assertThat(counters.once()).isFalse();
        assertThat(counters.differences()).isEmpty();
    }

    @Test
    void theDearestTypesComeFirst() {
        List<RootType> types = Counters.rootTypes(
                List.of(Map.of(ORDERS, counted(30, 640, 64_000, 6_400), USERS, counted(30, 640, 6_400, 640_000))), 10);

        assertThat(types).extracting(RootType::type).containsExactly(USERS.rootType(), ORDERS.rootType());
        RootType orders = types.getLast();
        assertThat(orders.bytes()).isEqualTo(100);
        assertThat(orders.cpuMicros()).isCloseTo(0.64, within(1e-9));
        assertThat(orders.cores()).isCloseTo(0.64e-6 * 640 / 10, within(1e-12));
    }

    /** Among them is often the first of all, which is cold. */
    @Test
    void fewCpuTimesAreNotBelieved() {
        Counted counted = new Counted(START, 400, 0, 0, 0, 800_000, 400, 700_000, 7);

        RootType type = Counters.rootTypes(List.of(Map.of(ORDERS, counted)), 2).getFirst();

        assertThat(type.cpuMicros()).isNull();
        assertThat(type.cores()).isCloseTo(0.0004, within(1e-9));
        assertThat(Candidates.of(List.of(type))).extracting(Candidate::atMost).containsExactly(true);
    }

    /** On virtual threads there is no CPU time. */
    @Test
    void timeStandsForCpuTimeThatIsNotKnown() {
        Counted counted = new Counted(START, 1_000, 1, 0, 0, 2_000_000, 1_000, 0, 0);

        RootType type = Counters.rootTypes(List.of(Map.of(ORDERS, counted)), 2).getFirst();

        assertThat(type.cpuMicros()).isNull();
        assertThat(type.bytes()).isNull();
        assertThat(type.wallMicros()).isEqualTo(2);
        assertThat(type.cores()).isCloseTo(0.001, within(1e-9));
        assertThat(type.failures()).isEqualTo(1);
    }

    @Test
    void classesToAnnotateAreTheApplicationsAndEachOnce() {
        List<RootType> types = Counters.rootTypes(
                List.of(Map.of(
                        ORDERS,
                        counted(30, 640, 1, 5_000),
                        new Counters.Key("Gson", "write", "com.acme.Order[]", "c"),
                        counted(30, 640, 1, 4_000),
                        USERS,
                        counted(30, 640, 1, 3_000),
                        new Counters.Key("Jackson 3", "write", "java.util.HashMap", "c"),
                        counted(30, 640, 1, 2_000),
                        new Counters.Key("Wirespeed", "write", "com.acme.Done", "c"),
                        counted(30, 640, 1, 1_000))),
                1);

        assertThat(Candidates.of(types)).extracting(Candidate::type).containsExactly("com.acme.Order", "com.acme.User");
    }

    private static Counted counted(int second, long count, long bytes, long cpuNanos) {
        return new Counted(
                START.plusSeconds(second),
                count,
                0,
                bytes,
                count,
                3 * count,
                count,
                cpuNanos,
                count / 64 == 0 ? 1 : count / 64);
    }
}
