package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.ArrayTypes;
import dev.wirespeed.conformance.fixture.BigNumbers;
import dev.wirespeed.conformance.fixture.Boxes;
import dev.wirespeed.conformance.fixture.CollectionTypes;
import dev.wirespeed.conformance.fixture.Creators;
import dev.wirespeed.conformance.fixture.EnumTypes;
import dev.wirespeed.conformance.fixture.MapTypes;
import dev.wirespeed.conformance.fixture.Optionals;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Scalars;
import dev.wirespeed.conformance.fixture.Text;
import dev.wirespeed.conformance.fixture.Times;
import dev.wirespeed.runtime.CodecOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * What a fuzzer calls with one input after another: nothing but a {@code WireException} may come out of reading it, Jackson must
 * agree on acceptance and value, and parts must give the same as the whole.
 */
public final class FuzzTarget {
    private static final int SHORT = 64;
    private static final int TRIED = 5;

    private static final List<Class<?>> WHOLE =
            List.of(FuzzModel.Node.class, FuzzModel.Bean.class, FuzzModel.Shape.class, Rich.class);

    /** Objects that are arrays. */
    private static final Sides POSITIONAL = Sides.with(CodecOptions.JACKSON3.positional(), Map.of());

    private static final List<Class<?>> PLACED = Stream.concat(
                    Stream.of(Rich.class),
                    Stream.of(new Records().types(), new Creators().types())
                            .flatMap(List::stream)
                            .filter(Class::isRecord))
            .<Class<?>>map(type -> type)
            .toList();

    /** Types with one property, of a type that takes more forms of a value than one. */
    private static final List<Class<?>> PROPERTIES = Stream.of(
                    new Scalars().types(),
                    new Boxes().types(),
                    new BigNumbers().types(),
                    new Text().types(),
                    new Times().types(),
                    new EnumTypes().types(),
                    new Optionals().types(),
                    new ArrayTypes().types(),
                    new CollectionTypes().types(),
                    new MapTypes().types())
            .<Class<?>>flatMap(List::stream)
            .toList();

    private FuzzTarget() {}

    /** The name that Jazzer looks for. Which types are tried depends on the input, so that more inputs are. */
    public static void fuzzerTestOneInput(byte[] input) {
        Random random = new Random(Arrays.hashCode(input));
        check(Agreement.onReading(input, Object.class));
        check(Agreement.onReading(input, any(WHOLE, random)));
        check(Agreement.onReading(around("{\"x\":", input), Records.Empty.class));
        check(Agreement.onReading(input, any(PLACED, random), POSITIONAL));
        check(Agreement.onReading(around("[", input, ']'), any(PLACED, random), POSITIONAL));
        if (input.length <= SHORT) {
            byte[] property = around("{\"v\":", input);
            for (int i = 0; i < TRIED; i++) {
                check(Agreement.onReading(property, any(PROPERTIES, random)));
            }
        }
        checkMany(input);
    }

    private static Class<?> any(List<Class<?>> types, Random random) {
        return types.get(random.nextInt(types.size()));
    }

    /** Tries one input on all types, unless it is large. */
    static void everything(byte[] input) {
        for (Class<?> type : WHOLE) {
            check(Agreement.onReading(input, type));
        }
        if (input.length <= 16 * SHORT) {
            byte[] property = around("{\"v\":", input);
            for (Class<?> type : PROPERTIES) {
                check(Agreement.onReading(property, type));
            }
        }
        fuzzerTestOneInput(input);
    }

    private static void check(Optional<String> disagreement) {
        if (disagreement.isPresent()) {
            throw new AssertionError(disagreement.get());
        }
    }

    /** A stream of values in parts and as a whole, and a stream of one document and that document. */
    private static void checkMany(byte[] input) {
        Answer whole = many(new ByteArrayInputStream(input));
        Answer parts = many(new Drip(input, 1));
        if (!parts.sameAs(whole)) {
            throw new AssertionError("Many in parts: " + parts + ", but as a whole " + whole);
        }
        Answer one = Answer.of(() -> Json.standard().read(input, Object.class));
        if (one.kind() == null) {
            List<?> expected = one.value() instanceof List<?> list ? list : Collections.singletonList(one.value());
            if (!Equality.same(new ArrayList<>(expected), whole.value())) {
                throw new AssertionError("One document: " + one + ", but as many " + whole);
            }
        }
    }

    private static Answer many(InputStream input) {
        return Answer.of(() -> {
            List<Object> values = new ArrayList<>();
            Json.standard().readMany(input, Object.class).forEach(values::add);
            return values;
        });
    }

    private static byte[] around(String start, byte[] input) {
        return around(start, input, '}');
    }

    private static byte[] around(String start, byte[] input, char end) {
        ByteArrayOutputStream document = new ByteArrayOutputStream();
        document.writeBytes(start.getBytes(US_ASCII));
        document.writeBytes(input);
        document.write(end);
        return document.toByteArray();
    }
}
