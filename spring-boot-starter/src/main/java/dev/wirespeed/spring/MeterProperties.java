package dev.wirespeed.spring;

import dev.wirespeed.spring.report.Assumptions;
import dev.wirespeed.spring.report.Thresholds;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * What the meter does.
 *
 * @param enabled whether conversions are timed at all
 * @param maxEndpoints how many endpoints are told apart; the rest counts together
 * @param sampling which payloads are looked into
 * @param thresholds what is worth a look, and what helps
 * @param cost what a month is computed from
 */
@ConfigurationProperties("wirespeed.meter")
public record MeterProperties(
        @DefaultValue("true") boolean enabled,
        @DefaultValue("500") int maxEndpoints,
        @DefaultValue Sampling sampling,
        @DefaultValue Thresholds thresholds,
        @DefaultValue Assumptions cost) {

    /**
     * Which payloads are looked into. Only names of properties and sizes are kept of them.
     *
     * @param enabled whether any are
     * @param interval at most one payload of an endpoint
     * @param maxSize of a payload that is looked at, from its start
     */
    public record Sampling(
            @DefaultValue("true") boolean enabled,
            @DefaultValue("1m") Duration interval,
            @DefaultValue("256KB") DataSize maxSize) {}
}
