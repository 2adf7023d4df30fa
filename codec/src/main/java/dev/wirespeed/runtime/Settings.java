package dev.wirespeed.runtime;

import dev.wirespeed.Limits;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The choices that codecs follow at run time rather than when they are generated. They only matter for values that are
 * not in their usual form, off the hot path.
 *
 * <p>Immutable; made once for each mapper.
 */
public final class Settings {
    /** Features that depend on the version of Jackson, not on a mapper's configuration. */
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

    /** Settings of a default mapper. */
    public static Settings of(Dialect dialect) {
        Settings known = DEFAULTS.get(dialect);
        if (known == null) {
            throw new IllegalArgumentException("No defaults of " + dialect);
        }
        return known;
    }

    /** A copy with one feature on or off. */
    public Settings with(Feature feature, boolean on) {
        int other = on ? features | feature.mask() : features & ~feature.mask();
        return other == features ? this : new Settings(dialect, other, limits, zone, view, selection);
    }

    /** A copy with other limits; for writing, only the depth counts. */
    public Settings with(Limits other) {
        return other.equals(limits) ? this : new Settings(dialect, features, other, zone, view, selection);
    }

    /** A copy with a time zone: times are written in it, and converted to it when they are read. */
    public Settings in(ZoneId other) {
        return new Settings(dialect, features, limits, other, view, selection);
    }

    /** A copy with an active view. */
    public Settings in(Class<?> other) {
        return new Settings(dialect, features, limits, zone, other, Selection.of(other));
    }

    /** A copy that writes only the selected properties, which must be in the view. */
    public Settings with(Selection wanted) {
        return new Settings(dialect, features, limits, zone, view, wanted);
    }

    /** Whether they are those of a mapper without configuration, limits and view aside. */
    public boolean isUsual() {
        return usual;
    }

    /** A copy without limits and view, which belong to a document rather than to a mapper. */
    public Settings ofMapper() {
        return usual ? of(dialect) : new Settings(dialect, features, Limits.standard(), zone, null, null);
    }

    /** The time zone; null if none was given. */
    public @Nullable ZoneId timeZone() {
        return zone;
    }

    /** Whether missing or null arguments of a creator may be refused. */
    public boolean checksArguments() {
        return (features & ARGUMENTS) != 0;
    }

    /**
     * Whether that holds for arguments other than primitives, too, whose values don't tell whether they were missing.
     */
    public boolean looksAtEachArgument() {
        return (features & EACH_ARGUMENT) != 0;
    }

    /** The dialect, whose defaults hold where there is no setting. */
    public Dialect dialect() {
        return dialect;
    }

    /** Whether a feature is on. */
    public boolean is(Feature feature) {
        return (features & feature.mask()) != 0;
    }

    /** The limits for reading, and the depth for writing. */
    public Limits limits() {
        return limits;
    }

    /** The active view; null if there is none. */
    public @Nullable Class<?> view() {
        return view;
    }

    /** The properties to write; null for all. */
    public @Nullable Selection selection() {
        return selection;
    }

    /** The zone in which times are written; null if each is written in its own. */
    public @Nullable ZoneId writtenZone() {
        return is(Feature.WRITE_DATES_WITH_CONTEXT_TIME_ZONE) ? zone : null;
    }

    /** The zone to which times are converted when they are read; UTC by default. */
    public ZoneId zone() {
        return zone == null ? ZoneOffset.UTC : zone;
    }

    /** Whether times with an offset are written as texts with that offset. */
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
