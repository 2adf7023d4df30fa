package dev.wirespeed.lab.cost;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Amounts as a reader can check them: all digits up to a few after the point. */
final class Amounts {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final int SIGNIFICANT = 4;

    private final String currency;

    Amounts(String currency) {
        this.currency = currency;
    }

    /** To the cent; what is below one to four significant digits. */
    String money(BigDecimal amount) {
        boolean small = amount.signum() != 0 && amount.abs().compareTo(BigDecimal.ONE) < 0;
        int decimals = small ? Math.max(2, smallestDecimals(amount)) : 2;
        String digits = String.format(Locale.ROOT, "%,." + decimals + "f", amount.abs());
        return sign(amount) + currency + (currency.isEmpty() ? "" : " ") + digits;
    }

    /** A price as it was given. */
    String price(BigDecimal price) {
        return currency + (currency.isEmpty() ? "" : " ") + exact(price);
    }

    static String rounded(BigDecimal value) {
        boolean small = value.signum() != 0 && value.abs().compareTo(BigDecimal.ONE) < 0;
        int decimals = small ? smallestDecimals(value) : 2;
        return exact(value.setScale(decimals, RoundingMode.HALF_UP));
    }

    static String exact(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        return sign(value) + String.format(Locale.ROOT, "%,." + Math.max(0, stripped.scale()) + "f", stripped.abs());
    }

    static String whole(BigDecimal value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    static String percent(BigDecimal part) {
        return rounded(part.multiply(HUNDRED)) + " %";
    }

    static String milliseconds(BigDecimal seconds) {
        return exact(seconds.movePointRight(3)) + " ms";
    }

    private static int smallestDecimals(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        int leadingZeros = stripped.scale() - stripped.precision();
        return Math.min(stripped.scale(), leadingZeros + SIGNIFICANT);
    }

    private static String sign(BigDecimal value) {
        return value.signum() < 0 ? "−" : "";
    }
}
