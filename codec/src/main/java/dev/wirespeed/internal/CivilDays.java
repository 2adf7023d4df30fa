package dev.wirespeed.internal;

/**
 * Days since 1970-01-01 to and from year, month and day of the proleptic Gregorian calendar, over the whole range of
 * {@link java.time.Instant}.
 *
 * <p>Within a cycle of 400 years the algorithm is Cassio Neri and Lorenz Schneider, "Euclidean affine functions and
 * their application to calendar algorithms" (2022); years begin in March.
 */
final class CivilDays {
    private static final int CYCLE_DAYS = 146_097;
    private static final int CYCLE_YEARS = 400;
    private static final int FROM_MARCH_OF_YEAR_0 = 719_468;

    /** 0000-03-01, midnight. */
    static final long FIRST_SECOND = -86_400L * FROM_MARCH_OF_YEAR_0;

    /** The last second of the year 9999. */
    static final long LAST_SECOND = 253_402_300_799L;

    private CivilDays() {}

    /**
     * The date of a day since 0000-03-01, in a year up to 9999, as
     * {@code century << 24 | year << 16 | month << 8 | day}, the year within its century.
     */
    static int usual(int day) {
        int quarters = 4 * day + 3;
        int century = quarters / CYCLE_DAYS;
        int n2 = (quarters - century * CYCLE_DAYS) | 3;
        long p2 = 2_939_745L * n2;
        int dayOfYear = (int) ((p2 & 0xffff_ffffL) / 2_939_745) >>> 2;
        int n3 = 2_141 * dayOfYear + 197_913;
        int year = (int) (p2 >>> 32);
        int month = n3 >>> 16;
        if (month > 12) {
            month -= 12;
            if (++year == 100) {
                year = 0;
                century++;
            }
        }
        return century << 24 | year << 16 | month << 8 | (n3 & 0xffff) / 2_141 + 1;
    }

    /** The date as {@code year << 16 | month << 8 | day}. */
    static long civil(long epochDay) {
        long shifted = epochDay + FROM_MARCH_OF_YEAR_0;
        long cycle = Math.floorDiv(shifted, CYCLE_DAYS);
        int quarters = 4 * (int) (shifted - cycle * CYCLE_DAYS) + 3;
        int century = quarters / CYCLE_DAYS;
        int n2 = (quarters - century * CYCLE_DAYS) | 3;
        long p2 = 2_939_745L * n2;
        int dayOfYear = (int) ((p2 & 0xffff_ffffL) / 2_939_745) >>> 2;
        long year = cycle * CYCLE_YEARS + 100L * century + (p2 >>> 32);
        int n3 = 2_141 * dayOfYear + 197_913;
        int month = n3 >>> 16;
        int day = (n3 & 0xffff) / 2_141 + 1;
        return month > 12 ? pack(year + 1, month - 12, day) : pack(year, month, day);
    }

    /** For {@code 0 <= year <= 9999} and a valid month and day. */
    static int epochDay(int year, int month, int day) {
        boolean early = month <= 2;
        int y = year + CYCLE_YEARS - (early ? 1 : 0);
        int m = early ? month + 12 : month;
        int century = y / 100;
        int days = 1_461 * y / 4 - century + century / 4 + (979 * m - 2_919) / 32 + day - 1;
        return days - CYCLE_DAYS - FROM_MARCH_OF_YEAR_0;
    }

    /** The days of a month in {@code 1..12}. */
    static int lengthOfMonth(int year, int month) {
        if (month == 2) {
            boolean leap = (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
            return leap ? 29 : 28;
        }
        return 30 + ((month ^ (month >> 3)) & 1);
    }

    private static long pack(long year, int month, int day) {
        return year << 16 | month << 8 | day;
    }
}
