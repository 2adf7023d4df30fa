package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers and moments in many forms on every type: accepted where Jackson accepts them, as the same value, else refused. */
class FormsTest {
    private static final String WRAPPERS = "dev.wirespeed.conformance.json.ReadingTableTest#wrappers";
    private static final int FORMS = Math.max(1, Seed.COUNT / 4);

    @ParameterizedTest
    @MethodSource(WRAPPERS)
    void formsOfNumbersAgree(Class<?> type) {
        Random random = Seed.random(FormsTest.class);
        Disagreements disagreements = new Disagreements();
        for (int i = 0; i < FORMS; i++) {
            String number = Forms.number(random);
            check(number, type, disagreements);
            checkText(number, type, disagreements);
        }
        disagreements.assertNone(Seed.context(FormsTest.class));
    }

    @ParameterizedTest
    @MethodSource(WRAPPERS)
    void formsOfMomentsAgree(Class<?> type) {
        Random random = Seed.random(FormsTest.class);
        Disagreements disagreements = new Disagreements();
        for (int i = 0; i < FORMS; i++) {
            checkText(Forms.moment(random), type, disagreements);
        }
        disagreements.assertNone(Seed.context(FormsTest.class));
    }

    private static void checkText(String text, Class<?> type, Disagreements disagreements) {
        boolean ofMap = Map.class.isAssignableFrom(type.getRecordComponents()[0].getType());
        check(ofMap ? "{\"" + text + "\":1}" : '"' + text + '"', type, disagreements);
    }

    private static void check(String value, Class<?> type, Disagreements disagreements) {
        disagreements.check(Agreement.onReading(("{\"v\":" + value + "}").getBytes(UTF_8), type));
    }
}
