package dev.wirespeed.json;

import dev.wirespeed.Limits;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What codecs are told at run time rather than when they are generated: all that is decided where a value is not in its usual form, and
 * off the hot path.
 *
 * <p>Immutable; made once for each mapper.
 */
public final class JsonSettings {
    /** What goes by the version of Jackson, so that its mappers need not be told. */
    private static final int BY_VERSION =
            JsonFeature.FAIL_ON_MISSING_PRIMITIVES.mask() | JsonFeature.FAIL_ON_FRACTIONS_BEFORE_1970.mask();

    private static final Map<JsonDialect, JsonSettings> DEFAULTS = new EnumMap<>(JsonDialect.class);

    static {
        for (JsonDialect dialect : JsonDialect.values()) {
            DEFAULTS.put(dialect, new JsonSettings(dialect, defaults(dialect), Limits.standard(), null, null));
        }
    }

    private static final int WRITTEN_TIMES = JsonFeature.WRITE_DATES_AS_TIMESTAMPS.mask()
            | JsonFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS.mask()
            | JsonFeature.WRITE_DATES_WITH_ZONE_ID.mask()
            | JsonFeature.WRITE_DURATIONS_AS_TIMESTAMPS.mask();

    private static final int EACH_ARGUMENT =
            JsonFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES.mask() | JsonFeature.FAIL_ON_NULL_CREATOR_PROPERTIES.mask();

    private static final int ARGUMENTS = EACH_ARGUMENT | JsonFeature.FAIL_ON_MISSING_PRIMITIVES.mask();

    private static final int READ_TIMES = JsonFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE.mask()
            | JsonFeature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS.mask();

    private final JsonDialect dialect;
    private final int features;
    private final Limits limits;
    private final @Nullable ZoneId zone;
    private final @Nullable Class<?> view;
    private final @Nullable JsonSelection selection;
    private final boolean usual;

    private JsonSettings(
            JsonDialect dialect, int features, Limits limits, @Nullable ZoneId zone, @Nullable Class<?> view) {
        this.dialect = dialect;
        this.features = features;
        this.limits = limits;
        this.zone = zone;
        this.view = view;
        selection = view == null ? null : JsonSelection.of(view);
        usual = (features & ~BY_VERSION) == defaults(dialect) && zone == null;
    }

    private static int defaults(JsonDialect dialect) {
        int features = 0;
        for (JsonFeature feature : JsonFeature.values()) {
            features |= feature.isOn(dialect) ? feature.mask() : 0;
        }
        return features;
    }

    /** Those of a default mapper. */
    public static JsonSettings of(JsonDialect dialect) {
        JsonSettings known = DEFAULTS.get(dialect);
        if (known == null) {
            throw new IllegalArgumentException("No defaults of " + dialect);
        }
        return known;
    }

    /** These with one feature on or off. */
    public JsonSettings with(JsonFeature feature, boolean on) {
        int other = on ? features | feature.mask() : features & ~feature.mask();
        return other == features ? this : new JsonSettings(dialect, other, limits, zone, view);
    }

    /** These with other limits; for what is written only that of the depth counts. */
    public JsonSettings with(Limits other) {
        return other.equals(limits) ? this : new JsonSettings(dialect, features, other, zone, view);
    }

    /** These with a time zone, in which times are written and to which those are moved that are read. */
    public JsonSettings in(ZoneId other) {
        return new JsonSettings(dialect, features, limits, other, view);
    }

    /** These with an active view. */
    public JsonSettings in(Class<?> other) {
        return new JsonSettings(dialect, features, limits, zone, other);
    }

    /** Whether a mapper has them that was told nothing, but perhaps limits or a view. */
    public boolean isUsual() {
        return usual;
    }

    /** These without limits and view, which count for a document rather than for a mapper. */
    public JsonSettings ofMapper() {
        return usual ? of(dialect) : new JsonSettings(dialect, features, Limits.standard(), zone, null);
    }

    /** The time zone; null if none was given. */
    public @Nullable ZoneId timeZone() {
        return zone;
    }

    /** Whether what is missing or null may not be as an argument of a creator. */
    boolean checksArguments() {
        return (features & ARGUMENTS) != 0;
    }

    /** Whether that counts for others than primitives, too, whose values don't tell that they were missing. */
    boolean looksAtEachArgument() {
        return (features & EACH_ARGUMENT) != 0;
    }

    JsonDialect dialect() {
        return dialect;
    }

    /** Whether a feature is on. */
    public boolean is(JsonFeature feature) {
        return (features & feature.mask()) != 0;
    }

    Limits limits() {
        return limits;
    }

    @Nullable
    Class<?> view() {
        return view;
    }

    /** What is written of objects; null if there is no view. */
    @Nullable
    JsonSelection selection() {
        return selection;
    }

    /** In which times are written; null if each is written in its own. */
    @Nullable
    ZoneId writtenZone() {
        return is(JsonFeature.WRITE_DATES_WITH_CONTEXT_TIME_ZONE) ? zone : null;
    }

    /** To which times are moved that are read; UTC if no other was given. */
    ZoneId zone() {
        return zone == null ? ZoneOffset.UTC : zone;
    }

    /** Whether times with an offset are written as texts with just that. */
    boolean writesPlainOffsets() {
        int others = JsonFeature.WRITE_DATES_AS_TIMESTAMPS.mask() | JsonFeature.WRITE_DATES_WITH_ZONE_ID.mask();
        return (features & others) == 0 && writtenZone() == null;
    }

    /** Whether times are read as in UTC, and integers as seconds. */
    boolean readsPlainTimes() {
        return (features & READ_TIMES) == READ_TIMES && (zone == null || zone.equals(ZoneOffset.UTC));
    }

    /** Whether times are written as by default. */
    boolean writesUsualTimes() {
        return writtenZone() == null && ((features ^ of(dialect).features) & WRITTEN_TIMES) == 0;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonSettings that
                && that.dialect == dialect
                && that.features == features
                && that.limits.equals(limits)
                && Objects.equals(that.zone, zone)
                && that.view == view;
    }

    @Override
    public int hashCode() {
        return Objects.hash(dialect, features, limits, zone, view);
    }
}
