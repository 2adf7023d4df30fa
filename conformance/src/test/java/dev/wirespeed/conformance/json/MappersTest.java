package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.Theme;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What mappers with codecs, with and without a factory of ours, write and read of every fixture: as one without does. */
class MappersTest {
    private static final String WRAPPERS = "dev.wirespeed.conformance.json.ReadingTableTest#wrappers";
    private static final ForeignSides SIDES = ForeignSides.standard();
    private static final int FORMS = Math.max(1, Seed.COUNT / 16);

    @ParameterizedTest
    @MethodSource("dev.wirespeed.conformance.json.RoundTripTest#themes")
    void samplesAreWrittenAndRead(Theme theme) {
        Disagreements disagreements = new Disagreements();
        for (Object sample : theme.samples()) {
            Answer written = SIDES.json().jacksonWrites(sample);
            SIDES.mappers()
                    .forEach((name, mapper) ->
                            disagreements.check(ForeignSides.difference(written, mapper.jacksonWrites(sample))
                                    .map(other -> name + " writes " + sample.getClass() + ": " + other)));
            if (!written.refused()) {
                read(new String((byte[]) written.value(), UTF_8), sample.getClass(), disagreements);
            }
        }
        disagreements.assertNone("samples of " + theme.getClass().getSimpleName());
    }

    @ParameterizedTest
    @MethodSource(WRAPPERS)
    @Tag("any-jdk")
    void inputsAreRead(Class<?> type) {
        Random random = Seed.random(type);
        Disagreements disagreements = new Disagreements();
        for (String input : Inputs.all()) {
            if (Seed.tries(random)) {
                read("{\"v\":" + input + "}", type, disagreements);
            }
        }
        disagreements.assertNone("inputs of " + type.getSimpleName());
    }

    @ParameterizedTest
    @MethodSource(WRAPPERS)
    void formsOfNumbersAndMomentsAreRead(Class<?> type) {
        Random random = Seed.random(MappersTest.class);
        boolean ofMap = Map.class.isAssignableFrom(type.getRecordComponents()[0].getType());
        Disagreements disagreements = new Disagreements();
        for (int i = 0; i < FORMS; i++) {
            String number = Forms.number(random);
            read("{\"v\":" + number + "}", type, disagreements);
            for (String text : new String[] {number, Forms.moment(random)}) {
                read(ofMap ? "{\"v\":{\"" + text + "\":1}}" : "{\"v\":\"" + text + "\"}", type, disagreements);
            }
        }
        disagreements.assertNone(Seed.context(MappersTest.class));
    }

    private static void read(String document, Class<?> type, Disagreements disagreements) {
        byte[] bytes = document.getBytes(UTF_8);
        Answer expected = SIDES.json().jacksonReads(bytes, type);
        if (expected.refused() && isBeyondCompare(expected.refusal().getMessage())) {
            return;
        }
        SIDES.mappers()
                .forEach((name, mapper) -> disagreements.check(SIDES.onReading(
                                expected, mapper.jacksonReads(bytes, type), name)
                        .map(other -> name + " reads " + document + " as " + type.getSimpleName() + ": " + other)));
    }

    /**
     * In an array in place of a text Jackson loses its place, and refuses what stands behind. Jackson 2 decodes Base64 out of the
     * document's bytes, and says of what was escaped there otherwise than of the copy.
     */
    private static boolean isBeyondCompare(String refusal) {
        return refusal.contains("Trailing token") || (Mappers.IS_JACKSON2 && refusal.contains("in base64 content"));
    }
}
