package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.runtime.Feature;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;

/**
 * A mapper of which some features are not as by default, and one like it with the module.
 *
 * @param flipped the names of those features
 */
record RandomSettings(Set<String> flipped, Sides plain, Sides byCodecs) {
    private static final int MOST = 4;
    private static final List<String> HONOURED =
            Stream.of(Feature.values()).map(Enum::name).toList();
    private static final List<String> ALL = all();

    private static List<String> all() {
        List<String> names = new ArrayList<>();
        for (Enum<?>[] features : new Enum<?>[][] {
            SerializationFeature.values(),
            DeserializationFeature.values(),
            DateTimeFeature.values(),
            EnumFeature.values()
        }) {
            Stream.of(features)
                    .map(Enum::name)
                    .filter(name -> !name.endsWith("WRAP_ROOT_VALUE"))
                    .forEach(names::add);
        }
        return names;
    }

    /** Half of them of features that codecs follow alone. */
    static RandomSettings of(Sides sides, Random random) {
        List<String> names = new ArrayList<>(random.nextBoolean() ? HONOURED : ALL);
        Collections.shuffle(names, random);
        Set<String> flipped = new TreeSet<>(names.subList(0, 1 + random.nextInt(MOST)));
        Sides plain = new Sides(sides.jackson().flipped(flipped), sides.wirespeed());
        return new RandomSettings(flipped, plain, plain.byCodecs());
    }

    Optional<String> onWriting(Object value) {
        return difference("writes", plain.jacksonWrites(value), byCodecs.jacksonWrites(value));
    }

    Optional<String> onReading(String json, Class<?> type) {
        return difference("reads " + json + " as", plain.jacksonReads(json, type), byCodecs.jacksonReads(json, type));
    }

    private Optional<String> difference(String does, Answer expected, Answer actual) {
        if (expected.refused() == actual.refused()
                && (expected.refused() || Equality.same(expected.value(), actual.value()))) {
            return Optional.empty();
        }
        return Optional.of("Mapper with " + flipped + " flipped " + does + " " + describe(actual) + ", without codecs "
                + describe(expected));
    }

    private static String describe(Answer answer) {
        return answer.refused() ? "a refusal (" + answer.refusal() + ")" : Agreement.describe(answer.value());
    }
}
