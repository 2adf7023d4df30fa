package dev.wirespeed.runtime;

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
public final class Settings {
    /** What goes by the version of Jackson, so that its mappers need not be told. */
    private static final int BY_VERSION =
            Feature.FAIL_ON_MISSING_PRIMITIVES.mask() | Feature.FAIL_ON_FRACTIONS_BEFORE_1970.mask();

    private static final Map<Dialect, Settings> DEFAULTS = new EnumMap<>(Dialect.class);

    static {
        for (Dialect dialect : Dialect.values()) {
            DEFAULTS.put(dialect, new Settings(dialect, defaults(dialect), Limits.standard(), null, null, null));
        }
    }

    private static final int WRITTEN_TIMES = Feature.WRITE_DATES_AS_TIMESTAMPS.mask()
            | Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS.mask()
            | Feature.WRITE_DATES_WITH_ZONE_ID.mask()
            | Feature.WRITE_DURATIONS_AS_TIMESTAMPS.mask();

    private static final int EACH_ARGUMENT =
            Feature.FAIL_ON_MISSING_CREATOR_PROPERTIES.mask() | Feature.FAIL_ON_NULL_CREATOR_PROPERTIES.mask();

    private static final int ARGUMENTS = EACH_ARGUMENT | Feature.FAIL_ON_MISSING_PRIMITIVES.mask();

    private static final int READ_TIMES =
            Feature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE.mask() | Feature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS.mask();

    private final Dialect dialect;
    private final int features;
    private final Limits limits;
    private final @Nullable ZoneId zone;
    private final @Nullable Class<?> view;
    private final @Nullable Selection selection;
    private final boolean usual;

    private Settings(
            Dialect dialect,
            int features,
            Limits limits,
            @Nullable ZoneId zone,
            @Nullable Class<?> view,
            @Nullable Selection selection) {
        this.dialect = dialect;
        this.features = features;
        this.limits = limits;
        this.zone = zone;
        this.view = view;
        this.selection = selection;
        usual = (features & ~BY_VERSION) == defaults(dialect) && zone == null;
    }

    private static int defaults(Dialect dialect) {
        int features = 0;
        for (Feature feature : Feature.values()) {
            features |= feature.isOn(dialect) ? feature.mask() : 0;
        }
        return features;
    }

    /** Those of a default mapper. */
    public static Settings of(Dialect dialect) {
        Settings known = DEFAULTS.get(dialect);
        if (known == null) {
            throw new IllegalArgumentException("No defaults of " + dialect);
        }
        return known;
    }

    /** These with one feature on or off. */
    public Settings with(Feature feature, boolean on) {
        int other = on ? features | feature.mask() : features & ~feature.mask();
        return other == features ? this : new Settings(dialect, other, limits, zone, view, selection);
    }

    /** These with other limits; for what is written only that of the depth counts. */
    public Settings with(Limits other) {
        return other.equals(limits) ? this : new Settings(dialect, features, other, zone, view, selection);
    }

    /** These with a time zone, in which times are written and to which those are moved that are read. */
    public Settings in(ZoneId other) {
        return new Settings(dialect, features, limits, other, view, selection);
    }

    /** These with an active view. */
    public Settings in(Class<?> other) {
        return new Settings(dialect, features, limits, zone, other, Selection.of(other));
    }

    /** These with only some properties of what is written; no others than those in the view. */
    public Settings with(Selection wanted) {
        return new Settings(dialect, features, limits, zone, view, wanted);
    }

    /** Whether a mapper has them that was told nothing, but perhaps limits or a view. */
    public boolean isUsual() {
        return usual;
    }

    /** These without limits and view, which count for a document rather than for a mapper. */
    public Settings ofMapper() {
        return usual ? of(dialect) : new Settings(dialect, features, Limits.standard(), zone, null, null);
    }

    /** The time zone; null if none was given. */
    public @Nullable ZoneId timeZone() {
        return zone;
    }

    /** Whether what is missing or null may not be as an argument of a creator. */
    public boolean checksArguments() {
        return (features & ARGUMENTS) != 0;
    }

    /** Whether that counts for others than primitives, too, whose values don't tell that they were missing. */
    public boolean looksAtEachArgument() {
        return (features & EACH_ARGUMENT) != 0;
    }

    /** Whose defaults hold in what no setting tells. */
    public Dialect dialect() {
        return dialect;
    }

    /** Whether a feature is on. */
    public boolean is(Feature feature) {
        return (features & feature.mask()) != 0;
    }

    /** The limits of what is read, and the depth of what is written. */
    public Limits limits() {
        return limits;
    }

    /** The active view; null if there is none. */
    public @Nullable Class<?> view() {
        return view;
    }

    /** What is written of objects; null for everything. */
    public @Nullable Selection selection() {
        return selection;
    }

    /** In which times are written; null if each is written in its own. */
    public @Nullable ZoneId writtenZone() {
        return is(Feature.WRITE_DATES_WITH_CONTEXT_TIME_ZONE) ? zone : null;
    }

    /** To which times are moved that are read; UTC if no other was given. */
    public ZoneId zone() {
        return zone == null ? ZoneOffset.UTC : zone;
    }

    /** Whether times with an offset are written as texts with just that. */
    public boolean writesUsualOffsets() {
        int others = Feature.WRITE_DATES_AS_TIMESTAMPS.mask() | Feature.WRITE_DATES_WITH_ZONE_ID.mask();
        return (features & others) == 0 && writtenZone() == null;
    }

    /** Whether times are read as in UTC, and integers as seconds. */
    public boolean readsUsualTimes() {
        return (features & READ_TIMES) == READ_TIMES && (zone == null || zone.equals(ZoneOffset.UTC));
    }

    /** Whether times are written as by default. */
    public boolean writesUsualTimes() {
        return writtenZone() == null && ((features ^ of(dialect).features) & WRITTEN_TIMES) == 0;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Settings that
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
