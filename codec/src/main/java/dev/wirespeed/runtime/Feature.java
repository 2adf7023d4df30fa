package dev.wirespeed.runtime;

/** A behaviour that can be switched on or off at run time, with Jackson's name if it has one. */
public enum Feature {
    /** Unknown properties are refused; otherwise they are skipped. */
    FAIL_ON_UNKNOWN_PROPERTIES(false, true),

    /** Properties outside the active view are refused; otherwise they are skipped. */
    FAIL_ON_UNEXPECTED_VIEW_PROPERTIES,

    /**
     * Anything after the document is refused; otherwise it is not looked at. Inside a mapper, that is up to the mapper.
     */
    FAIL_ON_TRAILING_TOKENS(true, false),

    /** Null, or a text that stands for it, is refused for a primitive; otherwise it counts as 0. */
    FAIL_ON_NULL_FOR_PRIMITIVES(true, false),

    /** An object without one of its creator's properties is refused. */
    FAIL_ON_MISSING_CREATOR_PROPERTIES,

    /** An object is refused if one of its creator's properties is null, or is missing and has no other value. */
    FAIL_ON_NULL_CREATOR_PROPERTIES,

    /**
     * An object is refused if it lacks a primitive property of its creator; otherwise that property is 0. Jackson 2,
     * and Jackson 3 before 3.2, refuse it if they refuse null for primitives.
     */
    FAIL_ON_MISSING_PRIMITIVES,

    /**
     * Values that are not of the expected type but can be converted are refused: a text for a number or null, a number
     * for a text or an enum, a fraction for an integer. Jackson has a setting for each of these; its mappers handle
     * whatever codecs refuse.
     */
    FAIL_ON_COERCIONS,

    /** Times that are read are converted to the time zone. */
    ADJUST_DATES_TO_CONTEXT_TIME_ZONE(true, true),

    /** Integers that are read as times are seconds; otherwise milliseconds. */
    READ_DATE_TIMESTAMPS_AS_NANOSECONDS(true, true),

    /** Properties that are in no view are part of every view; otherwise of none. */
    DEFAULT_VIEW_INCLUSION(false, true),

    /** Times are written as numbers or arrays of numbers; otherwise as texts. */
    WRITE_DATES_AS_TIMESTAMPS(false, true),

    /** Durations are written as numbers; otherwise as texts. */
    WRITE_DURATIONS_AS_TIMESTAMPS(false, true),

    /** Times as numbers have nanoseconds; otherwise they are milliseconds. */
    WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS(true, true),

    /** Times with a zone are written with the zone's name. */
    WRITE_DATES_WITH_ZONE_ID,

    /** Times are written in the time zone, if there is one. */
    WRITE_DATES_WITH_CONTEXT_TIME_ZONE(true, true),

    /** Keys that are times with a zone are written as numbers. */
    WRITE_DATE_KEYS_AS_TIMESTAMPS,

    /** Maps are written in the order of their keys. */
    ORDER_MAP_ENTRIES_BY_KEYS,

    /** A map to be ordered is refused if its keys have no order; otherwise it is written as it is. */
    FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY(false, true),

    /** {@code BigDecimal} is written without an exponent. */
    WRITE_BIGDECIMAL_AS_PLAIN,

    /** Characters beyond ASCII are escaped, except in names of properties and of enum constants. */
    ESCAPE_NON_ASCII,

    /** Numbers are written as strings; only followed inside a mapper's document. */
    WRITE_NUMBERS_AS_STRINGS,

    /** Fractions of seconds before 1970 are refused: mappers of Jackson 2.19 and 2.20 write another number. */
    FAIL_ON_FRACTIONS_BEFORE_1970;

    private final boolean inJackson3;
    private final boolean inJackson2;

    /** Off by default. */
    Feature() {
        this(false, false);
    }

    /** On or off by default. */
    Feature(boolean inJackson3, boolean inJackson2) {
        this.inJackson3 = inJackson3;
        this.inJackson2 = inJackson2;
    }

    /** Whether it is on by default. */
    public boolean isOn(Dialect dialect) {
        return switch (dialect) {
            case JACKSON3 -> inJackson3;
            case JACKSON2 -> inJackson2;
            case SPRING_BOOT_3 -> inJackson2 && !isOffInSpringBoot3();
        };
    }

    private boolean isOffInSpringBoot3() {
        return switch (this) {
            case FAIL_ON_UNKNOWN_PROPERTIES,
                    DEFAULT_VIEW_INCLUSION,
                    WRITE_DATES_AS_TIMESTAMPS,
                    WRITE_DURATIONS_AS_TIMESTAMPS -> true;
            default -> false;
        };
    }

    @SuppressWarnings("EnumOrdinal") // sets of bits live no longer than the enum
    int mask() {
        return 1 << ordinal();
    }
}
