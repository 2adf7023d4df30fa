package dev.wirespeed.jackson;

import dev.wirespeed.jackson.CodecDeserializer.Told;
import dev.wirespeed.jackson.internal.Decision;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonGeneratorBase;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule.SetupContext;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.MapperConfigBase;
import tools.jackson.databind.json.JsonMapper;

/** Facts about generators, parsers, and the factories that make them. */
final class Streams {
    /** Features that concern what follows the document. */
    private static final int HARMLESS = StreamWriteFeature.AUTO_CLOSE_TARGET.getMask()
            | StreamWriteFeature.AUTO_CLOSE_CONTENT.getMask()
            | StreamWriteFeature.FLUSH_PASSED_TO_STREAM.getMask();

    private static final int HIGHEST_OF_ASCII = 0x7F;

    private Streams() {}

    /** Has a mapper that is being built make its documents readable for codecs in place. */
    static void addTo(SetupContext mapper) {
        Documents.addTo(mapper.getOwner());
    }

    /** Only deserializers of objects are replaced. */
    static ValueDeserializer<?> unwrapped(ValueDeserializer<?> deserializer) {
        return deserializer;
    }

    /** Adds the features of generators in which two configurations differ. */
    static void addFeatures(Differences differences, SerializationConfig config, SerializationConfig usual) {
        differences.features(StreamWriteFeature.values(), config::isEnabled, usual::isEnabled);
        if (config.getFormatWriteFeatures() != usual.getFormatWriteFeatures()) {
            differences.features(JsonWriteFeature.values(), config::hasFormatFeature, usual::hasFormatFeature);
        }
    }

    /** Adds the features of parsers in which two configurations differ. */
    static void addFeatures(Differences differences, DeserializationConfig config, DeserializationConfig usual) {
        differences.features(WirespeedJsonFactory.SYNTAX, config::isEnabled, usual::isEnabled);
        if (config.getFormatReadFeatures() != usual.getFormatReadFeatures()) {
            differences.features(JsonReadFeature.values(), config::hasFormatFeature, usual::hasFormatFeature);
        }
    }

    /** All features of generators, or of parsers, in a configuration. */
    static long features(MapperConfigBase<?, ?> config) {
        return config instanceof SerializationConfig writing
                ? features(writing.getStreamWriteFeatures(), writing.getFormatWriteFeatures())
                : features((DeserializationConfig) config);
    }

    private static long features(DeserializationConfig config) {
        return features(config.getStreamReadFeatures(), config.getFormatReadFeatures());
    }

    private static long features(int ofAnyFormat, int ofJson) {
        return (long) ofAnyFormat << Integer.SIZE | Integer.toUnsignedLong(ofJson);
    }

    /** The features of generators. */
    static Enum<?>[][] featuresOfGenerators() {
        return new Enum<?>[][] {StreamWriteFeature.values(), JsonWriteFeature.values()};
    }

    /** The features of a generator that the mapper's configuration does not determine. */
    static int features(JsonGenerator out) {
        return 0;
    }

    /** Whether one of those features is on. */
    static boolean isEnabled(JsonGenerator out, Enum<?> feature) {
        return feature instanceof StreamWriteFeature ofAny
                ? out.isEnabled(ofAny)
                : ((JsonGeneratorBase) out).isEnabled((JsonWriteFeature) feature);
    }

    /** Switches one of those features. */
    static void configure(JsonMapper.Builder mapper, Enum<?> feature, boolean on) {
        if (feature instanceof StreamWriteFeature ofAny) {
            mapper.configure(ofAny, on);
        } else {
            mapper.configure((JsonWriteFeature) feature, on);
        }
    }

    /**
     * Why a generator does not follow the mapper's configuration but that of the mapper or factory that made it, or
     * writes in a way that codecs can't; null if neither.
     */
    @SuppressWarnings("ReferenceEquality") // a mapper keeps its configurations
    static @Nullable String whyNot(JsonGenerator out, SerializationContext context, Decision decision) {
        SerializationConfig config = context.getConfig();
        if (!(out.objectWriteContext() instanceof SerializationContext maker) || maker.getConfig() != config) {
            return "by a generator that is not of the mapper's call";
        }
        if (((out.streamWriteFeatures() ^ config.getStreamWriteFeatures()) & ~HARMLESS) != 0) {
            return "by a generator with features of its own";
        }
        boolean ascii = isEnabled(out, JsonWriteFeature.ESCAPE_NON_ASCII);
        if (out.getHighestNonEscapedChar() != (ascii ? HIGHEST_OF_ASCII : 0)) {
            return "with more escapes than JSON requires, but not for everything beyond ASCII";
        }
        boolean usable = out.streamWriteConstraints().getMaxNestingDepth() > 0
                && decision.isUsualFactory(context.tokenStreamFactory(), Streams::differenceInWriting);
        return usable ? null : "by a factory with settings of its own";
    }

    /** Settings of a mapper's factory that are not in the configuration; empty if there are none. */
    private static Optional<String> differenceInWriting(TokenStreamFactory factory) {
        boolean same =
                isJacksons(factory) && ((JsonFactory) factory).rebuild().quoteChar() == JsonFactory.DEFAULT_QUOTE_CHAR;
        return same ? Optional.empty() : Optional.of("a JsonFactory");
    }

    /** Another generator of a call, for a part of its document. */
    static JsonGenerator generator(OutputStream target, JsonGenerator around, SerializationContext context) {
        return context.tokenStreamFactory().createGenerator(context, target);
    }

    /** As {@link #generator(OutputStream, JsonGenerator, SerializationContext)}, for text. */
    static JsonGenerator generator(Writer target, JsonGenerator around, SerializationContext context) {
        return context.tokenStreamFactory().createGenerator(context, target);
    }

    /**
     * Whether a parser follows the mapper's configuration, so that another of the mapper's parsers can read the same
     * again.
     */
    @SuppressWarnings("ReferenceEquality") // a mapper keeps its configurations
    static boolean isOf(JsonParser in, DeserializationContext context, Decision decision) {
        boolean json = in.getClass() == InPlaceParser.class
                || in.getClass() == ReaderBasedJsonParser.class
                || (in.getClass() == UTF8StreamJsonParser.class && !isForInPlace(context));
        return json
                && (in instanceof InPlaceParser || MapperSettings.areHonouredInCopies(in.streamReadConstraints()))
                && in.objectReadContext() instanceof DeserializationContext maker
                && maker.getConfig() == context.getConfig()
                && decision.isUsualFactory(context.tokenStreamFactory(), Streams::differenceInReadingAgain);
    }

    /** What keeps codecs from reading with a mapper's factory; empty if nothing. */
    static Optional<String> differenceInReading(DeserializationContext context) {
        return differenceInReadingAgain(context.tokenStreamFactory());
    }

    /** Whether only the mapper's byte parsers differ, being made for codecs. */
    private static boolean isForInPlace(DeserializationContext context) {
        return context.tokenStreamFactory() instanceof WirespeedJsonFactory;
    }

    /** What keeps a mapper's factory from reading the same again from its parser's output; empty if nothing. */
    private static Optional<String> differenceInReadingAgain(TokenStreamFactory factory) {
        if (!isJacksons(factory) || ((JsonFactory) factory).getInputDecorator() != null) {
            return Optional.of("a JsonFactory");
        }
        return WirespeedJsonFactory.hasUsualLimits((JsonFactory) factory)
                ? Optional.empty()
                : Optional.of("its JsonFactory has limits that codecs don't follow");
    }

    /** Whether a factory's parsers and generators are Jackson's own. */
    static boolean isJacksons(TokenStreamFactory factory) {
        return factory.getClass() == JsonFactory.class || factory.getClass() == WirespeedJsonFactory.class;
    }

    /**
     * Reads an object with a codec in place, if possible: copying a parser's tokens would cost more than a codec saves.
     */
    static @Nullable Object read(
            JsonParser in, DeserializationContext context, Told told, ValueDeserializer<Object> original) {
        if (in instanceof InPlaceParser bytes) {
            return InPlace.read(bytes, context, told, original);
        }
        if (context instanceof Documents.Context document) {
            document.meet();
        }
        told.counts().readByJackson.increment();
        return original.deserialize(in, context);
    }
}
