package dev.wirespeed.runtime;

/** What can be switched on and off at run time, by the names that Jackson has for it, if it has one. */
public enum Feature {
    /** A property that the class does not have is refused; else it is skipped. */
    FAIL_ON_UNKNOWN_PROPERTIES(false, true),

    /** A property that is not in the active view is refused; else it is skipped. */
    FAIL_ON_UNEXPECTED_VIEW_PROPERTIES,

    /** Something behind the document is refused; else nobody looks. Inside of a mapper that is the mapper's. */
    FAIL_ON_TRAILING_TOKENS(true, false),

    /** Null in place of a primitive is refused, and texts that stand for it; else it counts as 0. */
    FAIL_ON_NULL_FOR_PRIMITIVES(true, false),

    /** An object is refused that lacks a property of its creator. */
    FAIL_ON_MISSING_CREATOR_PROPERTIES,

    /** An object is refused in which a property of its creator is null, or lacking with nothing else to stand for it. */
    FAIL_ON_NULL_CREATOR_PROPERTIES,

    /**
     * An object is refused that lacks a property of its creator that is a primitive; else it counts as 0. Jackson 2, and 3 before 3.2, do so
     * where null is refused for primitives.
     */
    FAIL_ON_MISSING_PRIMITIVES,

    /**
     * What only stands for a value of the type that is expected is refused: a text for a number or for null, a number for a text or an enum, a
     * fraction for an integer. Each of that has a setting of its own in Jackson, whose mappers read by themselves what codecs refuse.
     */
    FAIL_ON_COERCIONS,

    /** Times that are read are moved to the time zone. */
    ADJUST_DATES_TO_CONTEXT_TIME_ZONE(true, true),

    /** Integers that are read as times are seconds; else milliseconds. */
    READ_DATE_TIMESTAMPS_AS_NANOSECONDS(true, true),

    /** What is in no view is part of every view; else of none. */
    DEFAULT_VIEW_INCLUSION(false, true),

    /** Times are written as numbers, or as arrays of numbers; else as texts. */
    WRITE_DATES_AS_TIMESTAMPS(false, true),

    /** Durations are written as numbers; else as texts. */
    WRITE_DURATIONS_AS_TIMESTAMPS(false, true),

    /** Numbers of times go down to nanoseconds; else they are milliseconds. */
    WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS(true, true),

    /** A time with a zone is written with the zone's name. */
    WRITE_DATES_WITH_ZONE_ID,

    /** Times are written in the time zone, if there is one. */
    WRITE_DATES_WITH_CONTEXT_TIME_ZONE(true, true),

    /** A time with a zone that is a key is written as a number. */
    WRITE_DATE_KEYS_AS_TIMESTAMPS,

    /** Maps are written in the order of their keys. */
    ORDER_MAP_ENTRIES_BY_KEYS,

    /** A map of which that is asked is refused if there is no order among its keys; else it is written as it is. */
    FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY(false, true),

    /** A {@code BigDecimal} is written without an exponent. */
    WRITE_BIGDECIMAL_AS_PLAIN,

    /** Characters beyond ASCII are written as escapes; not those in names of properties and of enums' constants. */
    ESCAPE_NON_ASCII,

    /** Numbers are written as strings; only followed in what is part of a mapper's document. */
    WRITE_NUMBERS_AS_STRINGS,

    /** Seconds before 1970 with a fraction are not written: for Jackson 2.19 and 2.20, whose mappers write another number. */
    FAIL_ON_FRACTIONS_BEFORE_1970;

    private final boolean inJackson3;
    private final boolean inJackson2;

    /** Off by default. */
    Feature() {
        this(false, false);
    }

    /** On by default, or not. */
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
