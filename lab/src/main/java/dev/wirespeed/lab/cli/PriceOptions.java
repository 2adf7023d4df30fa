package dev.wirespeed.lab.cli;

import java.math.BigDecimal;
import picocli.CommandLine.Option;

/** What a vCPU costs, for every command that says what something costs. */
final class PriceOptions {

    @Option(
            names = "--days",
            paramLabel = "<number>",
            defaultValue = "30",
            converter = Quantity.Days.class,
            description = "Days per month.")
    private BigDecimal days = BigDecimal.ZERO;

    @Option(
            names = "--vcpu-hour",
            paramLabel = "<price>",
            defaultValue = "0.04",
            converter = Quantity.Price.class,
            description = "Price of a vCPU per hour; about what AWS Fargate charges without discounts.")
    private BigDecimal vcpuHour = BigDecimal.ZERO;

    @Option(
            names = "--utilisation",
            paramLabel = "<part>",
            defaultValue = "50%",
            converter = Quantity.Part.class,
            description = "The fraction of paid vCPU time that is used: services keep room for peaks.")
    private BigDecimal utilisation = BigDecimal.ZERO;

    @Option(
            names = "--currency",
            paramLabel = "<name>",
            defaultValue = "USD",
            description = "The name of the currency; amounts are not converted.")
    private String currency = "";

    BigDecimal days() {
        return days;
    }

    BigDecimal vcpuHour() {
        return vcpuHour;
    }

    BigDecimal utilisation() {
        return utilisation;
    }

    String currency() {
        return currency;
    }
}
