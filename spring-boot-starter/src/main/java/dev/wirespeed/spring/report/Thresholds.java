package dev.wirespeed.spring.report;

import java.time.Duration;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * What is worth a look, and what helps. The defaults but the last two are those that Wirespeed's experiment {@code graph} was
 * published with.
 *
 * @param share of the response time, from 0 to 1, above which serialization is worth a look
 * @param time of one conversion above which it is worth a look
 * @param leaveBelow requests a day below which it is left as it is
 * @param codecsAbove requests a day above which codecs pay
 * @param binaryAbove requests a day above which a binary format pays
 * @param largeBody size above which a body is said to have too much in it
 * @param manyObjects number of objects above which a body is said to have too much in it
 */
public record Thresholds(
        @DefaultValue("0.2") double share,
        @DefaultValue("100us") Duration time,
        @DefaultValue("1000000") long leaveBelow,
        @DefaultValue("10000000") long codecsAbove,
        @DefaultValue("100000000") long binaryAbove,
        @DefaultValue("100KB") DataSize largeBody,
        @DefaultValue("1000") int manyObjects) {}
