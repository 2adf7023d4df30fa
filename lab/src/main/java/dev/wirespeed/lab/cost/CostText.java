package dev.wirespeed.lab.cost;

import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.report.TextTable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A cost with all that it is computed from, and the arithmetic line by line. */
public final class CostText {

    private static final BigDecimal MONTHS = BigDecimal.valueOf(Assumptions.MONTHS_A_YEAR);

    private final Assumptions assumptions;
    private final Amounts amounts;
    private final StringBuilder text = new StringBuilder();

    private CostText(Assumptions assumptions) {
        this.assumptions = assumptions;
        this.amounts = new Amounts(assumptions.currency());
    }

    /**
     * Writes all of it.
     *
     * @param given the options that the user set; what is not in it is marked as a default
     * @param reported a saving a month that somebody reports, to be held against the computed one
     */
    public static String of(Assumptions assumptions, Set<String> given, @Nullable BigDecimal reported) {
        CostText cost = new CostText(assumptions);
        cost.assumptions(given);
        cost.arithmetic();
        cost.result();
        if (reported != null) {
            cost.text.append('\n').append(Claim.text(assumptions, reported));
        }
        cost.text.append('\n').append(RuleOfThumb.of(assumptions.requests())).append('\n');
        return cost.text.toString();
    }

    private void assumptions(Set<String> given) {
        String cpuAfter = assumptions.cpuAfter() == null ? "as now" : Amounts.milliseconds(assumptions.cpuAfter());
        String bytesAfter = assumptions.bytesAfter() == null ? "as now" : bytes(assumptions.bytesAfter());
        List<List<String>> rows = Stream.of(
                        List.of("requests a day", Amounts.exact(assumptions.requests()), "--requests"),
                        List.of("share of them that this is about", Amounts.percent(assumptions.share()), "--share"),
                        List.of("CPU per request, now", Amounts.milliseconds(assumptions.cpuNow()), "--cpu-now"),
                        List.of("CPU per request, after", cpuAfter, "--cpu-after"),
                        List.of("bytes per request, now", bytes(assumptions.bytesNow()), "--bytes-now"),
                        List.of("bytes per request, after", bytesAfter, "--bytes-after"),
                        List.of("days a month", Amounts.exact(assumptions.days()), "--days"),
                        List.of("price of a vCPU-hour", amounts.price(assumptions.vcpuHour()), "--vcpu-hour"),
                        List.of(
                                "utilisation of the vCPUs",
                                Amounts.percent(assumptions.utilisation()),
                                "--utilisation"),
                        List.of("price of a GB of egress", amounts.price(assumptions.gigabyte()), "--egress"))
                .map(row ->
                        List.of(row.get(0), row.get(1), row.get(2), given.contains(row.get(2)) ? "given" : "default"))
                .toList();
        table("Assumptions", List.of("", "value", "option", ""), rows);
        if (!given.contains("--requests") || !given.contains("--cpu-now")) {
            line("  Requests and CPU per request are yours to measure; a default of them stands for no measurement.");
        }
    }

    private void arithmetic() {
        line("");
        line("Arithmetic of a month");
        String share =
                assumptions.share().compareTo(BigDecimal.ONE) == 0 ? "" : " × " + Amounts.percent(assumptions.share());
        line("  requests      " + Amounts.exact(assumptions.requests()) + share + " × "
                + Amounts.exact(assumptions.days()) + " days = " + requests());
        bill("now  ", assumptions.now());
        if (assumptions.changes()) {
            bill("after", assumptions.after());
        }
        line("  Only what is shown is rounded, not what is computed with; GB is 10⁹ bytes.");
    }

    private void bill(String when, Bill bill) {
        line("  CPU, " + when + "    " + requests() + " × " + Amounts.exact(bill.cpuPerRequest()) + " s = "
                + Amounts.rounded(bill.cpuSeconds()) + " s ÷ 3,600 = " + Amounts.rounded(bill.cpuHours()) + " h");
        line("                " + Amounts.rounded(bill.cpuHours()) + " h ÷ "
                + Amounts.percent(assumptions.utilisation()) + " = " + Amounts.rounded(bill.vcpuHours())
                + " vCPU-hours × " + amounts.price(assumptions.vcpuHour()) + " = " + amounts.money(bill.cpu()));
        line("  egress, " + when + " " + requests() + " × " + bytes(bill.bytesPerRequest()) + " = "
                + Amounts.rounded(bill.gigabytes()) + " GB × " + amounts.price(assumptions.gigabyte()) + " = "
                + amounts.money(bill.egress()));
    }

    private void result() {
        Bill now = assumptions.now();
        line("");
        if (assumptions.changes()) {
            Bill after = assumptions.after();
            List<String> headings = List.of("", "now", "after", "saving a month", "saving a year");
            table(
                    "Cost",
                    headings,
                    List.of(
                            saving("CPU", now.cpu(), after.cpu()),
                            saving("egress", now.egress(), after.egress()),
                            saving("together", now.total(), after.total())));
        } else {
            table(
                    "Cost",
                    List.of("", "a month", "a year"),
                    List.of(twice("CPU", now.cpu()), twice("egress", now.egress()), twice("together", now.total())));
            line("");
            line("No saving is claimed: nothing is said about what comes after (--cpu-after, --bytes-after).");
        }
    }

    private List<String> saving(String name, BigDecimal now, BigDecimal after) {
        BigDecimal saving = now.subtract(after);
        return List.of(
                name,
                amounts.money(now),
                amounts.money(after),
                amounts.money(saving),
                amounts.money(saving.multiply(MONTHS)));
    }

    private List<String> twice(String name, BigDecimal month) {
        return List.of(name, amounts.money(month), amounts.money(month.multiply(MONTHS)));
    }

    private String requests() {
        return Amounts.rounded(assumptions.requestsAMonth());
    }

    private static String bytes(BigDecimal bytes) {
        return Amounts.exact(bytes) + " B";
    }

    private void table(String title, List<String> headings, List<List<String>> rows) {
        text.append(TextTable.of(new Table(title, headings, rows, true)));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
