package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.statistics.Interval;

/**
 * What a measured ratio says about a reported figure.
 *
 * <p>The rule: widen the ratio's 95 % interval by the noise floor. If the reported figure lies outside, it is not
 * confirmed. If it lies inside and so does 1, the measurement can't tell the reported figure from no difference at all:
 * within noise. If it lies inside and 1 doesn't, it is confirmed.
 */
public enum Verdict {
    CONFIRMED("confirmed"),
    NOT_CONFIRMED("not confirmed"),
    WITHIN_NOISE("within noise");

    private final String label;

    Verdict(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /**
     * Applies the rule.
     *
     * @param noiseFloor relative, such as 0.03
     */
    public static Verdict of(Interval ratio, double noiseFloor, Reported reported) {
        Interval widened = ratio.widened(noiseFloor);
        if (!widened.overlaps(1 + reported.low() / 100, 1 + reported.high() / 100)) {
            return NOT_CONFIRMED;
        }
        return widened.overlaps(1, 1) ? WITHIN_NOISE : CONFIRMED;
    }
}
