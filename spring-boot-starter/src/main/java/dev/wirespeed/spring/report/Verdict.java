package dev.wirespeed.spring.report;

/** The verdict of the published rules of thumb on an endpoint. */
public enum Verdict {
    /** Too few requests a day, or too little time. */
    LEAVE("leave it"),
    /** Worth a look: a large fraction of the response time, or a long time. */
    LOOK("look at it"),
    /** Frequent enough for codecs to pay off. */
    CODECS("use codecs"),
    /** Frequent enough for a binary format to pay off. */
    BINARY("use codecs, think of a binary format");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    /** The text for users. */
    public String words() {
        return words;
    }

    /** The verdict that remains if codecs do the work already. */
    Verdict besideCodecs() {
        return this == CODECS ? LOOK : this;
    }

    /** @param share the fraction of the response time, from 0 to 1 */
    static Verdict of(Thresholds given, double aDay, double nanosEach, double share) {
        boolean worth = share >= given.share() || nanosEach >= given.time().toNanos();
        if (!worth || aDay < given.leaveBelow()) {
            return LEAVE;
        }
        if (aDay > given.binaryAbove()) {
            return BINARY;
        }
        return aDay > given.codecsAbove() ? CODECS : LOOK;
    }
}
