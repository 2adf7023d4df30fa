package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.io.InputDecorator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.Module.SetupContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfigBase;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirespeed.jackson2.CodecDeserializer.Told;
import dev.wirespeed.jackson2.internal.Decision;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Facts about generators, parsers, and the factories that make them. */
final class Streams {
    private static final int GENERATOR_FEATURES = generatorFeatures();

    /** Features that concern what follows the document. */
    private static final int HARMLESS = JsonGenerator.Feature.AUTO_CLOSE_TARGET.getMask()
            | JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT.getMask()
            | JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM.getMask();

    /** Those, and the features that codecs follow. */
    private static final int FOLLOWED = HARMLESS
            | Stream.of(JsonGenerator.Feature.values())
                    .filter(MapperSettings::areHonouredInWriting)
                    .mapToInt(JsonGenerator.Feature::getMask)
                    .reduce(0, (all, each) -> all | each);

    /** Features that affect neither the syntax nor the meaning of documents. */
    private static final int HARMLESS_IN_READING = JsonParser.Feature.AUTO_CLOSE_SOURCE.getMask()
            | JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION.getMask()
            | JsonParser.Feature.USE_FAST_DOUBLE_PARSER.getMask()
            | JsonParser.Feature.USE_FAST_BIG_NUMBER_PARSER.getMask();

    private static final String OWN_FEATURES = "by a parser with features of its own";

    private static final int HIGHEST_OF_ASCII = 0x7F;

    private Streams() {}

    private static int generatorFeatures() {
        try (JsonGenerator out =
                DefaultMappers.withoutSettings().build().createGenerator(OutputStream.nullOutputStream())) {
            return out.getFeatureMask();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Has a mapper read lists as whole documents like objects, and streams like bytes. */
    static void addTo(SetupContext mapper) {
        mapper.addBeanDeserializerModifier(new CodecListDeserializer.Modifier());
        if (mapper.getOwner() instanceof ObjectMapper owner && isJacksons(owner.getFactory())) {
            SeenInput.addTo(owner.getFactory());
        }
    }

    /** The deserializer of lists that codecs replace. */
    static JsonDeserializer<?> unwrapped(JsonDeserializer<?> deserializer) {
        return CodecListDeserializer.unwrapped(deserializer);
    }

    /** Configurations of Jackson 2 have no features of generators; the generators do. */
    static void addFeatures(Differences differences, SerializationConfig config, SerializationConfig usual) {}

    /** Nor do they have features of parsers. */
    static void addFeatures(Differences differences, DeserializationConfig config, DeserializationConfig usual) {}

    /** All features of generators, or of parsers, in a configuration: none. */
    static long features(MapperConfigBase<?, ?> config) {
        return 0;
    }

    /** The features of generators. */
    static Enum<?>[][] featuresOfGenerators() {
        return new Enum<?>[][] {JsonGenerator.Feature.values()};
    }

    /** The features of a generator, whatever the mapper's configuration is. */
    static int features(JsonGenerator out) {
        return out.getFeatureMask();
    }

    /** Whether one of those features is on. */
    static boolean isEnabled(JsonGenerator out, Enum<?> feature) {
        return out.isEnabled((JsonGenerator.Feature) feature);
    }

    /** Switches one of those features. */
    static void configure(JsonMapper.Builder mapper, Enum<?> feature, boolean on) {
        mapper.configure((JsonGenerator.Feature) feature, on);
    }

    /**
     * Why a generator does not write as a default mapper's does, or writes in a way that codecs can't; null if neither.
     * If it has no mapper, it comes from an unknown factory.
     */
    static @Nullable String whyNot(JsonGenerator out, SerializerProvider context, Decision decision) {
        if (((out.getFeatureMask() ^ GENERATOR_FEATURES) & ~FOLLOWED) != 0) {
            return "by a generator with features of its own";
        }
        boolean ascii = isEnabled(out, JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature());
        if (out.getHighestEscapedChar() != (ascii ? HIGHEST_OF_ASCII : 0)) {
            return "with more escapes than JSON requires, but not for everything beyond ASCII";
        }
        ObjectCodec mapper = out.getCodec();
        boolean usable = mapper != null
                && out.streamWriteConstraints().getMaxNestingDepth() > 0
                && decision.isUsualFactory(mapper, Streams::differenceInWriting);
        return usable ? null : "by a factory with settings of its own, or by none of a mapper's";
    }

    /** Settings of a mapper's factory that only a generator at work tells; empty if there are none. */
    private static Optional<String> differenceInWriting(ObjectCodec mapper) {
        StringWriter empty = new StringWriter();
        try (JsonGenerator out = mapper.getFactory().createGenerator(empty)) {
            out.writeString("");
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string in memory has none
        }
        return empty.toString().equals("\"\"") ? Optional.empty() : Optional.of("a JsonFactory");
    }

    /** A mapper of Jackson 2 does not tell its factory while writing; the generator does. */
    static Optional<String> differenceOfFactory(SerializerProvider context) {
        return Optional.empty();
    }

    /** Another generator with the features of a call's, for a part of its document. */
    static JsonGenerator generator(OutputStream target, JsonGenerator around, SerializerProvider context)
            throws IOException {
        return with(around.getFeatureMask(), around.getCodec().getFactory().createGenerator(target));
    }

    /** As {@link #generator(OutputStream, JsonGenerator, SerializerProvider)}, for text. */
    static JsonGenerator generator(Writer target, JsonGenerator around, SerializerProvider context) throws IOException {
        return with(around.getFeatureMask(), around.getCodec().getFactory().createGenerator(target));
    }

    private static JsonGenerator with(int features, JsonGenerator out) {
        return out.overrideStdFeatures(features, ~0);
    }

    /** Whether codecs can read in place of a parser, and the parser reads as a default mapper's does. */
    static boolean isOf(JsonParser in, DeserializationContext context, Decision decision) {
        return in.getCodec() != null
                && decision.isUsualFactory(in.getCodec().getFactory(), Streams::differenceInReading)
                && (in.getClass() == InPlaceParser.class || isOfDocument(in, context, decision))
                && readsJson(in, decision);
    }

    private static boolean readsJson(JsonParser in, Decision decision) {
        boolean reads = readsJson(in.getFeatureMask());
        if (!reads && decision.tells(OWN_FEATURES)) {
            decision.tell(OWN_FEATURES);
        }
        return reads;
    }

    /** Whether one of Jackson's own parsers is at the beginning of a document that codecs can read in place. */
    private static boolean isOfDocument(JsonParser in, DeserializationContext context, Decision decision) {
        if (Documents.isAt(in)) {
            return MapperSettings.areHonouredInPlace(in.streamReadConstraints());
        }
        String why = Documents.whyNotInside(in);
        if (why != null && decision.tells(why) && !Documents.isRefused(context)) {
            decision.tell(why);
        }
        return false;
    }

    /** What keeps codecs from reading with a mapper's factory; empty if nothing. */
    static Optional<String> differenceInReading(DeserializationContext context) {
        ObjectCodec mapper = context.getParser().getCodec();
        return mapper == null ? Optional.empty() : differenceInReading(mapper.getFactory());
    }

    /** Whether parsers with these features read standard JSON, without a check for duplicates. */
    static boolean readsJson(int features) {
        return ((features ^ JsonParser.Feature.collectDefaults()) & ~HARMLESS_IN_READING) == 0;
    }

    /** Why codecs don't read with a factory's parsers; copying their tokens would cost more than a codec saves. */
    private static Optional<String> differenceInReading(JsonFactory factory) {
        Class<?> type = factory.getClass();
        if (type == WirespeedJsonFactory.class) {
            return unusualSetting(factory);
        }
        if (!isJacksons(factory)) {
            return Optional.of("parsers of its " + type.getName()
                    + " only tell tokens; make the mapper with a new WirespeedJsonFactory()");
        }
        InputDecorator decorator = factory.getInputDecorator();
        return decorator == null || decorator instanceof SeenInput.Decorator
                ? unusualSetting(factory)
                : Optional.of("its JsonFactory has an InputDecorator");
    }

    /** A setting of a factory that keeps codecs from reading with its parsers; empty if there is none. */
    private static Optional<String> unusualSetting(JsonFactory factory) {
        return Stream.of(JsonParser.Feature.values())
                .filter(each -> !readsJson(
                        factory.isEnabled(each)
                                ? JsonParser.Feature.collectDefaults() | each.getMask()
                                : JsonParser.Feature.collectDefaults() & ~each.getMask()))
                .findFirst()
                .map(each -> "JsonParser.Feature." + each + (factory.isEnabled(each) ? " is on" : " is off"))
                .or(() -> MapperSettings.areHonouredInPlace(factory.streamReadConstraints())
                        ? Optional.empty()
                        : Optional.of("its JsonFactory has limits that codecs don't follow"));
    }

    /** Whether a factory makes Jackson's own parsers, from which codecs take documents. */
    private static boolean isJacksons(JsonFactory factory) {
        return factory.getClass() == JsonFactory.class || factory.getClass() == MappingJsonFactory.class;
    }

    /**
     * Reads an object with a codec. If the codec refuses it, Jackson reads it, or reports the error in its own words.
     */
    static @Nullable Object read(
            JsonParser in, DeserializationContext context, Told told, JsonDeserializer<Object> original)
            throws IOException {
        if (in instanceof InPlaceParser bytes) {
            return InPlace.read(bytes, context, told, original);
        }
        Documents document = Documents.at(in);
        if (document != null) {
            Object value = document.read(told, told.codec());
            if (document.isRead()) {
                return value;
            }
        }
        told.counts().readByJackson.increment();
        return document == null ? original.deserialize(in, context) : document.readByJackson(context, original);
    }
}
