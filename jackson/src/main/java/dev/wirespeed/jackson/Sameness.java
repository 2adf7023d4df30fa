package dev.wirespeed.jackson;

import java.text.DateFormat;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DatatypeFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.cfg.MapperConfigBase;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.StdDateFormat;

/** Whether a configuration makes the same documents as that of a default mapper. */
final class Sameness {
    /** The limits of a factory that has none of its own, in a JVM that has no other default. */
    private static final StreamReadConstraints OWN =
            StreamReadConstraints.builder().build();

    private static final JsonMapper DEFAULT = plainMapper().build();

    /** Features that say what happens behind the document. */
    private static final int HARMLESS = StreamWriteFeature.AUTO_CLOSE_TARGET.getMask()
            | StreamWriteFeature.AUTO_CLOSE_CONTENT.getMask()
            | StreamWriteFeature.FLUSH_PASSED_TO_STREAM.getMask();

    private Sameness() {}

    /** A mapper with no settings, also none of this JVM's. */
    static JsonMapper.Builder plainMapper() {
        return JsonMapper.builder(JsonFactory.builder()
                .streamReadConstraints(OWN)
                .streamWriteConstraints(StreamWriteConstraints.builder().build())
                .build());
    }

    /** What about it makes other documents; empty if nothing does. */
    static Optional<String> difference(SerializationConfig config) {
        SerializationConfig plain = DEFAULT.serializationConfig();
        if (config.getSerializationFeatures() != plain.getSerializationFeatures()) {
            return feature(SerializationFeature.values(), each -> config.isEnabled(each) != plain.isEnabled(each));
        }
        if (config.getStreamWriteFeatures() != plain.getStreamWriteFeatures()
                || config.getFormatWriteFeatures() != plain.getFormatWriteFeatures()) {
            return feature(StreamWriteFeature.values(), each -> config.isEnabled(each) != plain.isEnabled(each))
                    .or(() -> feature(
                            JsonWriteFeature.values(),
                            each -> config.hasFormatFeature(each) != plain.hasFormatFeature(each)))
                    .or(() -> Optional.of("a feature of another format"));
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

    /**
     * Whether a generator writes as the mapper's configuration says, and not as that of the other mapper or factory that made it; by
     * codecs only as the default mapper's does.
     */
    @SuppressWarnings("ReferenceEquality") // a mapper keeps its configurations
    static boolean isOf(JsonGenerator out, SerializationContext context) {
        SerializationConfig config = context.getConfig();
        return out.objectWriteContext() instanceof SerializationContext maker
                && maker.getConfig() == config
                && ((out.streamWriteFeatures() ^ config.getStreamWriteFeatures()) & ~HARMLESS) == 0
                && out.getHighestNonEscapedChar() == 0
                && out.streamWriteConstraints().getMaxNestingDepth() == StreamWriteConstraints.DEFAULT_MAX_DEPTH;
    }

    /** Whether a parser reads as the mapper's configuration says, so that another one of the mapper's can read the same again. */
    @SuppressWarnings("ReferenceEquality") // a mapper keeps its configurations
    static boolean isOf(JsonParser in, DeserializationContext context) {
        return in.objectReadContext() instanceof DeserializationContext maker
                && maker.getConfig() == context.getConfig();
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

    /** What a mapper's factory has of its own that is not in the configuration; empty if nothing. */
    static Optional<String> differenceOfFactory(TokenStreamFactory factory) {
        boolean same =
                isJacksons(factory) && ((JsonFactory) factory).rebuild().quoteChar() == JsonFactory.DEFAULT_QUOTE_CHAR;
        return same ? Optional.empty() : Optional.of("a JsonFactory");
    }

    /** What would keep a mapper's factory from reading the same again if it gets what its parser made of it; empty if nothing. */
    static Optional<String> differenceInReadingAgain(TokenStreamFactory factory) {
        boolean same = isJacksons(factory) && ((JsonFactory) factory).getInputDecorator() == null;
        return same ? Optional.empty() : Optional.of("a JsonFactory");
    }

    private static boolean isJacksons(TokenStreamFactory factory) {
        return factory.getClass() == JsonFactory.class || factory.getClass() == WirespeedJsonFactory.class;
    }

    /** Whether objects of a class carry ids of their type, which the mapper writes and reads around them. */
    static boolean hasTypeIds(MapperConfig<?> config, AnnotatedClass type) {
        return config.getAnnotationIntrospector().findPolymorphicTypeInfo(config, type) != null;
    }

    private static Optional<String> common(MapperConfigBase<?, ?> config, MapperConfigBase<?, ?> plain) {
        for (MapperFeature feature : MapperFeature.values()) {
            if (config.isEnabled(feature) != plain.isEnabled(feature)) {
                return Optional.of("MapperFeature." + feature);
            }
        }
        for (DatatypeFeature[] features :
                new DatatypeFeature[][] {EnumFeature.values(), DateTimeFeature.values(), JsonNodeFeature.values()}) {
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
        AnnotationIntrospector introspector = config.getAnnotationIntrospector();
        if (introspector.getClass() != JacksonAnnotationIntrospector.class) {
            return Optional.of(
                    "the annotation introspector " + introspector.getClass().getName());
        }
        if (!config.getDefaultPropertyFormat(Object.class).equals(plain.getDefaultPropertyFormat(Object.class))) {
            return Optional.of("a leniency or another format by default");
        }
        if (config.getPropertyNamingStrategy() != null || config.getEnumNamingStrategy() != null) {
            return Optional.of("a naming strategy");
        }
        return ofValues(config, plain);
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
    private static <F extends Enum<F>> Optional<String> feature(F[] features, Predicate<F> differs) {
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
