package dev.wirespeed.lab.statistics;

/**
 * An estimate with its 95 % confidence interval.
 *
 * @param low at most {@code value}, but for a resampling that says otherwise
 */
public record Interval(double value, double low, double high) {

    /** Whether the interval shares a point with another one. */
    public boolean overlaps(double otherLow, double otherHigh) {
        return low <= otherHigh && high >= otherLow;
    }

    /** The interval widened on both sides by a relative amount, such as 0.05. */
    public Interval widened(double relative) {
        return new Interval(value, low / (1 + relative), high * (1 + relative));
    }
}
