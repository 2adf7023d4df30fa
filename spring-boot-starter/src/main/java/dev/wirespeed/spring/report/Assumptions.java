package dev.wirespeed.spring.report;

import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What a month is computed from: {@code CPU × price of a vCPU-hour ÷ utilisation + bytes × price of egress}.
 *
 * @param vcpuHour price of a vCPU for an hour
 * @param utilisation how much of the paid vCPU time works, above 0 and up to 1
 * @param egress price of 10⁹ bytes sent
 * @param days a month
 * @param currency only its name
 */
public record Assumptions(
        @DefaultValue("0.04") double vcpuHour,
        @DefaultValue("0.5") double utilisation,
        @DefaultValue("0.09") double egress,
        @DefaultValue("30") int days,
        @DefaultValue("USD") String currency) {

    private static final double NANOS_AN_HOUR = 3_600e9;
    private static final double BYTES_A_GIGABYTE = 1e9;

    /** What CPU costs a month. */
    double cpuMonth(double conversionsADay, double nanosEach) {
        return conversionsADay * days * nanosEach / NANOS_AN_HOUR / utilisation * vcpuHour;
    }

    /** What sending costs a month. */
    double egressMonth(double conversionsADay, double bytesEach) {
        return conversionsADay * days * bytesEach / BYTES_A_GIGABYTE * egress;
    }
}
