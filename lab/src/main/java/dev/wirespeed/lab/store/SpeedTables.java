package dev.wirespeed.lab.store;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.statistics.Interval;
import dev.wirespeed.lab.store.SpeedFigures.Place;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import dev.wirespeed.lab.store.SpeedResult.Profiled;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The store's speed as tables. */
final class SpeedTables {

    private static final String NONE = "–";

    private final SpeedResult result;
    private final SpeedFigures figures;

    SpeedTables(SpeedResult result) {
        this.result = result;
        figures = new SpeedFigures(result);
    }

    List<Table> all() {
        List<Table> all = new ArrayList<>(List.of(arrived(), meter(), profiler()));
        for (Framework framework : Framework.values()) {
            all.add(table(framework, "requests a second", Answered::perSecond));
            all.add(table(framework, "µs of CPU per request", Answered::cpuMicros));
        }
        all.add(noise());
        return all.stream().filter(table -> !table.isEmpty()).toList();
    }

    private Table arrived() {
        return new Table(
                "What arrives of what codecs save",
                List.of(
                        "Endpoint",
                        "conversion alone, µs of CPU",
                        "by codecs",
                        "saved",
                        "framework",
                        "saved of a request",
                        "arrived"),
                rows(framework -> figures.converted().stream()
                        .map(target -> new Place(framework, target))
                        .filter(place -> has(place, Variant.METER_AND_CODECS) || has(place, Variant.CODECS_OF_TWO))
                        .map(this::arrived)),
                true);
    }

    private List<String> arrived(Place place) {
        Interval taken = figures.micros(place, Effect.CODECS);
        return List.of(
                place.target(),
                Numbers.plain(figures.conversion(place, false)),
                Numbers.plain(figures.conversion(place, true)),
                text(figures.ownGain(place)),
                place.framework().title(),
                text(new Interval(-taken.value(), -taken.high(), -taken.low())),
                percent(figures.arrived(place)));
    }

    private Table meter() {
        List<String> headings =
                new ArrayList<>(List.of("Endpoint", "framework", "µs of CPU per request", "of the request"));
        if (result.tellsOwnShares()) {
            headings.add("itself, by JFR");
        }
        return new Table(
                "What the meter takes",
                headings,
                rows(framework -> figures.targets(framework).stream()
                        .map(target -> new Place(framework, target))
                        .filter(place -> has(place, Variant.METER))
                        .map(this::meter)),
                true);
    }

    private Table profiler() {
        return new Table(
                "The meter beside a profiler",
                List.of(
                        "Endpoint",
                        "framework",
                        "variant",
                        "by",
                        "share by the meter",
                        "by JFR",
                        "samples",
                        "meter against JFR"),
                rows(framework -> figures.profiled(framework).stream()
                        .map(target -> new Place(framework, target))
                        .flatMap(place -> Stream.of(Variant.METER, Variant.METER_AND_CODECS)
                                .flatMap(variant -> Stream.of(MeterClock.values())
                                        .filter(clock -> figures.has(place, variant, clock))
                                        .map(clock -> profiler(place, variant, clock))))),
                true);
    }

    private List<String> profiler(Place place, Variant variant, MeterClock clock) {
        return List.of(
                place.target(),
                place.framework().title(),
                variant.title(),
                clock.title(),
                Numbers.percent(figures.profiled(place, variant, each -> each.meterShare(clock))),
                Numbers.percent(figures.profiled(place, variant, each -> each.profilerShare(clock))),
                Numbers.whole(figures.profiled(place, variant, Profiled::samples)),
                change(figures.agreement(place, variant, clock)));
    }

    private List<String> meter(Place place) {
        List<String> cells = new ArrayList<>(List.of(
                place.target(),
                place.framework().title(),
                text(figures.micros(place, Effect.METER)),
                change(figures.ratio(place, Effect.METER, Answered::cpuMicros))));
        if (result.tellsOwnShares()) {
            Interval own = figures.ownShare(place, Variant.METER);
            cells.add(Double.isNaN(own.value()) ? NONE : percent(own));
        }
        return cells;
    }

    private Table table(Framework framework, String what, ToDoubleFunction<Answered> figure) {
        List<String> headings = new ArrayList<>(List.of("Endpoint", "bytes"));
        variants().map(Variant::title).forEach(headings::add);
        comparisons().map(Comparison::title).forEach(headings::add);
        return new Table(
                framework.title() + ": " + what,
                headings,
                figures.targets(framework).stream()
                        .map(target -> row(new Place(framework, target), figure))
                        .toList(),
                true);
    }

    private List<String> row(Place place, ToDoubleFunction<Answered> figure) {
        List<String> cells = new ArrayList<>();
        cells.add(place.target());
        Variant last = comparisons().findFirst().orElseThrow().of();
        cells.add(Numbers.whole(figures.mean(place, last, each -> (double) each.bytes() / each.requests())));
        variants()
                .map(variant -> has(place, variant) ? Numbers.plain(figures.mean(place, variant, figure)) : NONE)
                .forEach(cells::add);
        comparisons()
                .map(each -> change(figures.ratio(place, each.of(), each.with(), figure)))
                .forEach(cells::add);
        return cells;
    }

    /** Two columns side by side. */
    private record Comparison(String title, Variant of, Variant with) {}

    private Stream<Comparison> comparisons() {
        return result.settings().twoMappers()
                ? Stream.of(new Comparison("codecs", Variant.CODECS_OF_TWO, Variant.JACKSON_OF_TWO))
                : Stream.of(
                        new Comparison("codecs beside the meter", Variant.METER_AND_CODECS, Variant.METER),
                        new Comparison("both against without", Variant.METER_AND_CODECS, Variant.WITHOUT));
    }

    private Stream<Variant> variants() {
        return SpeedOrder.blocks(result.settings().twoMappers()).getFirst().variants().stream();
    }

    private Table noise() {
        return new Table(
                "What disturbed",
                List.of(
                        "Part of the time",
                        "service's core: the service",
                        "its JIT compilers",
                        "others",
                        "core of who asks"),
                rows(framework -> variants()
                        .filter(variant ->
                                !shares(framework, variant, Answered::seconds).isEmpty())
                        .map(variant -> noise(framework, variant))),
                true);
    }

    private List<String> noise(Framework framework, Variant variant) {
        return List.of(
                framework.title() + ", " + variant.title(),
                range(shares(framework, variant, Answered::cpuSeconds)),
                range(shares(framework, variant, Answered::compilerSeconds)),
                range(shares(framework, variant, Answered::otherCpuSeconds)),
                range(shares(framework, variant, Answered::loadCpuSeconds)));
    }

    private List<Double> shares(Framework framework, Variant variant, ToDoubleFunction<Answered> of) {
        return result.answered().stream()
                .filter(each -> each.framework() == framework && each.variant() == variant)
                .map(each -> of.applyAsDouble(each) / each.seconds())
                .sorted()
                .toList();
    }

    private static String range(List<Double> sorted) {
        return Numbers.percent(sorted.get(sorted.size() / 2)) + " (" + Numbers.percent(sorted.getFirst()) + " to "
                + Numbers.percent(sorted.getLast()) + ")";
    }

    private boolean has(Place place, Variant variant) {
        return result.answered().stream()
                .anyMatch(each -> each.framework() == place.framework()
                        && each.target().equals(place.target())
                        && each.variant() == variant);
    }

    private static List<List<String>> rows(Function<Framework, Stream<List<String>>> of) {
        return Stream.of(Framework.values()).flatMap(of).toList();
    }

    static String text(Interval of) {
        return minus(Numbers.plain(of.value())
                + (Double.isNaN(of.low())
                        ? ""
                        : " (" + Numbers.plain(of.low()) + " to " + Numbers.plain(of.high()) + ")"));
    }

    static String percent(Interval of) {
        return minus(Numbers.percent(of.value())
                + (Double.isNaN(of.low())
                        ? ""
                        : " (" + Numbers.percent(of.low()) + " to " + Numbers.percent(of.high()) + ")"));
    }

    private static String change(Interval of) {
        return Double.isNaN(of.value())
                ? NONE
                : Double.isNaN(of.low()) ? Numbers.change(of.value()) : Numbers.change(of);
    }

    private static String minus(String text) {
        return text.replace('-', '−');
    }
}
