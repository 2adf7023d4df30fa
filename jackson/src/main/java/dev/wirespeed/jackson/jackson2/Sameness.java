package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.DatatypeFeature;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.cfg.MapperConfigBase;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.StdDateFormat;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.text.DateFormat;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Whether a configuration makes the same documents as that of a default mapper. */
final class Sameness {
    /** The limits of a factory that has none of its own, in a JVM that has no other default. */
    private static final StreamReadConstraints OWN =
            StreamReadConstraints.builder().build();

    private static final JsonMapper DEFAULT = plainMapper().build();
    private static final Set<String> INTROSPECTORS = introspectors(DEFAULT.getSerializationConfig());
    private static final int GENERATOR_FEATURES = generatorFeatures();

    /** Features that say what happens behind the document. */
    private static final int HARMLESS = JsonGenerator.Feature.AUTO_CLOSE_TARGET.getMask()
            | JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT.getMask()
            | JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM.getMask();

    private Sameness() {}

    /** A mapper with no settings, also none of this JVM's, and with the modules for what Jackson 3 knows by itself. */
    static JsonMapper.Builder plainMapper() {
        return JsonMapper.builder(JsonFactory.builder()
                        .streamReadConstraints(OWN)
                        .streamWriteConstraints(StreamWriteConstraints.builder().build())
                        .build())
                .addModule(new JavaTimeModule())
                .addModule(new Jdk8Module())
                .addModule(new ParameterNamesModule());
    }

    /** What about it makes other documents; empty if nothing does. */
    static Optional<String> difference(SerializationConfig config) {
        SerializationConfig plain = DEFAULT.getSerializationConfig();
        if (config.getSerializationFeatures() != plain.getSerializationFeatures()) {
            return feature(SerializationFeature.values(), each -> config.isEnabled(each) != plain.isEnabled(each));
        }
        if (config.getFilterProvider() != null) {
            return Optional.of("a FilterProvider");
        }
        if (config.hasExplicitTimeZone() != plain.hasExplicitTimeZone()) {
            return Optional.of("a time zone in which times of another are written");
        }
        return common(config, plain);
    }

    /** What the factory of a mapper has of its own that nothing tells but a generator at work; empty if nothing. */
    static Optional<String> differenceOfFactory(ObjectCodec mapper) {
        StringWriter empty = new StringWriter();
        try (JsonGenerator out = mapper.getFactory().createGenerator(empty)) {
            out.writeString("");
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string in memory has none
        }
        return empty.toString().equals("\"\"") ? Optional.empty() : Optional.of("a JsonFactory");
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

    /** What would keep a factory from reading the same again if it gets what its parser made of it; empty if nothing. */
    static Optional<String> differenceInReadingAgain(JsonFactory factory) {
        boolean same = (factory.getClass() == MappingJsonFactory.class || factory.getClass() == JsonFactory.class)
                && factory.getInputDecorator() == null;
        return same ? Optional.empty() : Optional.of("a JsonFactory");
    }

    /** What about it reads otherwise; empty if nothing does. */
    @SuppressWarnings("ReferenceEquality") // another factory may do anything
    static Optional<String> difference(DeserializationConfig config) {
        DeserializationConfig plain = DEFAULT.getDeserializationConfig();
        if (config.getDeserializationFeatures() != plain.getDeserializationFeatures()) {
            return feature(DeserializationFeature.values(), each -> config.isEnabled(each) != plain.isEnabled(each));
        }
        if (config.getProblemHandlers() != null) {
            return Optional.of("a DeserializationProblemHandler");
        }
        if (!config.getDefaultSetterInfo().equals(plain.getDefaultSetterInfo())
                || !Objects.equals(config.getDefaultMergeable(), plain.getDefaultMergeable())) {
            return Optional.of("another handling of nulls or merging by default");
        }
        if (config.getNodeFactory() != plain.getNodeFactory()) {
            return Optional.of("a JsonNodeFactory");
        }
        return common(config, plain);
    }

    /** Whether objects of a class carry ids of their type, which the mapper writes and reads around them. */
    static boolean hasTypeIds(MapperConfig<?> config, AnnotatedClass type) {
        return config.getAnnotationIntrospector().findTypeResolver(config, type, type.getType()) != null;
    }

    private static Set<String> introspectors(MapperConfig<?> config) {
        return config.getAnnotationIntrospector().allIntrospectors().stream()
                .map(introspector -> introspector.getClass().getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static int generatorFeatures() {
        try (JsonGenerator out = DEFAULT.createGenerator(OutputStream.nullOutputStream())) {
            return out.getFeatureMask();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a generator writes as a default mapper's does. */
    static boolean hasDefaultFeatures(JsonGenerator out) {
        return ((out.getFeatureMask() ^ GENERATOR_FEATURES) & ~HARMLESS) == 0
                && out.getHighestEscapedChar() == 0
                && out.streamWriteConstraints().getMaxNestingDepth() == StreamWriteConstraints.DEFAULT_MAX_DEPTH;
    }

    private static Optional<String> common(MapperConfigBase<?, ?> config, MapperConfigBase<?, ?> plain) {
        for (MapperFeature feature : MapperFeature.values()) {
            if (config.isEnabled(feature) != plain.isEnabled(feature)) {
                return Optional.of("MapperFeature." + feature);
            }
        }
        for (DatatypeFeature[] features : new DatatypeFeature[][] {EnumFeature.values(), JsonNodeFeature.values()}) {
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
        if (config.getPropertyNamingStrategy() != null || config.getEnumNamingStrategy() != null) {
            return Optional.of("a naming strategy");
        }
        if (!config.getDefaultPropertyFormat(Object.class).equals(plain.getDefaultPropertyFormat(Object.class))) {
            return Optional.of("a leniency or another format by default");
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
