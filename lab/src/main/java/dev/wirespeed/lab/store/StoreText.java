package dev.wirespeed.lab.store;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Before and after, for a terminal. */
final class StoreText {

    private static final List<String> HEADINGS = List.of(
            "endpoint", "requests/s", "after", "conversion", "after", "", "bytes", "after", "of response", "after");

    private StoreText() {}

    static String of(List<Measured> before, List<Measured> after) {
        List<List<String>> rows = new ArrayList<>();
        for (Measured each : before) {
            same(each, after).ifPresent(other -> rows.add(row(each, other)));
        }
        return TextTable.of(new Table("Before, by Jackson alone, and after, with codecs", HEADINGS, rows, true));
    }

    private static Optional<Measured> same(Measured as, List<Measured> all) {
        return all.stream()
                .filter(each ->
                        each.target().equals(as.target()) && each.direction().equals(as.direction()))
                .findFirst();
    }

    private static List<String> row(Measured before, Measured after) {
        return List.of(
                before.target() + (before.direction().equals("read") ? ", read" : ""),
                Numbers.plain(before.perSecond()),
                Numbers.plain(after.perSecond()),
                micros(before),
                micros(after),
                Numbers.times(before.micros() / after.micros()),
                Numbers.whole(before.bytes()),
                Numbers.whole(after.bytes()),
                share(before),
                share(after));
    }

    private static String micros(Measured of) {
        return Numbers.plain(of.micros()) + " µs";
    }

    private static String share(Measured of) {
        return Double.isNaN(of.share()) ? "–" : Numbers.percent(of.share());
    }
}
