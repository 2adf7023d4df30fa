package dev.wirespeed.jackson;

import java.text.DateFormat;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DatatypeFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.cfg.MapperConfigBase;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.StdDateFormat;

/** Whether a configuration makes the same documents as that of a default mapper. */
final class Sameness {
    /** The limits of a factory that has none of its own, in a JVM that has no other default. */
    private static final StreamReadConstraints OWN =
            StreamReadConstraints.builder().build();

    private static final JsonMapper DEFAULT = plainMapper().build();
    private static final Set<String> INTROSPECTORS = introspectors(DEFAULT.serializationConfig());

    private Sameness() {}

    /** A mapper with no settings, also none of this JVM's. */
    static JsonMapper.Builder plainMapper() {
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(OWN)
                .streamWriteConstraints(StreamWriteConstraints.builder().build())
                .build();
        return JacksonApi.withDefaultModules(JsonMapper.builder(factory));
    }

    /** What about it makes other documents; empty if nothing does. */
    static Optional<String> difference(SerializationConfig config) {
        SerializationConfig plain = DEFAULT.serializationConfig();
        if (config.getSerializationFeatures() != plain.getSerializationFeatures()) {
            return feature(SerializationFeature.values(), each -> config.isEnabled(each) != plain.isEnabled(each));
        }
        Optional<String> feature = Streams.differenceOfFeatures(config, plain);
        if (feature.isPresent()) {
            return feature;
        }
        if (config.getFilterProvider() != null) {
            return Optional.of("a FilterProvider");
        }
        if (config.hasExplicitTimeZone() != plain.hasExplicitTimeZone()) {
            return Optional.of("a time zone in which times of another are written");
        }
        return common(config, plain);
    }

    /** What about it reads otherwise; empty if nothing does. */
    @SuppressWarnings("ReferenceEquality") // another factory may do anything
    static Optional<String> difference(DeserializationConfig config) {
        DeserializationConfig plain = DEFAULT.deserializationConfig();
        if (config.getDeserializationFeatures() != plain.getDeserializationFeatures()) {
            return feature(DeserializationFeature.values(), each -> config.isEnabled(each) != plain.isEnabled(each));
        }
        if (config.getProblemHandlers() != null) {
            return Optional.of("a DeserializationProblemHandler");
        }
        if (!config.getDefaultNullHandling().equals(plain.getDefaultNullHandling())
                || !Objects.equals(config.getDefaultMergeable(), plain.getDefaultMergeable())) {
            return Optional.of("another handling of nulls or merging by default");
        }
        if (config.getNodeFactory() != plain.getNodeFactory()) {
            return Optional.of("a JsonNodeFactory");
        }
        return common(config, plain);
    }

    /** Whether the limits of reading are Jackson's own, whatever the default in this JVM is. */
    static boolean hasOwnLimits(StreamReadConstraints limits) {
        return limits.getMaxNestingDepth() == OWN.getMaxNestingDepth()
                && limits.getMaxDocumentLength() == OWN.getMaxDocumentLength()
                && limits.getMaxTokenCount() == OWN.getMaxTokenCount()
                && limits.getMaxNumberLength() == OWN.getMaxNumberLength()
                && limits.getMaxStringLength() == OWN.getMaxStringLength()
                && limits.getMaxNameLength() == OWN.getMaxNameLength();
    }

    private static Optional<String> common(MapperConfigBase<?, ?> config, MapperConfigBase<?, ?> plain) {
        for (MapperFeature feature : MapperFeature.values()) {
            if (config.isEnabled(feature) != plain.isEnabled(feature)) {
                return Optional.of("MapperFeature." + feature);
            }
        }
        for (DatatypeFeature[] features : JacksonApi.datatypeFeatures()) {
            Optional<DatatypeFeature> other = Arrays.stream(features)
                    .filter(feature -> config.isEnabled(feature) != plain.isEnabled(feature))
                    .findFirst();
            if (other.isPresent()) {
                return other.map(feature -> feature.getClass().getSimpleName() + "." + feature);
            }
        }
        if (config.getActiveView() != null) {
            return Optional.of("an active view");
        }
        if (config.getFullRootName() != null) {
            return Optional.of("a root name");
        }
        Set<String> other = introspectors(config);
        other.removeAll(INTROSPECTORS);
        if (!other.isEmpty()) {
            return Optional.of("the annotation introspector " + String.join(", ", other));
        }
        if (!config.getDefaultPropertyFormat(Object.class).equals(plain.getDefaultPropertyFormat(Object.class))) {
            return Optional.of("a leniency or another format by default");
        }
        if (config.getPropertyNamingStrategy() != null || config.getEnumNamingStrategy() != null) {
            return Optional.of("a naming strategy");
        }
        return ofValues(config, plain);
    }

    private static Set<String> introspectors(MapperConfig<?> config) {
        return config.getAnnotationIntrospector().allIntrospectors().stream()
                .map(introspector -> introspector.getClass().getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Optional<String> ofValues(MapperConfigBase<?, ?> config, MapperConfigBase<?, ?> plain) {
        if (!Objects.equals(config.getDefaultPropertyInclusion(), plain.getDefaultPropertyInclusion())) {
            return Optional.of("an inclusion by default");
        }
        if (!config.getTimeZone().equals(plain.getTimeZone())) {
            return Optional.of("a time zone");
        }
        if (!config.getLocale().equals(plain.getLocale())) {
            return Optional.of("a locale");
        }
        if (!dates(config).equals(dates(plain))) {
            return Optional.of("a date format");
        }
        if (!config.getBase64Variant().equals(plain.getBase64Variant())) {
            return Optional.of("a Base64Variant");
        }
        return config.getHandlerInstantiator() == null ? Optional.empty() : Optional.of("a HandlerInstantiator");
    }

    /** The first of the features that differs, by its name in code. */
    static <F extends Enum<F>> Optional<String> feature(F[] features, Predicate<F> differs) {
        return Arrays.stream(features)
                .filter(differs)
                .findFirst()
                .map(found -> found.getDeclaringClass().getSimpleName() + "." + found.name());
    }

    /** How dates are written and read, in words. */
    private static String dates(MapperConfig<?> config) {
        DateFormat format = config.getDateFormat();
        return format.getClass() == StdDateFormat.class
                ? inWords((StdDateFormat) format)
                : format.getClass().getName();
    }

    /** Without a time zone it has that of a default mapper. */
    private static String inWords(StdDateFormat format) {
        return format.withTimeZone(format.getTimeZone()) + " " + format.isColonIncludedInTimeZone();
    }
}
