package dev.wirespeed.conformance.json;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.positional.ArraysEverywhere;
import dev.wirespeed.runtime.CodecOptions;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Jackson and Wirespeed, configured alike; a refusal is an answer, any other exception is not. */
record Sides(Mapper jackson, Json wirespeed) {
    /** What Jackson says without wrapping it. */
    private static final List<String> BARE_REFUSALS = List.of(
            "Conflicting/ambiguous property name definitions",
            "Method must be overridden by", // an unwrapped object with entries of any name
            "Object Id conflict");

    static final Sides STANDARD = new Sides(Mappers.JACKSON, Json.standard());

    static final Sides AS_DECLARED = new Sides(Mappers.AS_DECLARED, Json.standard());

    static final Sides PRETTY =
            new Sides(Mappers.PRETTY_JACKSON, Json.standard().pretty());

    /** With a mapper that has the options and knows the mix-ins which codecs were compiled with. */
    static Sides with(CodecOptions options, Map<Class<?>, Class<?>> mixins) {
        JsonMapper.Builder mapper = Shaped.mapper(options).addMixIns(mixins);
        return options.isPositional()
                ? new Sides(
                        new Mapper.Jackson3(mapper.annotationIntrospector(new ArraysEverywhere())
                                .build()),
                        Json.positional())
                : new Sides(new Mapper.Jackson3(mapper.build()), Json.standard());
    }

    /** The name of the active view. */
    String name() {
        return ((Mapper.Jackson3) jackson).active().getSimpleName();
    }

    /** Whether properties that have only methods are in an order that the JVM gives them. */
    boolean sortsNothing() {
        return jackson instanceof Mapper.Jackson3 three
                && !three.mapper().isEnabled(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY);
    }

    /** What is in a view alone. */
    Sides in(Class<?> view) {
        return new Sides(new Mapper.Jackson3(((Mapper.Jackson3) jackson).mapper(), view), wirespeed.view(view));
    }

    /** With a mapper like this one that uses codecs. */
    Sides byCodecs() {
        return new Sides(jackson.withCodecs(), wirespeed);
    }

    Answer jacksonReads(byte[] document, Class<?> type) {
        return jackson(() -> jackson.read(document, type));
    }

    Answer jacksonReads(String document, Class<?> type) {
        return jackson(() -> jackson.read(document, type));
    }

    Answer jacksonWrites(Object value) {
        return jackson(() -> jackson.write(value));
    }

    Answer jacksonWritesText(Object value) {
        return jackson(() -> jackson.writeText(value));
    }

    Answer jacksonWritesAs(Class<?> declared, Object value) {
        return jackson(() -> jackson.writeAs(declared, value));
    }

    @SuppressWarnings("unchecked") // of the type
    Answer wirespeedWritesAs(Class<?> declared, Object value) {
        return Answer.of(() -> wirespeed.forType((Class<Object>) declared).write(value));
    }

    Answer wirespeedReads(byte[] document, Class<?> type) {
        return Answer.of(() -> wirespeed.read(document, type));
    }

    Answer wirespeedReads(String document, Class<?> type) {
        return Answer.of(() -> wirespeed.read(document, type));
    }

    Answer wirespeedReads(InputStream document, Class<?> type) {
        return Answer.of(() -> wirespeed.read(document, type));
    }

    Answer wirespeedWrites(Object value) {
        return Answer.of(() -> wirespeed.write(value));
    }

    Answer wirespeedWritesText(Object value) {
        return Answer.of(() -> wirespeed.writeText(value));
    }

    /**
     * Jackson fails with a plain NumberFormatException for exponents past an int, and with a NullPointerException for keys and
     * enums whose text is null, and can't read arrays of classes that have themselves; all of that counts as refusals, too.
     */
    static Answer jackson(Mapper.Question question) {
        try {
            return new Answer(question.ask(), null);
        } catch (Mapper.Refusal | NumberFormatException | NullPointerException | NoSuchElementException e) {
            return new Answer(null, e);
        } catch (IllegalStateException e) {
            if (BARE_REFUSALS.stream().noneMatch(String.valueOf(e.getMessage())::startsWith)) {
                throw e;
            }
            return new Answer(null, e);
        }
    }
}
