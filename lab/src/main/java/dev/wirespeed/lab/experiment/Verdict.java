package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.statistics.Interval;

/**
 * What a measured ratio says about a reported figure.
 *
 * <p>The rule: widen the ratio's 95 % interval by the noise floor. If the reported figure lies outside, it is not
 * confirmed. If it lies inside, but the two sides can't be told apart, the measurement can't tell the reported figure from
 * no difference at all: within noise. If it lies inside and they can, it is confirmed.
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
     * @param different whether a difference between the two sides may be claimed
     */
    public static Verdict of(Interval ratio, double noiseFloor, boolean different, Reported reported) {
        if (!ratio.widened(noiseFloor).overlaps(1 + reported.low() / 100, 1 + reported.high() / 100)) {
            return NOT_CONFIRMED;
        }
        return different ? CONFIRMED : WITHIN_NOISE;
    }
}
