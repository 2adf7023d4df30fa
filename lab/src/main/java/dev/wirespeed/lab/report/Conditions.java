package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What two results were not measured alike by. */
final class Conditions {

    private final Result first;
    private final Result second;
    private final List<String> lines = new ArrayList<>();

    private Conditions(Result first, Result second) {
        this.first = first;
        this.second = second;
    }

    /** All that is not the same in both, a line each. */
    static List<String> of(Result first, Result second) {
        return new Conditions(first, second).lines();
    }

    /** The lines below their heading; nothing if there are none. */
    static String text(List<String> lines) {
        return lines.isEmpty()
                ? ""
                : lines.stream()
                        .collect(Collectors.joining(
                                "\n  ",
                                "Not the same in both, so that what differs below may come from it:\n  ",
                                "\n\n"));
    }

    /** Why the figures of two results can't be held against each other, whatever they are; null if they can. */
    static @Nullable String incomparable(Result first, Result second) {
        if (!first.machine().sameAs(second.machine())) {
            return "the machines differ: " + first.machine().name() + ", and "
                    + second.machine().name();
        }
        return first.mode() == second.mode()
                ? null
                : "one is of a " + first.mode().id() + " run, the other of a "
                        + second.mode().id() + " one";
    }

    /** The same for what they have in a cell. */
    static @Nullable String incomparable(Result first, Result second, Cell cell) {
        Sample one = sample(first, cell);
        Sample other = sample(second, cell);
        boolean same = one == null || other == null ? Objects.equals(one, other) : one.sameValues(other);
        return same ? null : "the workload " + cell.workload() + " has other values";
    }

    private static @Nullable Sample sample(Result result, Cell cell) {
        return result.workloads().stream()
                .filter(workload -> workload.id().equals(cell.workload()))
                .map(WorkloadUsed::sample)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private List<String> lines() {
        machine();
        note("experiment", first.experiment(), second.experiment());
        note("mode", first.mode().id(), second.mode().id());
        settings(first.settings(), second.settings());
        note("Wirespeed", first.wirespeed(), second.wirespeed());
        note("baseline", first.baseline(), second.baseline());
        unfinished("first", first);
        unfinished("second", second);
        note("JDKs", features(first), features(second));
        pairs(Result::jdks, JdkUsed::feature, (one, other) -> note("JDK " + one.feature(), name(one), name(other)));
        pairs(Result::workloads, WorkloadUsed::id, this::workload);
        pairs(Result::entries, Entry::id, this::entry);
        return List.copyOf(lines);
    }

    private interface Pair<T> {
        void accept(T one, T other);
    }

    private <T, K> void pairs(Function<Result, List<T>> list, Function<T, K> key, Pair<T> pair) {
        for (T one : list.apply(first)) {
            list.apply(second).stream()
                    .filter(other -> key.apply(other).equals(key.apply(one)))
                    .forEach(other -> pair.accept(one, other));
        }
    }

    private void unfinished(String which, Result result) {
        if (result.finished() == null) {
            lines.add("the " + which + " was interrupted after "
                    + result.forks().size() + " of " + result.plan().size() + " forks");
        }
    }

    private static List<Integer> features(Result result) {
        return result.jdks().stream().map(JdkUsed::feature).toList();
    }

    private static String name(JdkUsed jdk) {
        return jdk.version() + " (" + jdk.vendor() + ")";
    }

    private void settings(Settings one, Settings other) {
        note("rounds", one.rounds(), other.rounds());
        note("warm-up passes", one.warmupPasses(), other.warmupPasses());
        note(
                "warm-up",
                iterations(one.warmupIterations(), one.warmupMillis()),
                iterations(other.warmupIterations(), other.warmupMillis()));
        note(
                "measured",
                iterations(one.measuredIterations(), one.measuredMillis()),
                iterations(other.measuredIterations(), other.measuredMillis()));
        note("JIT compiler waited for", patience(one), patience(other));
        note("JVM flags of all", one.jvmArguments(), other.jvmArguments());
    }

    private static String patience(Settings settings) {
        return settings.settleMillis() == null ? "no" : "up to " + settings.settleMillis() + " ms";
    }

    private static String iterations(int count, int millis) {
        return count + " × " + millis + " ms";
    }

    private void machine() {
        Machine one = first.machine();
        Machine other = second.machine();
        note("CPU", one.cpu(), other.cpu());
        note("cores", one.cores(), other.cores());
        note("memory", Numbers.whole(one.memoryBytes()) + " bytes", Numbers.whole(other.memoryBytes()) + " bytes");
        note("system", one.os(), other.os());
        Pace.of(first)
                .ifPresent(before -> Pace.of(second)
                        .filter(before::changed)
                        .ifPresent(now -> lines.add("speed of the machine: the same work took "
                                + Numbers.plain(before.median()) + " ms → " + Numbers.plain(now.median()) + " ms")));
    }

    private void workload(WorkloadUsed one, WorkloadUsed other) {
        Sample before = one.sample();
        Sample now = other.sample();
        if (before == null || now == null) {
            note("workload " + one.id(), one.title(), other.title());
            return;
        }
        if (!before.sameValues(now)) {
            lines.add("workload " + one.id() + ": other values");
        }
        if (!before.classPath().equals(now.classPath())) {
            lines.add("workload " + one.id() + ": another class path");
        }
    }

    private void entry(Entry one, Entry other) {
        if (!one.again()) {
            note(one.title(), one.version(), other.version());
            note(one.title() + ", traits", one.traits(), other.traits());
            one.jvmArguments()
                    .forEach((jdk, flags) -> note(
                            one.title() + ", JVM flags on JDK " + jdk,
                            flags,
                            other.jvmArguments().getOrDefault(jdk, flags)));
        }
    }

    private void note(String what, Object one, Object other) {
        if (!Objects.equals(one, other)) {
            lines.add(what + ": " + one + " → " + other);
        }
    }
}
