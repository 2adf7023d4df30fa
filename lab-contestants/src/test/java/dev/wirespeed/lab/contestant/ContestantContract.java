package dev.wirespeed.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.wirespeed.lab.agreement.Agreement;
import dev.wirespeed.lab.agreement.Verdict;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every contestant; a module that registers some has a subclass that names them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ContestantContract {

    private static final List<String> NO_CHECK_OF_THE_READERS =
            List.of("text behind the document", Agreement.BYTES_BEHIND, Agreement.CUT_BETWEEN_FIELDS);

    private static final List<String> JSON = List.of(
            "small",
            "big-1000",
            "small-pool",
            "media",
            "users",
            "numbers",
            "escapes",
            "non-ascii",
            "wide",
            "citm",
            "github",
            "small-unknown",
            "small-reordered",
            "media-reordered",
            "small-pretty",
            "media-pretty",
            "users-pretty");

    private final Map<String, Verdict> verdicts = new HashMap<>();

    /** The contestants of this module. */
    protected abstract List<Contestant> contestants();

    Stream<Arguments> pairs() {
        return pairs(true);
    }

    /** Who is known to disagree, with the reason. */
    Stream<Arguments> disagreeing() {
        return pairs(false);
    }

    private Stream<Arguments> pairs(boolean agreeing) {
        return contestants().stream()
                .filter(contestant -> !contestant.traits().contains(Trait.BROKEN))
                .flatMap(contestant -> workloads(contestant).stream()
                        .filter(Workloads::available)
                        .filter(workload ->
                                Disagreements.of(contestant.id(), workload).isEmpty() == agreeing)
                        .map(workload -> arguments(
                                contestant.id(),
                                contestant,
                                Workloads.find(workload).orElseThrow())));
    }

    /** What a contestant is made for, and for all others JSON's usual shapes and, in other formats, a batch of small records. */
    private static List<String> workloads(Contestant contestant) {
        if (!contestant.madeFor().isEmpty()) {
            return contestant.madeFor();
        }
        return contestant.format().equals(Format.JSON)
                ? JSON
                : List.of("small", "small-pool", "big-1000", "telemetry-10000");
    }

    private Verdict verdict(Contestant contestant, Workload<?> workload) {
        return verdicts.computeIfAbsent(
                contestant.id() + "/" + workload.id(), pair -> Agreement.check(contestant, workload));
    }

    Stream<Arguments> each() {
        return contestants().stream().map(contestant -> arguments(contestant.id(), contestant));
    }

    @ParameterizedTest(name = "{0} on {2}")
    @MethodSource("pairs")
    void agreesOnEveryWorkload(String id, Contestant contestant, Workload<?> workload) {
        Verdict verdict = verdict(contestant, workload);

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.agrees()).isTrue();
        assertThat(verdict.contestant()).isEqualTo(id);
        assertThat(verdict.workload()).isEqualTo(workload.id());
    }

    @ParameterizedTest(name = "{0} on {2}", allowZeroInvocations = true) // most agree everywhere
    @MethodSource("disagreeing")
    void disagreesForTheReasonThatIsKnown(String id, Contestant contestant, Workload<?> workload) {
        assertThat(verdict(contestant, workload).reason())
                .startsWith(Disagreements.of(id, workload.id()).orElseThrow());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("each")
    void saysSoIfItSkipsChecks(String id, Contestant contestant) {
        List<String> accepts = pairs().map(Arguments::get)
                .filter(pair -> pair[0].equals(id))
                .flatMap(pair -> verdict(contestant, (Workload<?>) pair[2]).accepts().stream())
                .distinct()
                .toList();

        boolean skips = accepts.stream().anyMatch(sloppy -> !NO_CHECK_OF_THE_READERS.contains(sloppy));
        assertThat(contestant.traits().contains(Trait.SKIPS_CHECKS))
                .as("%s accepts %s", id, accepts)
                .isEqualTo(skips);
    }

    @ParameterizedTest(name = "{0} on {2}")
    @MethodSource("pairs")
    void writesAnArrayThatItNeverTouchesAgain(String id, Contestant contestant, Workload<?> workload) throws Exception {
        assertWritesFreshArrays(contestant, workload);
    }

    private static <T> void assertWritesFreshArrays(Contestant contestant, Workload<T> workload) throws Exception {
        assertWritesFreshArrays(contestant.bind(workload), workload.values().get(0));
    }

    private static <T, M> void assertWritesFreshArrays(Binding<T, M> binding, T value) throws Exception {
        M model = binding.toModel(value);
        byte[] first = binding.write(model);
        byte[] kept = first.clone();
        byte[] second = binding.write(model);
        assertThat(second).isEqualTo(kept).isNotSameAs(first);
        Arrays.fill(second, (byte) 'x');
        assertThat(first).isEqualTo(kept);
        assertThat(binding.write(model)).isEqualTo(kept);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("each")
    void describesItself(String id, Contestant contestant) {
        assertThat(id).matches("[a-z0-9]+(-[a-z0-9]+)*");
        assertThat(contestant.title()).isNotBlank();
        assertThat(contestant.version()).matches("[0-9][^${}]*");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("each")
    void runsWithTheFlagsThatItNeeds(String id, Contestant contestant) {
        List<String> flags = contestant.jvmArguments(Runtime.version().feature());

        assertThat(ManagementFactory.getRuntimeMXBean().getInputArguments()).containsAll(flags);
        boolean onSomeJdk = !contestant.jvmArguments(17).isEmpty()
                || !contestant.jvmArguments(25).isEmpty();
        assertThat(contestant.traits().contains(Trait.NEEDS_FLAGS)).as(id).isEqualTo(onSomeJdk);
    }
}
