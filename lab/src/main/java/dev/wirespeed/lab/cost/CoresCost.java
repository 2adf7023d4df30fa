package dev.wirespeed.lab.cost;

import java.math.BigDecimal;

/** What it costs to keep cores busy all the time. */
public final class CoresCost {

    private static final BigDecimal SECONDS_A_DAY = BigDecimal.valueOf(86_400);

    private final Assumptions aCore;
    private final Amounts amounts;

    /**
     * Describes the prices.
     *
     * @param utilisation the part of the paid vCPU time that works, above 0 and up to 1
     */
    public CoresCost(BigDecimal days, BigDecimal vcpuHour, BigDecimal utilisation, String currency) {
        aCore = new Assumptions(
                SECONDS_A_DAY,
                BigDecimal.ONE,
                BigDecimal.ONE,
                null,
                BigDecimal.ZERO,
                null,
                days,
                vcpuHour,
                utilisation,
                BigDecimal.ZERO,
                currency);
        amounts = new Amounts(currency);
    }

    /** Such as {@code USD 57.60}. */
    public String aMonth(double cores) {
        return amounts.money(aCore.now().cpu().multiply(BigDecimal.valueOf(cores)));
    }

    /** Such as {@code USD 691.20}. */
    public String aYear(double cores) {
        return aMonth(cores * Assumptions.MONTHS_A_YEAR);
    }

    /** What it is computed from, in words. */
    public String assumptions() {
        return "a vCPU-hour at " + amounts.price(aCore.vcpuHour()) + ", vCPUs that work "
                + Amounts.percent(aCore.utilisation()) + " of their time, " + Amounts.exact(aCore.days())
                + " days a month";
    }
}
