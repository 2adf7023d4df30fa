package dev.wirespeed.lab.cost;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * What a month costs: {@code requests × CPU-seconds × price of a vCPU-hour + bytes × price of egress}.
 *
 * @param cpuPerRequest seconds
 * @param cpuSeconds that the requests of a month take
 * @param cpuHours the same in hours
 * @param vcpuHours that are paid, since vCPUs also idle
 * @param gigabytes that the requests of a month send
 */
record Bill(
        BigDecimal cpuPerRequest,
        BigDecimal cpuSeconds,
        BigDecimal cpuHours,
        BigDecimal vcpuHours,
        BigDecimal cpu,
        BigDecimal bytesPerRequest,
        BigDecimal gigabytes,
        BigDecimal egress) {

    static final MathContext DIGITS = MathContext.DECIMAL128;

    private static final BigDecimal SECONDS_AN_HOUR = BigDecimal.valueOf(3_600);
    private static final BigDecimal BYTES_A_GIGABYTE = BigDecimal.valueOf(1_000_000_000);

    static Bill of(Assumptions given, BigDecimal cpuPerRequest, BigDecimal bytesPerRequest) {
        BigDecimal cpuSeconds = given.requestsAMonth().multiply(cpuPerRequest);
        BigDecimal cpuHours = cpuSeconds.divide(SECONDS_AN_HOUR, DIGITS);
        BigDecimal vcpuHours = cpuHours.divide(given.utilisation(), DIGITS);
        BigDecimal gigabytes = given.requestsAMonth().multiply(bytesPerRequest).divide(BYTES_A_GIGABYTE, DIGITS);
        return new Bill(
                cpuPerRequest,
                cpuSeconds,
                cpuHours,
                vcpuHours,
                vcpuHours.multiply(given.vcpuHour()),
                bytesPerRequest,
                gigabytes,
                gigabytes.multiply(given.gigabyte()));
    }

    BigDecimal total() {
        return cpu.add(egress);
    }
}
