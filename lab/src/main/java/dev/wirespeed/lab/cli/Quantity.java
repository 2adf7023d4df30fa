package dev.wirespeed.lab.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers with units, as options take them. */
abstract class Quantity implements ITypeConverter<BigDecimal> {

    private static final Pattern FORM = Pattern.compile("(\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\.\\d+) ?([a-zA-Zµ%]*)");
    private static final int MOST_DIGITS = 30;

    private final String expected;
    private final Map<String, String> units;
    private final BigDecimal largest;
    private final boolean zero;

    /**
     * Describes a kind of quantity.
     *
     * @param expected ends the sentence {@code 'x' is not …}
     * @param units and how many of the base unit each is
     */
    private Quantity(String expected, Map<String, String> units, String largest, boolean zero) {
        this.expected = expected;
        this.units = units;
        this.largest = new BigDecimal(largest);
        this.zero = zero;
    }

    @Override
    public BigDecimal convert(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches() || text.length() > MOST_DIGITS || !units.containsKey(form.group(2))) {
            throw refused(text);
        }
        BigDecimal number = new BigDecimal(form.group(1).replace(",", ""));
        BigDecimal value = number.multiply(new BigDecimal(units.get(form.group(2))), MathContext.DECIMAL128);
        if (value.compareTo(largest) > 0 || (value.signum() == 0 && !zero)) {
            throw refused(text);
        }
        return value;
    }

    private TypeConversionException refused(String text) {
        return new TypeConversionException("'" + text + "' is not " + expected);
    }

    /** How many. */
    static final class Count extends Quantity {
        Count() {
            super(
                    "a number above 0 such as 250k, 50M or 50,000,000",
                    Map.of("", "1", "k", "1e3", "M", "1e6", "G", "1e9"),
                    "1e15",
                    false);
        }
    }

    /** A part of a whole, as a number up to 1. */
    static final class Part extends Quantity {
        Part() {
            super("a part above 0 and up to 1, such as 80% or 0.8", Map.of("", "1", "%", "0.01"), "1", false);
        }
    }

    /** Seconds. */
    static final class Time extends Quantity {
        Time() {
            super(
                    "a time with its unit such as 4ms or 80us",
                    Map.of("ns", "1e-9", "us", "1e-6", "µs", "1e-6", "ms", "1e-3", "s", "1"),
                    "86400",
                    true);
        }
    }

    /** How long to wait, in seconds. */
    static final class Wait extends Quantity {
        Wait() {
            super(
                    "a time from 1s to 10m, such as 30s or 2m",
                    Map.of("s", "1", "sec", "1", "m", "60", "min", "60"),
                    "600",
                    false);
        }
    }

    /** Bytes. */
    static final class Size extends Quantity {
        Size() {
            super(
                    "a size such as 900B, 20kB or 20KiB",
                    Map.of(
                            "",
                            "1",
                            "B",
                            "1",
                            "kB",
                            "1e3",
                            "KiB",
                            "1024",
                            "MB",
                            "1e6",
                            "MiB",
                            "1048576",
                            "GB",
                            "1e9",
                            "GiB",
                            "1073741824"),
                    "1e15",
                    true);
        }
    }

    /** Bits per second. */
    static final class Bandwidth extends Quantity {
        Bandwidth() {
            super(
                    "a bandwidth such as 100Mbit or 10Gbit a second",
                    Map.of("kbit", "1e3", "Mbit", "1e6", "Gbit", "1e9", "Tbit", "1e12"),
                    "1e15",
                    false);
        }
    }

    /** Days of a month. */
    static final class Days extends Quantity {
        Days() {
            super("a number of days above 0 and up to 31", Map.of("", "1"), "31", false);
        }
    }

    /** Money. */
    static final class Price extends Quantity {
        Price() {
            super("an amount such as 0.04", Map.of("", "1"), "1e12", true);
        }
    }
}
