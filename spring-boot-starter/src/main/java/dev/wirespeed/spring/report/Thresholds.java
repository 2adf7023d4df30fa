package dev.wirespeed.spring.report;

import java.time.Duration;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * The rules for verdicts and advice. All defaults but the last two are those that Wirespeed's experiment {@code graph}
 * was published with.
 *
 * @param share the fraction of the response time, from 0 to 1, above which serialization is worth a look
 * @param time the time of a conversion above which it is worth a look
 * @param leaveBelow requests a day below which the verdict is to leave it
 * @param codecsAbove requests a day above which codecs pay off
 * @param binaryAbove requests a day above which a binary format pays off
 * @param largeBody the size above which a body is reported as too large
 * @param manyObjects the number of objects above which a body is reported as too large
 */
public record Thresholds(
        @DefaultValue("0.2") double share,
        @DefaultValue("100us") Duration time,
        @DefaultValue("1000000") long leaveBelow,
        @DefaultValue("10000000") long codecsAbove,
        @DefaultValue("100000000") long binaryAbove,
        @DefaultValue("100KB") DataSize largeBody,
        @DefaultValue("1000") int manyObjects) {}
