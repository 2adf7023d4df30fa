package dev.wirespeed.lab.find;

import dev.wirespeed.lab.find.FindResult.Node;
import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.Shares;
import dev.wirespeed.lab.report.Numbers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a reader must know to read the figures right. */
final class Notes {

    private static final int FEW = 500;
    private static final int TOO_FEW = 100;

    /** The first JDK with samples by CPU time. */
    static final int SAMPLES_CPU_TIME = 25;

    /** The first JDK with events of calls of methods. */
    static final int TRACES_METHODS = 25;

    private static final double MUCH = 0.01;

    /** A service under load has compiled by then what it does most. */
    private static final Duration WARM = Duration.ofMinutes(2);

    private Notes() {}

    static List<String> of(Shares cpu, List<Node> nodes, boolean byTime, List<Recorded> recordings) {
        List<String> notes = new ArrayList<>();
        if (cpu.samples() < TOO_FEW) {
            notes.add("Only " + cpu.samples()
                    + " CPU samples: too few to say much. Record longer (--for 2m), or while there is load.");
        } else if (cpu.samples() < FEW) {
            notes.add(cpu.samples() + " CPU samples are few; with " + FEW
                    + " and more, shares were within 5 points of the truth where it was known.");
        }
        if (!byTime) {
            notes.add(
                    "CPU is an estimate: jdk.ExecutionSample looks at a few threads at a time, and at Java code alone. What runs"
                            + " in the JVM's intrinsics (hashing, encryption, compression, copying) goes unseen, so all else looks larger."
                            + (isOld(recordings) ? " JDK 25 on Linux samples by CPU time." : ""));
        }
        recordings.stream()
                .map(Recorded::age)
                .min(Comparator.naturalOrder())
                .filter(age -> age.compareTo(WARM) < 0)
                .ifPresent(age -> notes.add("The JVM had run for " + Math.max(0, age.toSeconds())
                        + " s when the recording began. Until it has compiled what it does most, shares are others, and codecs"
                        + " look slower than they are: record again after some minutes of load."));
        if (cpu.unknown() > MUCH) {
            notes.add("Serialization may take up to " + Numbers.percent(cpu.unknown())
                    + " of the CPU more: so many stacks were cut off, or could not be walked, and show no library.");
        }
        if (recordings.stream()
                .anyMatch(one -> one.byTime().isEmpty() && one.byExecution().isEmpty())) {
            notes.add("A recording without CPU samples: was the JVM idle, or was it recorded with other settings?");
        }
        if (recordings.stream().anyMatch(one -> one.counters().once())) {
            notes.add(
                    "An agent's counts are those since it started, not those of the recording alone: the recording has them once.");
        }
        if (recordings.stream().anyMatch(Recorded::hasHandlers)) {
            notes.add(
                    "Where a framework converts, the caller is the handler that its thread has called before, or calls after"
                            + " it has read (jdk.MethodTrace). What belongs to no such handler, as an error page, counts for a"
                            + " neighbour.");
        } else if (recordings.stream().anyMatch(Recorded::isTraced)) {
            notes.add(
                    "No endpoints: no handler was called, or none that could be told. --endpoints=com.acme.Api says which"
                            + " classes have them.");
        }
        if (hasCodecsInMappers(cpu, nodes)) {
            notes.add(
                    "Codecs do a part of it already. What they would save is computed as if the rest had none, so it is at most"
                            + " that.");
        }
        notes.add("Shares are inclusive: getters, and what they load, count as serialization, and are listed apart.");
        notes.add(
                "Inlined code counts as the method that it was inlined into, and without -XX:+DebugNonSafepoints the topmost frame may be a"
                        + " neighbour of the true one: trust libraries and callers more than what is inside of them.");
        notes.add(
                "Intervals are of sampling alone (95 %, Wilson); another half minute of the service may differ by more.");
        return notes;
    }

    /** Whether generated codecs do a part of what other libraries convert: a mapper's module alone does not count. */
    static boolean hasCodecsInMappers(Shares cpu, List<Node> nodes) {
        boolean hasOthers =
                cpu.parts().stream().map(Part::library).anyMatch(title -> !title.equals(Library.WIRESPEED.title()));
        return hasOthers
                && nodes.stream()
                        .map(node -> node.label().replaceFirst("\\.[^.]*$", ""))
                        .anyMatch(type -> Library.of(type).equals(Optional.of(Library.WIRESPEED)));
    }

    private static boolean isOld(List<Recorded> recordings) {
        return recordings.stream().anyMatch(one -> Jvms.feature(one.jvm()) < SAMPLES_CPU_TIME);
    }
}
