package dev.wirespeed.spring;

import dev.wirespeed.spring.report.Assumptions;
import dev.wirespeed.spring.report.Thresholds;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * The meter's settings.
 *
 * @param enabled whether conversions are timed at all
 * @param maxEndpoints the number of endpoints that are distinguished; all others count together
 * @param sampling the payloads to examine
 * @param thresholds rules for verdicts and advice
 * @param cost the assumptions about a month's cost
 */
@ConfigurationProperties("wirespeed.meter")
public record MeterProperties(
        @DefaultValue("true") boolean enabled,
        @DefaultValue("500") int maxEndpoints,
        @DefaultValue Sampling sampling,
        @DefaultValue @NestedConfigurationProperty Thresholds thresholds,
        @DefaultValue @NestedConfigurationProperty Assumptions cost) {

    /**
     * The payloads to examine. Only names of properties and sizes are kept.
     *
     * @param enabled whether any are examined
     * @param interval the time between two payloads of an endpoint, at least
     * @param maxSize the part of a payload that is examined, from its start
     */
    public record Sampling(
            @DefaultValue("true") boolean enabled,
            @DefaultValue("1m") Duration interval,
            @DefaultValue("256KB") DataSize maxSize) {}
}
