package dev.wirespeed.lab.find;

import dev.wirespeed.lab.cost.CoresCost;
import dev.wirespeed.lab.find.FindResult.Caller;
import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.RootType;
import dev.wirespeed.lab.find.FindResult.Saving;
import dev.wirespeed.lab.find.FindResult.Shares;
import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A result as tables of text. */
final class FindTables {

    private static final String NONE = "–";

    private final FindResult result;
    private final CoresCost cost;

    FindTables(FindResult result) {
        this.result = result;
        this.cost = cost(result);
    }

    static CoresCost cost(FindResult result) {
        FindResult.Prices prices = result.prices();
        return new CoresCost(prices.days(), prices.vcpuHour(), prices.utilisation(), prices.currency());
    }

    /**
     * All that have rows.
     *
     * @param most rows of a table
     */
    List<Table> all(int most) {
        Stream<Table> comparison = Comparison.of(result).stream()
                .flatMap(compared -> Stream.of(compared.table(), compared.conversions(most)));
        return Stream.concat(comparison, Stream.of(libraries(), callers(most), inside(), savings(), rootTypes(most)))
                .filter(table -> !table.isEmpty())
                .toList();
    }

    private Table libraries() {
        List<List<String>> rows = new ArrayList<>();
        for (Part part : result.cpu().parts()) {
            Optional<Part> bytes = Analysis.parts(result.allocation(), part.library(), part.direction())
                    .findFirst();
            rows.add(library(part, Optional.of(part), bytes));
        }
        result.allocation().parts().stream()
                .filter(part -> Analysis.parts(result.cpu(), part.library(), part.direction())
                        .findAny()
                        .isEmpty())
                .forEach(part -> rows.add(library(part, Optional.empty(), Optional.of(part))));
        return new Table("By library", List.of("", "CPU", "95 %", "cores", "a month", "allocated", "95 %"), rows, true);
    }

    private List<String> library(Part name, Optional<Part> cpu, Optional<Part> bytes) {
        double share = cpu.map(part -> part.share().value()).orElse(0.0);
        return List.of(
                name.library() + ", " + name.direction(),
                cpu.map(part -> Numbers.percent(part.share().value())).orElse(NONE),
                cpu.map(part -> range(part.share())).orElse(NONE),
                cores(share),
                aMonth(share),
                bytes.map(part -> Numbers.percent(part.share().value())).orElse(NONE),
                bytes.map(part -> range(part.share())).orElse(NONE));
    }

    private Table callers(int most) {
        List<List<String>> rows = result.cpu().callers().stream()
                .limit(most)
                .map(caller -> List.of(
                        name(caller),
                        caller.library() + ", " + caller.direction(),
                        Numbers.percent(caller.share().value()),
                        range(caller.share()),
                        cores(caller.share().value()),
                        allocated(caller)))
                .toList();
        int all = result.cpu().callers().size();
        String title = "Who has it converted" + (all > most ? ": " + most + " of " + all : "");
        return new Table(title, List.of("", "", "CPU", "95 %", "cores", "allocated"), rows, true);
    }

    private String allocated(Caller caller) {
        Predicate<Caller> same = other -> name(other).equals(name(caller))
                && other.library().equals(caller.library())
                && other.direction().equals(caller.direction());
        return result.allocation().callers().stream()
                .filter(same)
                .findFirst()
                .map(other -> Numbers.percent(other.share().value()))
                .orElse(NONE);
    }

    private static String name(Caller caller) {
        if (caller.method() == null) {
            return caller.via() == null ? "(none known)" : caller.via();
        }
        return caller.method() + (caller.via() == null ? "" : ", by " + Frame.brief(caller.via()));
    }

    private Table inside() {
        List<List<String>> rows = result.cpu().inside().stream()
                .filter(inside -> inside.share() > 0)
                .map(inside -> List.of(
                        inside.work(),
                        Numbers.percent(inside.share()),
                        result.allocation().inside().stream()
                                .filter(other -> other.work().equals(inside.work()))
                                .findFirst()
                                .map(other -> Numbers.percent(other.share()))
                                .orElse(NONE)))
                .toList();
        return new Table("What is done in it", List.of("", "of its CPU", "of its bytes"), rows, true);
    }

    private Table savings() {
        List<List<String>> rows = new ArrayList<>();
        Remedies.together(result.savings())
                .forEach(one -> rows.add(List.of(
                        one.remedy(),
                        times(one.remedy()),
                        percents(one.low(), one.high()),
                        coresRange(one.low(), one.high()),
                        money(one.low(), one.high()),
                        one.source())));
        return new Table(
                "What remedies would save: each alone, from the least to the most that was published",
                List.of("", "times faster", "of the CPU", "cores", "a month", "published in"),
                rows,
                true);
    }

    private String times(String remedy) {
        List<Saving> all = result.savings().stream()
                .filter(saving -> saving.remedy().equals(remedy))
                .toList();
        double low = all.stream().mapToDouble(Saving::timesLow).min().orElse(1);
        double high = all.stream().mapToDouble(Saving::timesHigh).max().orElse(1);
        return Numbers.plain(low) + " to " + Numbers.plain(high);
    }

    private Table rootTypes(int most) {
        List<List<String>> rows =
                result.rootTypes().stream().limit(most).map(this::rootType).toList();
        return new Table(
                "What an agent counted, by type",
                List.of("", "", "caller", "conversions", "failed", "bytes each", "CPU µs each", "cores"),
                rows,
                true);
    }

    private List<String> rootType(RootType type) {
        return List.of(
                type.type(),
                type.library() + ", " + type.direction(),
                type.caller(),
                Numbers.whole(type.count()),
                type.failures() == 0 ? "" : Numbers.whole(type.failures()),
                type.bytes() == null ? NONE : Numbers.plain(type.bytes()),
                type.cpuMicros() != null
                        ? Numbers.plain(type.cpuMicros())
                        : type.wallMicros() == null ? NONE : Numbers.plain(type.wallMicros()) + " (time)",
                type.cores() == null ? NONE : (type.cpuMicros() == null ? "≤ " : "") + Numbers.plain(type.cores()));
    }

    private String cores(double share) {
        Double cores = Analysis.cores(result, share);
        return cores == null ? NONE : decimals(cores);
    }

    private String aMonth(double share) {
        Double cores = Analysis.cores(result, share);
        return cores == null ? NONE : cost.aMonth(cores);
    }

    private String coresRange(double low, double high) {
        Double busy = result.cores().sampled();
        return busy == null ? NONE : decimals(low * busy) + " to " + decimals(high * busy);
    }

    private String money(double low, double high) {
        Double busy = result.cores().sampled();
        return busy == null ? NONE : cost.aMonth(low * busy) + " to " + cost.aMonth(high * busy);
    }

    static String range(Interval share) {
        return percents(share.low(), share.high());
    }

    private static String percents(double low, double high) {
        return String.format(Locale.ROOT, "%.1f to %.1f %%", low * 100, high * 100)
                .replace('-', '−');
    }

    static String decimals(@Nullable Double cores) {
        return cores == null ? NONE : String.format(Locale.ROOT, "%.2f", cores).replace('-', '−');
    }

    /** In one sentence what a share is. */
    static String sentence(Shares shares, String what) {
        return Numbers.percent(shares.serialization().value()) + " of " + what + " is serialization (95 %: "
                + range(shares.serialization()) + "; " + Numbers.whole(shares.samples()) + " samples of "
                + shares.event() + ")";
    }
}
