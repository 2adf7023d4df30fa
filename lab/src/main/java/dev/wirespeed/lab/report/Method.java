package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import dev.wirespeed.lab.result.Settings.Cold;
import dev.wirespeed.lab.workload.crowd.Crowd;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a run measured, in sentences: what a reader must know before believing a figure. */
final class Method {

    private Method() {}

    static List<String> of(Result result) {
        return Stream.of(
                        mode(result),
                        jdks(result),
                        order(result),
                        time(),
                        intervals(result),
                        noise(result),
                        claims(result),
                        steady(),
                        others(result),
                        speed(result),
                        agreement(),
                        reported(result),
                        settled(result),
                        cold(result),
                        polluted(result),
                        transports(result))
                .filter(sentences -> !sentences.isEmpty())
                .toList();
    }

    private static String cold(Result result) {
        Cold cold = result.settings().cold();
        return cold == null
                ? ""
                : "Cold starts: in "
                        + (cold.rounds() == 1
                                ? "one JVM each, so that nothing shows how much JVMs vary,"
                                : cold.rounds() + " JVMs each of their own,")
                        + " and for each workload, contestants do it " + cold.shots()
                        + " times, all writing before all reading, with the same flags; every time is timed. Before"
                        + " that such a JVM makes the data, sets up the contestant, and converts the data to model classes if the"
                        + " contestant has its own; setting up is timed, and shown apart. Nothing else runs in it: no JMH, no"
                        + " check of who agrees, no other contestant, and no Jackson where the contestant does without. Reading"
                        + " finds warm what it has in common with writing.";
    }

    private static String polluted(Result result) {
        if (result.cells().stream().noneMatch(Cell::polluted)) {
            return "";
        }
        Map<Cell, Integer> most = new HashMap<>();
        eachPolluted(result, (fork, cell, types) -> most.merge(cell, types, Math::max));
        SortedMap<String, Integer> fewer = new TreeMap<>();
        eachPolluted(result, (fork, cell, types) -> {
            if (types < most.getOrDefault(cell, 0)) {
                fewer.merge(title(result, fork.entry()), types, Math::min);
            }
        });
        String skipped = fewer.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        return "Polluted: before such a cell is timed the contestant writes and reads " + Crowd.SIZE
                + " other types, and those of other cells, many times in turn in the same JVM, with text of all kinds, so that code"
                + " which all types share has seen them, as in a service."
                + (skipped.isEmpty() ? "" : " Who can't handle all was run through fewer: " + skipped + ".");
    }

    private static void eachPolluted(Result result, Polluted each) {
        for (Fork fork : result.forks()) {
            for (Measurement measurement : fork.measurements()) {
                Integer types = measurement.otherTypes();
                if (types != null) {
                    each.accept(fork, measurement.cell(), types);
                }
            }
        }
    }

    /** Takes what a fork was run through before a cell. */
    private interface Polluted {
        void accept(Fork fork, Cell cell, int types);
    }

    private static String title(Result result, String entry) {
        return result.entries().stream()
                .filter(candidate -> candidate.id().equals(entry))
                .map(Entry::title)
                .findFirst()
                .orElse(entry);
    }

    private static String transports(Result result) {
        return Transports.differ(result)
                ? "Messages a second: the least of what the network carries, without what its protocols add, and of what the"
                        + " cores of either end write and compress, or expand and read, in average times. What compression"
                        + " costs is the fastest of a few times, an estimate. Batches are compressed as a whole."
                : "";
    }

    private static String mode(Result result) {
        Settings settings = result.settings();
        String iterations = settings.warmupIterations() + " warm-up iterations of " + seconds(settings.warmupMillis())
                + " and " + settings.measuredIterations() + " measured ones of " + seconds(settings.measuredMillis());
        String flags = "flags: " + String.join(" ", settings.jvmArguments()) + ".";
        if (result.mode() == Mode.FULL) {
            return "Full mode: each cell of each contestant runs in JVMs of its own, forked by JMH, with " + iterations
                    + "; " + flags;
        }
        String passes = settings.warmupPasses() > 1
                ? "all warm up in turn, then each once more before it is measured, so a cell finds the JIT's profile of the"
                        + " others. A pass has "
                : "each warms up and is measured before the next one starts. Each has ";
        return "Quick mode: a first impression, in iterations that share the time that the run was given. One JVM measures"
                + " all cells of a contestant: " + passes + iterations
                + ". JMH runs inside that JVM with its own compiler hints; " + flags;
    }

    /** Which contestants are missing on which JDKs; empty if none is. */
    private static String jdks(Result result) {
        List<Entry> all =
                result.entries().stream().filter(entry -> !entry.again()).toList();
        return result.jdks().stream()
                .map(JdkUsed::feature)
                .filter(jdk -> all.stream().anyMatch(entry -> !entry.runsOn(jdk)))
                .map(jdk -> "On JDK " + jdk + " only these run: "
                        + all.stream()
                                .filter(entry -> entry.runsOn(jdk))
                                .map(Entry::title)
                                .collect(Collectors.joining(", "))
                        + ".")
                .collect(Collectors.joining(" "));
    }

    private static String order(Result result) {
        return result.settings().rounds()
                + " rounds; in each, the forks of all contestants run once, shuffled by the seed " + result.seed()
                + ", so that a machine that warms up or slows down does so for everyone.";
    }

    private static String time() {
        return "One thread measures throughput; the average time is its reciprocal, so one measurement gives both.";
    }

    private static String intervals(Result result) {
        return "Intervals are 95 % percentile intervals from a hierarchical bootstrap: forks are resampled, then iterations"
                + " inside each fork."
                + (result.settings().rounds() > 3
                        ? ""
                        : " With so few forks there are few ways to draw them, so these intervals are narrower than they"
                                + " should be; no verdict hangs on them alone.");
    }

    private static String claims(Result result) {
        int rounds = result.settings().rounds();
        return "Faster or slower is said only if the interval, widened by the noise floor, leaves out no difference, and a"
                + " t-test on the logarithms of the forks' means finds more than the noise floor with p < 0.05, corrected"
                + " after Holm for all comparisons of this run. With " + rounds + " forks a contestant's own spread is"
                + " little known, so the test takes the largest of three: that of its forks, that of everyone in the cell,"
                + " and that of the cell times what it was relative to everyone in the other cells."
                + (rounds > 2
                        ? ""
                        : " What two forks can't show: a JIT compiler that settles in one of two ways by chance. Where"
                                + " that happens, up to one run in eight has a false verdict.");
    }

    private static String noise(Result result) {
        return "The baseline runs twice, as two contestants. What the two differ by in a cell, or in the median cell if"
                + " that is more, is the cell's noise floor; no claim is made below it."
                + (everywhereTwice(result) ? "" : " A JDK where it ran once borrows the floor of the newest one.");
    }

    private static boolean everywhereTwice(Result result) {
        return result.entries().stream()
                .filter(Entry::again)
                .allMatch(entry -> result.jdks().stream().allMatch(jdk -> entry.runsOn(jdk.feature())));
    }

    private static String steady() {
        return "Change points in the level of a fork's iterations, warm-up included, are looked for with PELT, after Barrett et"
                + " al. 2017. A fork is not steady if the level changes by more than 5 % while it is measured, or if it"
                + " was measured more than 25 % away from the last warm-up iteration. With a few iterations a small or"
                + " slow change can't be told from noise. Where no fork of a side was steady there is no verdict: not warm.";
    }

    private static String settled(Result result) {
        Integer patience = result.settings().settleMillis();
        if (patience == null) {
            return "";
        }
        List<Integer> waits = result.forks().stream()
                .flatMap(fork -> fork.measurements().stream())
                .map(Measurement::settledMillis)
                .filter(Objects::nonNull)
                .toList();
        long restless = waits.stream().filter(millis -> millis >= patience).count();
        return "Before its last warm-up iteration a fork goes on converting until the JIT compiler has had nothing to do for half a"
                + " second, " + seconds(patience)
                + " at most, since throughput alone does not show that a long method is still"
                + " being compiled. " + restless + " of " + waits.size()
                + " measurements began before it had come to rest.";
    }

    private static String speed(Result result) {
        return Pace.of(result).isEmpty()
                ? ""
                : "Before each fork the lab times the same work, which writes text: what other virtual machines"
                        + " on the host take is seen in nothing else.";
    }

    private static String others(Result result) {
        boolean known = result.forks().stream().anyMatch(fork -> fork.otherCores() != null);
        return known
                ? "What other processes took of the machine is measured while each fork runs; a fork is marked if that is more"
                        + " than a tenth of all cores."
                : "What other processes took of the machine while the forks ran is not known.";
    }

    private static String agreement() {
        return "Only contestants that write the same document, read it back to an equal value and reject broken ones are"
                + " timed; those of other formats than JSON must read back what they wrote and reject documents that were cut;"
                + " this is checked on each JDK in a JVM with the contestants' flags.";
    }

    private static String reported(Result result) {
        return result.reported().isEmpty()
                ? ""
                : "A reported figure is not confirmed if it lies outside the measured interval, widened by the noise floor, and"
                        + " the t-test on the forks, corrected after Holm for all reported figures, finds it outside too. It is"
                        + " confirmed if it lies inside, and faster or slower can be said. Else this run can't tell: within"
                        + " noise.";
    }

    private static String seconds(int millis) {
        return millis % 1_000 == 0 ? millis / 1_000 + " s" : millis + " ms";
    }
}
