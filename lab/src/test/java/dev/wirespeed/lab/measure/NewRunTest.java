package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Format;
import dev.wirespeed.lab.contestant.Trait;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.workload.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class NewRunTest {

    private static final Catalog CATALOG = new Catalog(
            Stream.of("floor", "gson", "hand-written", "jackson2", "jackson3", "jackson3-blackbird", "wirespeed")
                    .map(id -> (Contestant) new Named(id))
                    .toList(),
            Stream.of("small", "big-1000", "big-10000")
                    .map(id -> new WorkloadUsed(id, id))
                    .toList());
    private static final List<Jdk> JDKS = Stream.of("17.0.15", "21.0.4", "25.0.3")
            .map(version -> new Jdk(Runtime.Version.parse(version), "Someone", Path.of("/jdk")))
            .toList();

    @Test
    void quickModeRunsTheProtagonistsAloneOnTheOlderJdks() {
        Result result = run(Mode.QUICK, null, List.of(), List.of());

        assertThat(idsOn(result, 25))
                .containsExactly(
                        "floor",
                        "gson",
                        "hand-written",
                        "jackson2",
                        "jackson3",
                        "jackson3-again",
                        "jackson3-blackbird",
                        "wirespeed");
        assertThat(idsOn(result, 21)).containsExactly("jackson2", "jackson3", "wirespeed");
        assertThat(idsOn(result, 17)).containsExactly("jackson2", "jackson3", "wirespeed");
        assertThat(Plan.of(result))
                .hasSize(2 * 14)
                .allSatisfy(fork -> assertThat(fork.cells()).hasSize(6));
    }

    @Test
    void fullModeHasAForkForEachCell() {
        Result result = run(Mode.FULL, null, List.of(), List.of());

        assertThat(idsOn(result, 17)).containsExactly("jackson2", "jackson3", "jackson3-again", "wirespeed");
        assertThat(idsOn(result, 25)).hasSize(8);
        assertThat(Plan.of(result))
                .hasSize(3 * (4 + 4 + 8) * 6)
                .allSatisfy(fork -> assertThat(fork.cells()).hasSize(1));
    }

    @Test
    void forksOfACellRunOneAfterTheOtherInFullMode() {
        List<ForkSpec> plan = Plan.of(run(Mode.FULL, null, List.of(), List.of()));
        int entries = 4 + 4 + 8;
        List<List<ForkSpec>> blocks = IntStream.range(0, plan.size() / entries)
                .mapToObj(block -> plan.subList(block * entries, (block + 1) * entries))
                .toList();

        assertThat(blocks).allSatisfy(block -> {
            assertThat(block)
                    .extracting(ForkSpec::round)
                    .containsOnly(block.getFirst().round());
            assertThat(block)
                    .extracting(ForkSpec::cells)
                    .containsOnly(block.getFirst().cells());
        });
        List<List<Cell>> cells =
                blocks.stream().map(block -> block.getFirst().cells()).toList();
        assertThat(cells.subList(0, 6)).doesNotHaveDuplicates();
        assertThat(cells.subList(6, 12))
                .containsExactlyInAnyOrderElementsOf(cells.subList(0, 6))
                .isNotEqualTo(cells.subList(0, 6));
        assertThat(blocks.get(0))
                .extracting(fork -> fork.jdk() + fork.entry().id())
                .isNotEqualTo(blocks.get(1).stream()
                        .map(fork -> fork.jdk() + fork.entry().id())
                        .toList());
    }

    @Test
    void hasMoreRoundsIfAsked() {
        Request request =
                new Request(Experiments.all().getFirst(), Mode.FULL, null, List.of(), List.of(25), false, 42, 0);
        Result own = run(request);
        Result five = run(request.withRounds(5));

        assertThat(five.settings()).isEqualTo(own.settings().withRounds(5));
        assertThat(Plan.ids(five)).hasSize(5 * 8 * 6).startsWith(Plan.ids(own).toArray(String[]::new));
    }

    @Test
    void everyoneRunsEverywhereIfAsked() {
        Result result = run(Mode.FULL, null, List.of(), List.of(), true);

        assertThat(idsOn(result, 17)).isEqualTo(idsOn(result, 25)).hasSize(8);
        assertThat(Plan.of(result))
                .hasSize(3 * 3 * 8 * 6)
                .allSatisfy(fork -> assertThat(fork.cells()).hasSize(1));
        assertThat(Plan.ids(result)).doesNotHaveDuplicates().contains("round2-jdk21-gson-deserialize-big-1000");
    }

    @Test
    void theOrderIsShuffledInEachRoundByTheSeed() {
        List<String> ids = Plan.ids(run(Mode.QUICK, null, List.of(), List.of()));
        Result sameSeed = run(Mode.QUICK, null, List.of(), List.of());

        assertThat(Plan.ids(sameSeed)).isEqualTo(ids);
        assertThat(ids.subList(0, 14)).allMatch(id -> id.startsWith("round1-"));
        assertThat(ids.subList(14, 28)).allMatch(id -> id.startsWith("round2-"));
        assertThat(ids.subList(14, 28))
                .isNotEqualTo(ids.subList(0, 14).stream()
                        .map(id -> id.replace("round1", "round2"))
                        .toList());
    }

    @Test
    void theBaselineIsAlwaysInTwice() {
        Result result = run(Mode.FULL, null, List.of("gson"), List.of(25));

        assertThat(result.entries()).extracting(Entry::id).containsExactly("gson", "jackson3", "jackson3-again");
        assertThat(result.comparisons()).isEmpty();
        assertThat(result.jdks()).containsExactly(new JdkUsed(25, "25.0.3", "Someone"));
    }

    @Test
    void cellsAreChosenByAGlob() {
        assertThat(run(Mode.QUICK, "serialize/*", List.of(), List.of()).cells())
                .extracting(Cell::id)
                .containsExactly("serialize/small", "serialize/big-1000", "serialize/big-10000");
        Result small = run(Mode.QUICK, "*/small", List.of(), List.of());
        assertThat(small.cells()).extracting(Cell::id).containsExactly("serialize/small", "deserialize/small");
        assertThat(small.workloads()).extracting(WorkloadUsed::id).containsExactly("small");
        assertThat(small.reported()).hasSize(2);
    }

    @Test
    void kindsFollowTraitsAndNames() {
        assertThat(run(Mode.QUICK, null, List.of(), List.of()).entries())
                .extracting(Entry::kind)
                .containsExactly(
                        Kind.FLOOR,
                        Kind.PEER,
                        Kind.HAND_WRITTEN,
                        Kind.JACKSON2,
                        Kind.JACKSON3,
                        Kind.JACKSON3,
                        Kind.JACKSON3,
                        Kind.WIRESPEED);
    }

    @Test
    void whatDoesNotExistIsRefusedWithWhatDoes() {
        assertRefused(
                "unknown contestant 'jakson2'; did you mean 'jackson2'? Known: floor, gson, hand-written, jackson2,"
                        + " jackson3, jackson3-blackbird, wirespeed",
                null,
                List.of("jakson2"),
                List.of());
        assertRefused(
                "unknown cell 'serialise/small'; did you mean 'serialize/small'? Known: serialize/small,"
                        + " serialize/big-1000, serialize/big-10000, deserialize/small, deserialize/big-1000,"
                        + " deserialize/big-10000",
                "serialise/small",
                List.of(),
                List.of());
        assertRefused("--only '[' is not a pattern: Missing ']", "[", List.of(), List.of());
        assertRefused("there is no JDK 24 on this machine; found: 17, 21, 25", null, List.of(), List.of(24));
    }

    @Test
    void whoTakesNoPartIsNotInAndSaidSo() {
        Named binary = new Named("protobuf");
        Catalog catalog = new Catalog(
                Stream.concat(CATALOG.contestants().stream(), Stream.of(binary)).toList(), CATALOG.workloads());
        Machine machine = new Machine("CPU", 2, 1, "OS", 0);

        assertThat(NewRun.of(request(List.of()), catalog, JDKS, machine, "0.1.0")
                        .entries())
                .isEqualTo(run(Mode.QUICK, null, List.of(), List.of()).entries());
        assertThatThrownBy(() -> NewRun.of(request(List.of("protobuf")), catalog, JDKS, machine, "0.1.0"))
                .isInstanceOf(LabException.class)
                .hasMessage(
                        "contestant 'protobuf' takes no part in 'versions'; those that do: floor, gson, hand-written,"
                                + " jackson2, jackson3, jackson3-blackbird, wirespeed");
    }

    private static Request request(List<String> contestants) {
        return new Request(Experiments.all().getFirst(), Mode.QUICK, null, contestants, List.of(), false, 42, 0);
    }

    private static void assertRefused(
            String message, @Nullable String only, List<String> contestants, List<Integer> jdks) {
        assertThatThrownBy(() -> run(Mode.QUICK, only, contestants, jdks))
                .isInstanceOf(LabException.class)
                .hasMessage(message);
    }

    private static List<String> idsOn(Result result, int jdk) {
        return result.entries().stream()
                .filter(entry -> entry.runsOn(jdk))
                .map(Entry::id)
                .toList();
    }

    private static Result run(Mode mode, @Nullable String only, List<String> contestants, List<Integer> jdks) {
        return run(mode, only, contestants, jdks, false);
    }

    private static Result run(
            Mode mode, @Nullable String only, List<String> contestants, List<Integer> jdks, boolean allJdks) {
        return run(new Request(Experiments.all().getFirst(), mode, only, contestants, jdks, allJdks, 42, 0));
    }

    private static Result run(Request request) {
        return NewRun.of(request, CATALOG, JDKS, new Machine("CPU", 2, 1, "OS", 0), "0.1.0");
    }

    private record Named(String id) implements Contestant {
        @Override
        public String title() {
            return id;
        }

        @Override
        public String version() {
            return "1";
        }

        @Override
        public Set<Trait> traits() {
            return switch (id) {
                case "floor" -> Set.of(Trait.FLOOR);
                case "hand-written" -> Set.of(Trait.HAND_WRITTEN);
                default -> Set.of();
            };
        }

        @Override
        public Format format() {
            return id.equals("protobuf") ? Format.PROTOBUF : Format.JSON;
        }

        @Override
        public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
            throw new CannotBindException("only named");
        }
    }
}
