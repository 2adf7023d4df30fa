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
            description = "Days a month.")
    private BigDecimal days = BigDecimal.ZERO;

    @Option(
            names = "--vcpu-hour",
            paramLabel = "<price>",
            defaultValue = "0.04",
            converter = Quantity.Price.class,
            description = "Price of a vCPU for an hour; about what AWS Fargate asks without discounts.")
    private BigDecimal vcpuHour = BigDecimal.ZERO;

    @Option(
            names = "--utilisation",
            paramLabel = "<part>",
            defaultValue = "50%",
            converter = Quantity.Part.class,
            description = "How much of the paid vCPU time works: services keep room for peaks.")
    private BigDecimal utilisation = BigDecimal.ZERO;

    @Option(names = "--currency", paramLabel = "<name>", defaultValue = "USD", description = "Only its name.")
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
