package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import dev.wirespeed.jackson2.internal.Decision;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonCopy;
import dev.wirespeed.json.JsonSettings;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What codecs have to know of generators, parsers, and the factories that make them. */
final class Streams {
    private static final int GENERATOR_FEATURES = generatorFeatures();

    /** Features that say what happens behind the document. */
    private static final int HARMLESS = JsonGenerator.Feature.AUTO_CLOSE_TARGET.getMask()
            | JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT.getMask()
            | JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM.getMask();

    private Streams() {}

    private static int generatorFeatures() {
        try (JsonGenerator out = Plain.withoutSettings().build().createGenerator(OutputStream.nullOutputStream())) {
            return out.getFeatureMask();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Mappers of Jackson 2 keep their parsers to themselves. */
    static void addTo(Object mapper) {}

    /** Configurations of Jackson 2 have no features of generators, who tell their own. */
    static Optional<String> differenceOfFeatures(SerializationConfig config, SerializationConfig plain) {
        return Optional.empty();
    }

    /** Whether a generator writes as a default mapper's does; one that knows no mapper comes from a factory that nothing is known of. */
    static boolean isOf(JsonGenerator out, SerializerProvider context, Decision decision) {
        ObjectCodec mapper = out.getCodec();
        return ((out.getFeatureMask() ^ GENERATOR_FEATURES) & ~HARMLESS) == 0
                && out.getHighestEscapedChar() == 0
                && out.streamWriteConstraints().getMaxNestingDepth() > 0
                && mapper != null
                && decision.isPlainFactory(mapper, Streams::differenceInWriting);
    }

    /** What the factory of a mapper has of its own that nothing tells but a generator at work; empty if nothing. */
    private static Optional<String> differenceInWriting(ObjectCodec mapper) {
        StringWriter empty = new StringWriter();
        try (JsonGenerator out = mapper.getFactory().createGenerator(empty)) {
            out.writeString("");
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string in memory has none
        }
        return empty.toString().equals("\"\"") ? Optional.empty() : Optional.of("a JsonFactory");
    }

    /** A mapper of Jackson 2 does not tell its factory where it writes; the generator does. */
    static Optional<String> differenceOfFactory(SerializerProvider context) {
        return Optional.empty();
    }

    /** Whether another parser of the same factory can read the same again. */
    static boolean isOf(JsonParser in, DeserializationContext context, Decision decision) {
        boolean json = in.getClass() == UTF8StreamJsonParser.class || in.getClass() == ReaderBasedJsonParser.class;
        return json
                && in.getCodec() != null
                && MapperSettings.areHonouredInCopies(in.streamReadConstraints())
                && decision.isPlainFactory(in.getCodec().getFactory(), Streams::differenceInReadingAgain);
    }

    /** What would keep a factory from reading the same again if it gets what its parser made of it; empty if nothing. */
    private static Optional<String> differenceInReadingAgain(JsonFactory factory) {
        boolean same = (factory.getClass() == MappingJsonFactory.class || factory.getClass() == JsonFactory.class)
                && factory.getInputDecorator() == null;
        return same ? Optional.empty() : Optional.of("a JsonFactory");
    }

    /** A parser that reads again what another one read, as that would have. */
    static JsonParser again(JsonParser in, DeserializationContext context, JsonCopy copy) throws IOException {
        JsonFactory factory = in.getCodec().getFactory();
        JsonParser again = copy.isText() ? factory.createParser(copy.toString()) : factory.createParser(copy.toBytes());
        return again.overrideStdFeatures(in.getFeatureMask(), ~0);
    }

    /** Reads an object by a codec; what that refuses Jackson reads, or says it in its own words. */
    static @Nullable Object read(
            JsonParser in,
            DeserializationContext context,
            Class<?> type,
            JsonCodec<Object> codec,
            JsonSettings settings,
            JsonDeserializer<Object> original)
            throws IOException {
        return Copied.read(in, context, type, codec, settings, original);
    }
}
