package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.contract.Answer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The texts of numbers on JDK 17 and 18, which are not always the shortest there (JDK-4511638); ours are on every JDK. */
final class NumberTexts {
    private static final Pattern FRACTION = Pattern.compile("-?[0-9]+\\.[0-9]+(?:E-?[0-9]+)?");

    private NumberTexts() {}

    /** Whether two documents hold the same numbers, some in another text, and differ in nothing else. */
    static boolean differOnThisJdk(Answer expected, Answer actual) {
        return Runtime.version().feature() < 19
                && !expected.refused()
                && !actual.refused()
                && areSameNumbers(text(expected), text(actual));
    }

    static boolean areSameNumbers(String a, String b) {
        if (!FRACTION.matcher(a).replaceAll("0").equals(FRACTION.matcher(b).replaceAll("0"))) {
            return false;
        }
        Matcher ofA = FRACTION.matcher(a);
        Matcher ofB = FRACTION.matcher(b);
        while (ofA.find() && ofB.find()) {
            boolean sameDouble = Double.parseDouble(ofA.group()) == Double.parseDouble(ofB.group());
            if (!sameDouble && Float.parseFloat(ofA.group()) != Float.parseFloat(ofB.group())) {
                return false;
            }
        }
        return true;
    }

    /** The document that was written. */
    static String text(Answer answer) {
        return answer.value() instanceof byte[] bytes
                ? new String(bytes, StandardCharsets.UTF_8)
                : String.valueOf(answer.value());
    }
}
