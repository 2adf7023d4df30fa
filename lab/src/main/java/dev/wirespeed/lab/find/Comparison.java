package dev.wirespeed.lab.find;

import dev.wirespeed.lab.find.FindResult.Before;
import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A result held against an earlier one of the same service. */
final class Comparison {

    private static final String NONE = "–";

    private final FindResult now;
    private final Before before;
    private final List<Conversion> conversions;

    private Comparison(FindResult now, Before before) {
        this.now = now;
        this.before = before;
        this.conversions = Conversion.ofBoth(before.rootTypes(), now.rootTypes());
    }

    /** Nothing if the result is held against no other. */
    static Optional<Comparison> of(FindResult result) {
        return Optional.ofNullable(result.before()).map(before -> new Comparison(result, before));
    }

    /** In one sentence what has become of it. */
    String sentence() {
        Interval cpu = now.cpu().serialization();
        String shares = "Before: " + share(before.cpu()) + " of the CPU" + cores(before.busy(), before.cpu()) + "; now "
                + share(cpu) + cores(now.cores().sampled(), cpu) + ", ";
        return shares + verdict(before.cpu(), cpu) + ". Only runs under the same load can be compared."
                + (conversions.isEmpty()
                        ? ""
                        : " Under any load: on average, a conversion that agents counted in both takes "
                                + FindTables.decimals(Conversion.ofTheTime(conversions))
                                + " of the time that it took.");
    }

    private static String cores(@Nullable Double busy, Interval share) {
        return busy == null ? "" : ", " + FindTables.decimals(busy * share.value()) + " cores";
    }

    private static String verdict(Interval then, Interval now) {
        if (now.low() <= then.high() && then.low() <= now.high()) {
            return "which samples of this number can't tell apart (recording four times as long, by --for, halves the intervals)";
        }
        return now.value() < then.value() ? "less than before" : "more than before";
    }

    Table table() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row(
                "all serialization",
                before.cpu(),
                now.cpu().serialization(),
                before.allocation(),
                now.allocation().serialization()));
        names().forEach(name -> rows.add(row(
                name.library() + ", " + name.direction(),
                share(before.cpuParts(), name),
                share(now.cpu().parts(), name),
                share(before.allocationParts(), name),
                share(now.allocation().parts(), name))));
        return new Table(
                "Against the run of " + before.started(),
                List.of("", "CPU before", "now", "cores before", "now", "allocated before, MB/s", "now"),
                rows,
                true);
    }

    /**
     * What a conversion takes, of each type that agents counted in both runs.
     *
     * @param most rows
     */
    Table conversions(int most) {
        List<List<String>> rows =
                conversions.stream().limit(most).map(Comparison::row).toList();
        return new Table(
                "One conversion of what agents counted in both runs",
                List.of("", "", "CPU µs before", "now", "of the time"),
                rows,
                true);
    }

    private static List<String> row(Conversion conversion) {
        String measure = conversion.isCpu() ? "" : " (time)";
        return List.of(
                conversion.type(),
                conversion.library() + ", " + conversion.direction(),
                Numbers.plain(conversion.microsBefore()) + measure,
                Numbers.plain(conversion.microsNow()) + measure,
                FindTables.decimals(conversion.microsNow() / conversion.microsBefore()));
    }

    /** The libraries and directions of either run, those of the earlier one first. */
    private List<Part> names() {
        List<Part> names = new ArrayList<>();
        Stream.of(
                        before.cpuParts(),
                        now.cpu().parts(),
                        before.allocationParts(),
                        now.allocation().parts())
                .flatMap(List::stream)
                .filter(part -> names.stream().noneMatch(known -> isSame(known, part)))
                .forEach(names::add);
        return names;
    }

    private static boolean isSame(Part one, Part other) {
        return one.library().equals(other.library()) && one.direction().equals(other.direction());
    }

    private static @Nullable Interval share(List<Part> parts, Part name) {
        return parts.stream()
                .filter(part -> isSame(part, name))
                .map(Part::share)
                .findFirst()
                .orElse(null);
    }

    private List<String> row(
            String name,
            @Nullable Interval cpuBefore,
            @Nullable Interval cpuNow,
            @Nullable Interval bytesBefore,
            @Nullable Interval bytesNow) {
        return List.of(
                name,
                cpuBefore == null ? NONE : share(cpuBefore),
                cpuNow == null ? NONE : share(cpuNow),
                cores(cpuBefore, before.busy()),
                cores(cpuNow, now.cores().sampled()),
                megabytes(bytesBefore, before.allocated()),
                megabytes(bytesNow, now.allocation().amount()));
    }

    private static String share(Interval share) {
        return Numbers.percent(share.value()) + " (" + FindTables.range(share) + ")";
    }

    private static String cores(@Nullable Interval share, @Nullable Double busy) {
        return share == null || busy == null ? NONE : FindTables.decimals(share.value() * busy);
    }

    private static String megabytes(@Nullable Interval share, double bytesPerSecond) {
        return share == null ? NONE : Numbers.plain(share.value() * bytesPerSecond / 1e6);
    }
}
