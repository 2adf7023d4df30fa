package dev.wirespeed.jackson;

import dev.wirespeed.Limits;
import dev.wirespeed.jackson.internal.Recent;
import dev.wirespeed.runtime.Dialect;
import dev.wirespeed.runtime.Feature;
import dev.wirespeed.runtime.Settings;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.cfg.MapperConfigBase;
import tools.jackson.databind.json.JsonMapper;

/** Derives the settings for codecs from the configurations of the mapper that they work for. */
final class MapperSettings {
    private static final List<Honoured> WRITING = honoured(JacksonApi.featuresOfWriting());
    private static final List<Honoured> GENERATING = honoured(Streams.featuresOfGenerators());
    private static final List<Honoured> READING = honoured(JacksonApi.featuresOfReading());

    /** Shorter numbers are not measured if they are read as usual. */
    private static final int USUAL_NUMBER = 64;

    /** Nor are known names, up to this length. */
    private static final int USUAL_NAME = 256;

    private final Dialect dialect;
    private final Recent<Known> recent = new Recent<>();
    /** Each settings object once, since selections keep what they have found out about classes. */
    private final Map<Settings, Settings> all = new ConcurrentHashMap<>();

    /** A feature of Jackson that codecs know. */
    private record Honoured(Feature feature, Enum<?> ofJackson) {}

    /**
     * A recent answer.
     *
     * @param generator the features of the generator itself
     */
    private record Known(
            ComparedSettings compared, @Nullable Class<?> view, Object limits, int generator, Settings settings) {
        @SuppressWarnings("ReferenceEquality") // others are made once more, which is the same
        boolean isFor(ComparedSettings others, @Nullable Class<?> othersView, Object othersLimits, int other) {
            return compared == others && view == othersView && limits == othersLimits && generator == other;
        }
    }

    /** @param dialect the dialect with the usual settings */
    MapperSettings(Dialect dialect) {
        this.dialect = dialect;
    }

    private static List<Honoured> honoured(Enum<?>[]... features) {
        List<Honoured> found = new ArrayList<>();
        for (Feature feature : Feature.values()) {
            for (Enum<?>[] of : features) {
                for (Enum<?> each : of) {
                    if (each.name().equals(feature.name())) {
                        found.add(new Honoured(feature, each));
                    }
                }
            }
        }
        return List.copyOf(found);
    }

    /** Whether codecs follow one of Jackson's features when writing, on or off. */
    static boolean areHonouredInWriting(Enum<?> feature) {
        return Stream.concat(WRITING.stream(), GENERATING.stream()).anyMatch(each -> each.ofJackson == feature);
    }

    /** Whether codecs follow one of Jackson's features when reading, on or off. */
    static boolean areHonouredInReading(Enum<?> feature) {
        return READING.stream().anyMatch(each -> each.ofJackson == feature);
    }

    /** Configures a mapper with the settings of codecs. */
    static JsonMapper.Builder put(Settings settings, JsonMapper.Builder mapper) {
        Stream.concat(WRITING.stream(), READING.stream())
                .forEach(each -> JacksonApi.configure(mapper, each.ofJackson, settings.is(each.feature)));
        GENERATING.forEach(each -> Streams.configure(mapper, each.ofJackson, settings.is(each.feature)));
        ZoneId zone = settings.timeZone();
        return zone == null ? mapper : mapper.defaultTimeZone(TimeZone.getTimeZone(zone));
    }

    /**
     * The settings for writing to a generator.
     *
     * @param compared the settings of the configuration
     */
    Settings of(ComparedSettings compared, SerializationConfig config, JsonGenerator out) {
        StreamWriteConstraints limits = out.streamWriteConstraints();
        int generator = Streams.features(out);
        Settings known = known(compared, config.getActiveView(), limits, generator);
        if (known != null) {
            return known;
        }
        Settings settings = with(WRITING, config)
                .with(Feature.FAIL_ON_FRACTIONS_BEFORE_1970, JacksonApi.WRITES_OTHER_FRACTIONS)
                .with(Limits.standard().depth(limits.getMaxNestingDepth()));
        if (config.hasExplicitTimeZone()) {
            settings = settings.in(config.getTimeZone().toZoneId());
        }
        for (Honoured each : GENERATING) {
            settings = settings.with(each.feature, Streams.isEnabled(out, each.ofJackson));
        }
        return keep(compared, config.getActiveView(), limits, generator, settings);
    }

    /**
     * The settings for reading from a parser.
     *
     * @param compared the settings of the configuration
     */
    Settings of(ComparedSettings compared, DeserializationConfig config, JsonParser in) {
        StreamReadConstraints limits = in.streamReadConstraints();
        Settings known = known(compared, config.getActiveView(), limits, 0);
        if (known != null) {
            return known;
        }
        Settings settings = with(READING, config)
                .with(limits(limits))
                .with(Feature.FAIL_ON_MISSING_PRIMITIVES, JacksonApi.refusesMissingPrimitives(config))
                .with(Feature.FAIL_ON_COERCIONS, Coercions.areLeft(config, dialect));
        if (config.hasExplicitTimeZone()) {
            settings = settings.in(config.getTimeZone().toZoneId().normalized());
        }
        return keep(compared, config.getActiveView(), limits, 0, settings);
    }

    private Settings with(List<Honoured> features, MapperConfigBase<?, ?> config) {
        Settings settings = Settings.of(dialect);
        for (Honoured each : features) {
            settings = settings.with(each.feature, JacksonApi.isEnabled(config, each.ofJackson));
        }
        Class<?> view = config.getActiveView();
        return view == null ? settings : settings.in(view);
    }

    private @Nullable Settings known(ComparedSettings compared, @Nullable Class<?> view, Object limits, int generator) {
        List<Known> all = recent.all();
        for (int i = 0; i < all.size(); i++) { // for each value: no iterator
            Known each = all.get(i);
            if (each.isFor(compared, view, limits, generator)) {
                return each.settings;
            }
        }
        return null;
    }

    private Settings keep(
            ComparedSettings compared, @Nullable Class<?> view, Object limits, int generator, Settings settings) {
        Settings first = all.putIfAbsent(settings, settings);
        Settings kept = first == null ? settings : first;
        recent.add(new Known(compared, view, limits, generator, kept));
        return kept;
    }

    /** Whether codecs follow the limits of a parser that may be replaced by one that they can read in. */
    static boolean areHonouredInCopies(StreamReadConstraints limits) {
        return isSome(limits) && limits.getMaxStringLength() >= StreamReadConstraints.DEFAULT_MAX_STRING_LEN;
    }

    /** Whether codecs follow the limits of a parser in its place, where it counts neither bytes nor tokens. */
    static boolean areHonouredInPlace(StreamReadConstraints limits) {
        return isSome(limits)
                && limits.getMaxStringLength() >= limits.getMaxNumberLength() // of numbers read as texts
                && !limits.hasMaxDocumentLength()
                && !limits.hasMaxTokenCount();
    }

    private static boolean isSome(StreamReadConstraints limits) {
        return limits.getMaxNestingDepth() > 0
                && limits.getMaxNumberLength() >= USUAL_NUMBER
                && limits.getMaxNameLength() >= USUAL_NAME
                && limits.getMaxStringLength() > 0;
    }

    private static Limits limits(StreamReadConstraints of) {
        return new Limits(
                of.getMaxNestingDepth(),
                of.getMaxNumberLength(),
                of.getMaxNameLength(),
                of.getMaxStringLength(),
                Long.MAX_VALUE,
                Long.MAX_VALUE);
    }
}
