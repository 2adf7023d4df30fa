package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.statistics.Interval;

/**
 * What a measured ratio says about a reported figure.
 *
 * <p>Not confirmed: the ratio's 95 % interval, widened by the noise floor, leaves out the reported figure, and so does a test
 * of the forks, corrected for all reported figures of the result. Confirmed: the interval has the figure in it, and the two
 * sides can be told apart. Else this measurement can't tell the reported figure from noise.
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
     * @param outside whether a test of the forks finds the ratio outside of the reported figure, beyond the noise floor
     */
    public static Verdict of(Interval ratio, double noiseFloor, boolean different, boolean outside, Reported reported) {
        boolean fits = ratio.widened(noiseFloor).overlaps(1 + reported.low() / 100, 1 + reported.high() / 100);
        if (!fits) {
            return outside ? NOT_CONFIRMED : WITHIN_NOISE;
        }
        return different ? CONFIRMED : WITHIN_NOISE;
    }
}
