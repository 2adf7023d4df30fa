package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.wirespeed.Json;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.jackson.WirespeedJsonFactory;
import dev.wirespeed.jackson.WirespeedModule;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.TypeFactory;

/**
 * Jackson and all that is held to it.
 *
 * @param json plain Jackson and {@code Json}
 * @param mappers with the module, by a name
 * @param types of Jackson 3
 */
record ForeignSides(Sides json, Map<String, Sides> mappers, Shapes shapes, TypeFactory types) {
    private static final String WITH_FACTORY = "module with factory";

    /** Of the dialect that is tested. */
    static ForeignSides standard() {
        return Mappers.IS_JACKSON2 ? jackson2() : jackson3();
    }

    private static ForeignSides jackson3() {
        JsonMapper plain = JsonMapper.builder().build();
        JsonMapper module =
                JsonMapper.builder().addModule(new WirespeedModule()).build();
        JsonMapper factory = JsonMapper.builder(new WirespeedJsonFactory())
                .addModule(new WirespeedModule())
                .build();
        Map<String, Sides> mappers = new LinkedHashMap<>();
        mappers.put("module", of(new Mapper.Jackson3(module)));
        mappers.put(WITH_FACTORY, of(new Mapper.Jackson3(factory)));
        return new ForeignSides(of(Mappers.JACKSON3), mappers, new Jackson3Shapes(plain), plain.getTypeFactory());
    }

    private static ForeignSides jackson2() {
        Mapper.Jackson2 plain = (Mapper.Jackson2) Mappers.JACKSON2;
        TypeFactory types = JsonMapper.shared().getTypeFactory();
        return new ForeignSides(
                of(plain), Map.of("module", of(plain.withCodecs())), new Jackson2Shapes(plain.mapper(), types), types);
    }

    private static Sides of(Mapper mapper) {
        return new Sides(new ForeignMapper(mapper), Json.standard());
    }

    /** A value of such a type as Jackson reads it. */
    Answer read(String document, JavaType type) {
        try {
            return new Answer(shapes.read(document, type), null);
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            return new Answer(null, new IllegalStateException(e));
        }
    }

    /** What a mapper reads otherwise than the plain one, or refuses with other words. */
    Optional<String> onReading(Answer expected, Answer actual, String mapper) {
        if (expected.refused() && actual.refused()) {
            if (!mapper.equals(WITH_FACTORY) && isOfSyntax(actual.refusal().getCause())) {
                return Optional.empty(); // without it an object is copied before anything in it is bound
            }
            String plain = words(expected, mapper);
            String ours = words(actual, mapper);
            return plain.equals(ours)
                    ? Optional.empty()
                    : Optional.of("another refusal: expected " + plain + ", but was " + ours);
        }
        return difference(expected, actual);
    }

    /** What a mapper writes otherwise than the plain one, or reads. */
    static Optional<String> difference(Answer expected, Answer actual) {
        if (expected.refused() == actual.refused()
                && (expected.refused() || Equality.same(expected.value(), actual.value()))) {
            return Optional.empty();
        }
        return Optional.of("expected " + describe(expected) + ", but was " + describe(actual));
    }

    private static String describe(Answer answer) {
        return answer.refused() ? "a refusal (" + answer.refusal() + ")" : Agreement.describe(answer.value());
    }

    /** With the factory all is the mapper's own; without, the token, locations and paths may be others. */
    private static String words(Answer answer, String mapper) {
        Throwable cause = answer.refusal().getCause();
        String message = String.valueOf(cause.getMessage());
        if (!mapper.equals(WITH_FACTORY)) {
            message = originalMessage(cause)
                    .replaceAll("(JsonToken\\.|\\b(START|END|FIELD|VALUE)_)\\w+", "…")
                    .replaceAll("(?s)\n at \\[.*", ""); // places in a message inside of the message
        }
        return cause.getClass().getSimpleName() + ": " + message.replaceAll("@[0-9a-f]+", "@…");
    }

    private static boolean isOfSyntax(Throwable cause) {
        return cause instanceof StreamReadException
                || cause instanceof com.fasterxml.jackson.core.exc.StreamReadException;
    }

    private static String originalMessage(Throwable cause) {
        if (cause instanceof JacksonException e) {
            return String.valueOf(e.getOriginalMessage());
        }
        return String.valueOf(cause instanceof JsonProcessingException e ? e.getOriginalMessage() : cause.getMessage());
    }
}
