package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Callers;
import com.acme.EachLibrary;
import com.acme.Endless;
import com.acme.Hostile;
import com.acme.Nested;
import com.acme.Threads;
import dev.wirespeed.agent.Jvm.Row;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Whatever is converted counts once, for the right library, direction, type and caller. */
class AgentCountsTest {
    private static final String[] TICKETS = {
        "write com.acme.Threads$Ticket by Threads.convert count 40000 failures 0 bytes 480000 of 40000",
        "read com.acme.Threads$Ticket by Threads.convert count 40000 failures 0 bytes 480000 of 40000"
    };

    // In one JVM; first those whose callers are told one by one, of which there are few.
    private static List<Row> each = List.of();
    private static List<Row> nested = List.of();
    private static List<Row> endless = List.of();
    private static List<Row> hostile = List.of();
    private static List<Row> callers = List.of();
    private static List<Row> threads = List.of();
    private static List<Row> manyThreads = List.of();
    private static List<Row> virtualThreads = List.of();
    private static String errors = "";

    @BeforeAll
    static void convert() throws Exception {
        try (Jvm jvm = Jvm.ofPrograms(Jvm.agent(""))) {
            each = jvm.runs(EachLibrary.class);
            nested = jvm.runs(Nested.class);
            endless = jvm.runs(Endless.class);
            hostile = jvm.runs(Hostile.class);
            callers = jvm.runs(Callers.class);
            threads = jvm.runs(Threads.class);
            manyThreads = jvm.runs(Threads.class, "many");
            virtualThreads =
                    JRE.currentJre().compareTo(JRE.JAVA_21) < 0 ? List.of() : jvm.runs(Threads.class, "virtual");
            errors = jvm.end().errors();
        }
    }

    @Test
    void nothingIsSaidUnasked() {
        assertThat(errors).isEmpty();
    }

    @Test
    void entryPointsOfJackson3() {
        assertThat(texts("Jackson 3", "With")).containsExactlyInAnyOrder(jackson("WithJackson3", "tools.jackson"));
    }

    @Test
    void entryPointsOfJackson2() {
        assertThat(texts("Jackson 2", "With"))
                .containsExactlyInAnyOrder(jackson("WithJackson2", "com.fasterxml.jackson"));
    }

    private static String[] jackson(String caller, String start) {
        return new String[] {
            "write com.acme.Order by " + caller + ".writes count 10 failures 0 bytes 180 of 9",
            "write List<com.acme.Order> by " + caller + ".writesOfMany count 3 failures 0 bytes 67 of 3",
            "write com.acme.Order[] by " + caller + ".writesOfMany count 1 failures 0 bytes 22 of 1",
            "write List<?> by " + caller + ".writesOfMany count 1 failures 0 bytes 2 of 1",
            "write java.util.Collection<com.acme.Order> by " + caller
                    + ".writesOfMany count 1 failures 0 bytes 22 of 1",
            "write java.util.Collections$UnmodifiableRandomAccessList by " + caller
                    + ".writesOfMany count 1 failures 0 bytes 22 of 1",
            "write null by " + caller + ".writesOfMany count 1 failures 0 bytes 4 of 1",
            "write com.acme.Order by " + caller + ".writesOfMany count 3 failures 0 bytes -1 of 0",
            "read com.acme.Order by " + caller + ".reads count 10 failures 0 bytes 180 of 9",
            "read com.acme.Order[] by " + caller + ".readsOfMany count 1 failures 0 bytes 22 of 1",
            "read List<com.acme.Order> by " + caller + ".readsOfMany count 2 failures 0 bytes 44 of 2",
            "read com.acme.Order by " + caller + ".readsOfMany count 1 failures 0 bytes -1 of 0",
            "read " + start + ".databind.JsonNode by " + caller + ".trees count 1 failures 0 bytes 20 of 1",
            "read com.acme.Order by " + caller + ".trees count 1 failures 0 bytes -1 of 0",
            "write com.acme.Order by " + caller + ".trees count 1 failures 0 bytes -1 of 0",
            "write " + start + ".databind.node.ObjectNode by " + caller + ".trees count 1 failures 0 bytes 20 of 1",
            "write com.acme.EachLibrary$Broken by " + caller + ".lambda$all$0 count 1 failures 1 bytes -1 of 0",
            "read com.acme.Order by " + caller + ".lambda$all$1 count 1 failures 1 bytes 1 of 1"
        };
    }

    @Test
    void streamsOfJackson3() {
        assertThat(texts("Jackson 3", "Streams"))
                .containsExactlyInAnyOrder(streams("StreamsOfJackson3", "tools.jackson"));
    }

    @Test
    void streamsOfJackson2() {
        assertThat(texts("Jackson 2", "Streams"))
                .containsExactlyInAnyOrder(streams("StreamsOfJackson2", "com.fasterxml.jackson"));
    }

    private static String[] streams(String caller, String start) {
        return new String[] {
            "write List<com.acme.Order> by " + caller + ".writes count 1 failures 0 bytes 21001 of 1",
            "write com.acme.Order by " + caller + ".writesWithin count 2 failures 0 bytes 41 of 2",
            "write List<com.acme.Order> by " + caller + ".writesWithin count 1 failures 0 bytes 21002 of 1",
            "write " + start + ".databind.util.RawValue by " + caller
                    + ".writesWhatIsReady count 1 failures 0 bytes 10000 of 1",
            "write com.acme.Order by " + caller + ".writesByGenerator count 1 failures 0 bytes 20 of 1",
            "write " + start + ".databind.node.ObjectNode by " + caller
                    + ".writesByGenerator count 1 failures 0 bytes 3 of 1",
            "write com.acme.Order by " + caller + ".writesMany count 2 failures 0 bytes 41 of 2",
            "write com.acme." + caller + "$Busy by " + caller
                    + ".writesElsewhereMeanwhile count 1 failures 0 bytes 15 of 1",
            "read com.acme.Order[] by " + caller + ".reads count 1 failures 0 bytes 21001 of 1",
            "read com.acme.Order[] by " + caller + ".readsText count 1 failures 0 bytes 21001 of 1",
            "read com.acme.Order[] by " + caller + ".readsUtf16 count 1 failures 0 bytes -1 of 0",
            "read com.acme.Order by " + caller + ".readsByParser count 1 failures 0 bytes -1 of 0",
            "read com.acme.Order by " + caller + ".converts count 1 failures 0 bytes -1 of 0",
            "read com.acme.EachLibrary$Draft by " + caller + ".converts count 1 failures 0 bytes -1 of 0",
            "read java.lang.Integer by " + caller + ".converts count 1 failures 0 bytes -1 of 0"
        };
    }

    @Test
    void entryPointsOfGson() {
        assertThat(texts("Gson", ""))
                .containsExactlyInAnyOrder(
                        "write com.acme.Order by WithGson.writes count 7 failures 0 bytes 100 of 5",
                        "write List<com.acme.Order> by WithGson.writes count 2 failures 0 bytes 22 of 1",
                        "write java.util.ImmutableCollections$Map1 by WithGson.writes count 1 failures 0 bytes -1 of 0",
                        "write java.util.Collection<com.acme.Order> by WithGson.writes count 1 failures 0 bytes 22 of 1",
                        "write com.google.gson.JsonObject by WithGson.writes count 1 failures 0 bytes 20 of 1",
                        "read com.acme.Order by WithGson.reads count 5 failures 0 bytes 60 of 3",
                        "read List<com.acme.Order> by WithGson.reads count 2 failures 0 bytes 4 of 2",
                        "write com.acme.Order by WithGson.lambda$all$0 count 1 failures 1 bytes -1 of 0",
                        "read com.acme.Order by WithGson.lambda$all$1 count 1 failures 1 bytes 1 of 1");
    }

    @Test
    void entryPointsOfWirespeed() {
        assertThat(texts("Wirespeed", ""))
                .containsExactlyInAnyOrder(
                        "write com.acme.Order by WithWirespeed.writes count 9 failures 0 bytes 180 of 9",
                        "write List<com.acme.Order> by WithWirespeed.writes count 1 failures 0 bytes 22 of 1",
                        "read com.acme.Order by WithWirespeed.reads count 10 failures 0 bytes 160 of 8",
                        "read List<com.acme.Order> by WithWirespeed.reads count 1 failures 0 bytes 22 of 1",
                        "write com.acme.EachLibrary$Broken by WithWirespeed.lambda$all$0 count 1 failures 1 bytes -1 of 0",
                        "read com.acme.Order by WithWirespeed.lambda$all$1 count 1 failures 1 bytes 1 of 1",
                        "read ? by WithWirespeed.lambda$all$2 count 1 failures 1 bytes 1 of 1");
    }

    private static List<String> texts(String library, String caller) {
        return each.stream()
                .filter(row -> row.library().equals(library) && row.caller().startsWith("com.acme." + caller))
                .map(Row::text)
                .toList();
    }

    @Test
    void timesAreOfAllConversions() {
        assertThat(each).allSatisfy(row -> {
            assertThat(row.wallNanos()).isPositive();
            assertThat(row.timed()).isEqualTo(row.count());
        });
    }

    @Test
    void conversionsWithinConversionsArePartOfThem() {
        assertThat(nested)
                .extracting(Row::text)
                .containsExactlyInAnyOrder(
                        "write com.acme.Nested$Envelope by Nested.main count 10 failures 0 bytes 740 of 10",
                        "write com.acme.Order by Nested.main count 1 failures 0 bytes 20 of 1");
    }

    @Test
    void conversionsThatFillTheStackEnd() {
        assertThat(endless)
                .extracting(Row::text)
                .containsExactlyInAnyOrder(
                        "write com.acme.Endless by Endless.lambda$main$0 count 1 failures 1 bytes -1 of 0",
                        "write com.acme.Order by Endless.main count 1 failures 0 bytes 20 of 1");
    }

    @Test
    void callersOfTheFirstConversionsAreExactAndTheSumIsExactForAll() {
        assertThat(callers)
                .extracting(Row::caller)
                .containsExactlyInAnyOrder(
                        "com.acme.Callers.one", "com.acme.Callers.lambda$other$0", "com.acme.Callers.later");
        assertThat(callers).filteredOn(row -> !row.caller().endsWith("later")).allMatch(row -> row.count() == 10);
        assertThat(callers).filteredOn(row -> row.caller().endsWith("later")).allMatch(row -> row.count() == 5000);
    }

    @Test
    void cpuTimeIsOfAFew() {
        Row later = callers.stream()
                .filter(row -> row.caller().endsWith("later"))
                .findFirst()
                .orElseThrow();

        // 78 on average
        assertThat(later.cpuTimed()).isBetween(20L, 200L);
        assertThat(later.cpuNanos()).isPositive();
    }

    @Test
    void severalThreads() {
        assertThat(threads).extracting(Row::text).containsExactlyInAnyOrder(TICKETS);
    }

    @Test
    void moreThreadsThanHaveFiguresOfTheirOwn() {
        assertThat(manyThreads).extracting(Row::text).containsExactlyInAnyOrder(TICKETS);
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void virtualThreadsHaveNoCpuTime() {
        assertThat(virtualThreads)
                .allSatisfy(row -> assertThat(row.cpuTimed()).isZero())
                .extracting(Row::text)
                .containsExactlyInAnyOrder(TICKETS);
    }

    @Test
    void nothingOfTheApplicationIsAskedAnything() {
        assertThat(hostile)
                .extracting(Row::text)
                .containsExactlyInAnyOrder(
                        "write com.acme.Hostile$Lazy by Hostile.lambda$main$0 count 1 failures 1 bytes -1 of 0",
                        "write com.acme.Hostile$Untouchable by Hostile.main count 1 failures 0 bytes 8 of 1",
                        "read ? by Hostile.lambda$main$1 count 1 failures 1 bytes 2 of 1",
                        "read ? by Hostile.lambda$main$2 count 1 failures 1 bytes 2 of 1",
                        "write List<?> by Hostile.main count 1 failures 0 bytes 6 of 1");
    }
}
