package dev.wirespeed.lab.report;

import dev.wirespeed.lab.statistics.Interval;
import java.util.Locale;

/** Numbers as the reports write them, the same in every language. */
public final class Numbers {

    private Numbers() {}

    /** Three significant digits, or all before the point if there are more. */
    public static String plain(double value) {
        double size = Math.abs(value);
        if (size >= 99.95 || size == 0) {
            return String.format(Locale.ROOT, "%,.0f", value);
        }
        int decimals = Math.clamp(2 - (int) Math.floor(Math.log10(size)), 0, 9);
        return String.format(Locale.ROOT, "%,." + decimals + "f", value);
    }

    /** Such as {@code 1.42×}. */
    public static String times(double ratio) {
        return String.format(Locale.ROOT, ratio >= 99.5 ? "%.0f×" : ratio >= 9.95 ? "%.1f×" : "%.2f×", ratio);
    }

    /** A ratio as a change: {@code +42.0 %}. */
    public static String change(double ratio) {
        return signedPercent((ratio - 1) * 100);
    }

    public static String signedPercent(double percent) {
        return String.format(Locale.ROOT, "%+.1f %%", percent).replace('-', '−');
    }

    /** A relative amount, such as 0.03, as {@code 3.0 %}. */
    public static String percent(double relative) {
        return String.format(Locale.ROOT, "%.1f %%", relative * 100);
    }

    /** A ratio with its interval, as changes: {@code +42.0 % (+38.1 to +45.9)}. */
    public static String change(Interval ratio) {
        return String.format(
                        Locale.ROOT,
                        "%+.1f %% (%+.1f to %+.1f)",
                        (ratio.value() - 1) * 100,
                        (ratio.low() - 1) * 100,
                        (ratio.high() - 1) * 100)
                .replace('-', '−');
    }

    /** Such as {@code 0.012}, or {@code < 0.001}. */
    public static String pValue(double value) {
        return value < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", value);
    }

    public static String whole(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    public static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value).replace('-', '−');
    }
}
