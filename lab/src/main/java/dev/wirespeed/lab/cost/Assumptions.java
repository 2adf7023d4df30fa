package dev.wirespeed.lab.cost;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * All that a cost is computed from.
 *
 * @param requests a day
 * @param share of the requests that the costs and the change are about, above 0 and up to 1
 * @param cpuNow seconds of CPU that a request takes
 * @param cpuAfter the same after a change; null if nobody says so
 * @param bytesNow bytes that a request sends
 * @param bytesAfter the same after a change; null if nobody says so
 * @param days a month
 * @param vcpuHour price of a vCPU for an hour
 * @param utilisation the part of the paid vCPU time that works, above 0 and up to 1
 * @param gigabyte price of 10⁹ bytes of egress
 * @param currency stands before each amount of money
 */
public record Assumptions(
        BigDecimal requests,
        BigDecimal share,
        BigDecimal cpuNow,
        @Nullable BigDecimal cpuAfter,
        BigDecimal bytesNow,
        @Nullable BigDecimal bytesAfter,
        BigDecimal days,
        BigDecimal vcpuHour,
        BigDecimal utilisation,
        BigDecimal gigabyte,
        String currency) {

    public static final int MONTHS_A_YEAR = 12;

    /** Whether anything is said about what comes after a change; without it there is no saving. */
    public boolean changes() {
        return cpuAfter != null || bytesAfter != null;
    }

    /** Those that the costs are about. */
    BigDecimal requestsAMonth() {
        return requests.multiply(share).multiply(days);
    }

    Bill now() {
        return bill(cpuNow, bytesNow);
    }

    /** What is not said to change stays as it is. */
    Bill after() {
        return bill(cpuAfter == null ? cpuNow : cpuAfter, bytesAfter == null ? bytesNow : bytesAfter);
    }

    private Bill bill(BigDecimal cpu, BigDecimal bytes) {
        return Bill.of(this, cpu, bytes);
    }
}
