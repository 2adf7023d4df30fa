package dev.wirespeed.spring.report;

import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Assumptions about the cost of a month: {@code CPU × price of a vCPU-hour ÷ utilisation + bytes × price of egress}.
 *
 * @param vcpuHour the price of a vCPU for an hour
 * @param utilisation the fraction of paid vCPU time that is used, above 0 and up to 1
 * @param egress the price of 10⁹ bytes sent
 * @param days the days of a month
 * @param currency a name, without conversion
 */
public record Assumptions(
        @DefaultValue("0.04") double vcpuHour,
        @DefaultValue("0.5") double utilisation,
        @DefaultValue("0.09") double egress,
        @DefaultValue("30") int days,
        @DefaultValue("USD") String currency) {

    private static final double NANOS_AN_HOUR = 3_600e9;
    private static final double BYTES_A_GIGABYTE = 1e9;

    /** The cost of CPU per month. */
    double cpuMonth(double conversionsADay, double nanosEach) {
        return conversionsADay * days * nanosEach / NANOS_AN_HOUR / utilisation * vcpuHour;
    }

    /** The cost of egress per month. */
    double egressMonth(double conversionsADay, double bytesEach) {
        return conversionsADay * days * bytesEach / BYTES_A_GIGABYTE * egress;
    }
}
