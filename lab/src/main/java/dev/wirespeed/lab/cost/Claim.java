package dev.wirespeed.lab.cost;

import java.math.BigDecimal;

/** A reported saving, held against the one that follows from the assumptions. */
final class Claim {

    /** Reported figures are rounded; so much may they differ. */
    private static final BigDecimal TOLERANCE = new BigDecimal("0.05");

    private final Assumptions given;
    private final BigDecimal reported;
    private final Amounts amounts;
    private final StringBuilder text = new StringBuilder();

    private Claim(Assumptions given, BigDecimal reported) {
        this.given = given;
        this.reported = reported;
        this.amounts = new Amounts(given.currency());
    }

    static String text(Assumptions given, BigDecimal reported) {
        Claim claim = new Claim(given, reported);
        if (given.changes()) {
            claim.againstTheSaving();
        } else {
            claim.againstTheWhole();
        }
        return claim.text.toString();
    }

    private void againstTheSaving() {
        Bill now = given.now();
        Bill after = given.after();
        BigDecimal computed = now.total().subtract(after.total());
        String both = "Reported: " + amounts.money(reported) + " a month. Computed: " + amounts.money(computed) + ". ";
        if (isClose(computed)) {
            line(both + "The reported saving follows from these inputs, within 5 %.");
        } else {
            line(both + "The reported saving does not follow from these inputs.");
            wouldTake(now.cpu().subtract(after.cpu()), computed);
        }
    }

    /** Nothing is said about the change, but no change saves more than all there is to pay. */
    private void againstTheWhole() {
        BigDecimal whole = given.now().total();
        line("Reported: " + amounts.money(reported) + " a month. Computed: " + amounts.money(whole)
                + ", if all of it were saved.");
        if (reported.compareTo(whole) > 0 && !isClose(whole)) {
            line("The reported saving does not follow from these inputs: it is more than all that they cost.");
            wouldTake(given.now().cpu(), whole);
        } else {
            line("Whether the reported saving follows depends on what comes after (--cpu-after, --bytes-after).");
        }
    }

    private boolean isClose(BigDecimal computed) {
        return computed.subtract(reported).abs().compareTo(reported.multiply(TOLERANCE)) <= 0;
    }

    /** Each alone, with all else as given. */
    private void wouldTake(BigDecimal cpuSaving, BigDecimal computed) {
        BigDecimal missing = reported.subtract(computed);
        BigDecimal neededOfCpu = cpuSaving.add(missing);
        line("With all else as given, it would take one of these:");
        if (cpuSaving.signum() > 0 && neededOfCpu.signum() > 0) {
            BigDecimal factor = neededOfCpu.divide(cpuSaving, Bill.DIGITS);
            line("  a vCPU-hour at " + amounts.money(given.vcpuHour().multiply(factor)) + " instead of "
                    + amounts.price(given.vcpuHour()));
            line("  vCPUs that work " + Amounts.percent(given.utilisation().divide(factor, Bill.DIGITS))
                    + " of their time instead of " + Amounts.percent(given.utilisation()));
        }
        if (computed.signum() > 0) {
            BigDecimal factor = reported.divide(computed, Bill.DIGITS);
            line("  " + Amounts.whole(given.requests().multiply(factor)) + " requests a day instead of "
                    + Amounts.exact(given.requests()));
        }
        if (given.gigabyte().signum() > 0) {
            BigDecimal bytes = missing.divide(given.gigabyte(), Bill.DIGITS)
                    .movePointRight(9)
                    .divide(given.requestsAMonth(), Bill.DIGITS);
            line("  " + Amounts.whole(bytes.abs()) + " bytes a request " + (missing.signum() < 0 ? "fewer" : "more")
                    + " saved than given");
        }
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
