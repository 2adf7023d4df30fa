package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.text.DateFormat;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.Base64Variant;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.EnumNamingStrategy;
import tools.jackson.databind.PropertyNamingStrategy;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.cfg.ContextAttributes;
import tools.jackson.databind.cfg.DatatypeFeature;
import tools.jackson.databind.cfg.DatatypeFeatures;
import tools.jackson.databind.cfg.HandlerInstantiator;
import tools.jackson.databind.cfg.MapperConfigBase;

/**
 * The parts of a mapper's configuration that decide whether codecs follow it, and with which settings: everything that
 * {@link Differences} and {@link MapperSettings} look at, except the active view. A mapper makes a configuration for
 * each call with a view, an attribute or a feature of its own, and most of these are equal.
 */
final class ComparedSettings {
    private static final DatatypeFeature[] OF_TYPES =
            Stream.of(JacksonApi.datatypeFeatures()).flatMap(Stream::of).toArray(DatatypeFeature[]::new);

    private final int features;
    private final long ofStreams;
    private final long ofMapper;
    private final DatatypeFeatures ofTypes;
    private final Object missing;
    private final @Nullable Boolean mergeable;
    private final @Nullable Object handlers;
    private final @Nullable Object nodes;
    private final JsonFormat.Value format;
    private final @Nullable PropertyNamingStrategy naming;
    private final @Nullable EnumNamingStrategy enumNaming;
    private final Locale locale;
    private final DateFormat dates;
    private final TimeZone zone;
    private final boolean ownZone;
    private final Base64Variant base64;
    private final @Nullable HandlerInstantiator instantiator;

    /**
     * A configuration with these settings, as a rule the mapper's own. One that may belong to a single call is not
     * kept.
     */
    private volatile @Nullable MapperConfigBase<?, ?> configuration;

    ComparedSettings(MapperConfigBase<?, ?> config) {
        features = features(config);
        ofStreams = Streams.features(config);
        ofMapper = JacksonApi.featuresOfMapper(config);
        ofTypes = config.getDatatypeFeatures();
        missing = missing(config);
        mergeable = config.getDefaultMergeable();
        handlers = handlers(config);
        nodes = nodes(config);
        format = config.getDefaultPropertyFormat(Object.class);
        naming = config.getPropertyNamingStrategy();
        enumNaming = config.getEnumNamingStrategy();
        locale = config.getLocale();
        dates = config.getDateFormat();
        zone = config.getTimeZone();
        ownZone = config.hasExplicitTimeZone();
        base64 = config.getBase64Variant();
        instantiator = config.getHandlerInstantiator();
        keep(config);
    }

    /** Whether they are known to be the settings of exactly this configuration. */
    @SuppressWarnings("ReferenceEquality") // another one is compared
    boolean isKept(MapperConfigBase<?, ?> config) {
        return configuration == config;
    }

    /** Keeps a configuration for quick recognition, if none is kept yet. */
    void keep(MapperConfigBase<?, ?> config) {
        if (configuration == null
                && config.getActiveView() == null
                && config.getAttributes().equals(ContextAttributes.getEmpty())) {
            configuration = config;
        }
    }

    /** Whether a configuration of the same mapper has the same settings. */
    boolean areOf(MapperConfigBase<?, ?> config) {
        return features == features(config)
                && ofStreams == Streams.features(config)
                && areTypesOf(config)
                && areValuesOf(config)
                && areDefaultsOf(config)
                && ofMapper == JacksonApi.featuresOfMapper(config);
    }

    private boolean areTypesOf(MapperConfigBase<?, ?> config) {
        DatatypeFeatures others = config.getDatatypeFeatures();
        if (!others.equals(ofTypes)) {
            for (DatatypeFeature each : OF_TYPES) {
                if (others.isEnabled(each) != ofTypes.isEnabled(each)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean areValuesOf(MapperConfigBase<?, ?> config) {
        return Objects.equals(naming, config.getPropertyNamingStrategy())
                && Objects.equals(enumNaming, config.getEnumNamingStrategy())
                && Objects.equals(locale, config.getLocale())
                && Objects.equals(dates, config.getDateFormat())
                && ownZone == config.hasExplicitTimeZone()
                && Objects.equals(zone, config.getTimeZone())
                && Objects.equals(base64, config.getBase64Variant())
                && Objects.equals(instantiator, config.getHandlerInstantiator());
    }

    private boolean areDefaultsOf(MapperConfigBase<?, ?> config) {
        return Objects.equals(missing, missing(config))
                && Objects.equals(mergeable, config.getDefaultMergeable())
                && Objects.equals(handlers, handlers(config))
                && Objects.equals(nodes, nodes(config))
                && Objects.equals(format, config.getDefaultPropertyFormat(Object.class));
    }

    private static int features(MapperConfigBase<?, ?> config) {
        return config instanceof SerializationConfig writing
                ? writing.getSerializationFeatures()
                : ((DeserializationConfig) config).getDeserializationFeatures();
    }

    /** What happens to missing values: what is left out when writing, and what nulls become when reading. */
    private static Object missing(MapperConfigBase<?, ?> config) {
        return config instanceof SerializationConfig
                ? config.getDefaultPropertyInclusion()
                : config.getDefaultNullHandling();
    }

    private static @Nullable Object handlers(MapperConfigBase<?, ?> config) {
        return config instanceof DeserializationConfig reading ? reading.getProblemHandlers() : null;
    }

    private static @Nullable Object nodes(MapperConfigBase<?, ?> config) {
        return config instanceof DeserializationConfig reading ? reading.getNodeFactory() : null;
    }
}
