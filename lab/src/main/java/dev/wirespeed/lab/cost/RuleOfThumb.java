package dev.wirespeed.lab.cost;

import java.math.BigDecimal;

/** What the published story advises for a number of requests a day. */
final class RuleOfThumb {

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    private RuleOfThumb() {}

    static String of(BigDecimal requestsADay) {
        BigDecimal millions = requestsADay.divide(MILLION, Bill.DIGITS);
        return "Rule of thumb of the published story: "
                + (isAbove(millions, 100)
                        ? "above 100 million requests a day consider a binary format."
                        : isAbove(millions, 10)
                                ? "above 10 million requests a day consider generated codecs."
                                : millions.compareTo(BigDecimal.ONE) < 0
                                        ? "under 1 million requests a day leave it as it is."
                                        : "from 1 to 10 million requests a day look at endpoints where serialization takes"
                                                + " above 20 % of the response time or above 100 µs.");
    }

    private static boolean isAbove(BigDecimal millions, int limit) {
        return millions.compareTo(BigDecimal.valueOf(limit)) > 0;
    }
}
