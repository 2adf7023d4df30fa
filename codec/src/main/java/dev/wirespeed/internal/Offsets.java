package dev.wirespeed.internal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rewrites offsets from UTC that Jackson accepts and formatters do not, by the same rules as Jackson. */
public final class Offsets {
    private static final Pattern ZERO = Pattern.compile("\\+00(?::?00)?\\z");
    private static final Pattern COLONLESS = Pattern.compile("[+-][0-9]{4}(?=\\[|$)");
    private static final int SIGN_AND_HOURS = 3;
    private static final int COLONLESS_LENGTH = 5;

    private Offsets() {}

    /** Puts {@code Z} in place of {@code +00:00}, {@code +0000} or {@code +00} at the end. */
    public static String zeroAsZ(String text) {
        return ZERO.matcher(text).replaceFirst("Z");
    }

    /**
     * Puts a colon after the hours of an offset without one. The offset starts at the first plus after the time's
     * {@code T}, even one in a region's name, or at the first minus if there is no plus.
     */
    public static String withColon(String text) {
        int time = text.indexOf('T');
        int plus = text.indexOf('+', time + 1);
        int sign = plus < 0 ? text.indexOf('-', time + 1) : plus;
        if (time < 0
                || sign < 0
                || sign + COLONLESS_LENGTH > text.length()
                || text.indexOf(':', sign) == sign + SIGN_AND_HOURS) {
            return text;
        }
        String digits = text.substring(sign + 1, sign + COLONLESS_LENGTH);
        if (digits.chars().allMatch(Character::isDigit)) {
            return withColon(text, sign);
        }
        Matcher other = COLONLESS.matcher(text);
        return other.find() ? withColon(text, other.start()) : text;
    }

    private static String withColon(String text, int sign) {
        int hours = sign + SIGN_AND_HOURS;
        return text.substring(0, hours) + ':' + text.substring(hours);
    }
}
