package dev.wirespeed.spring.report;

/** What the published rules of thumb say of an endpoint. */
public enum Verdict {
    /** Too few requests a day, or too little time. */
    LEAVE("leave it"),
    /** Worth a look: much of the response time, or much time. */
    LOOK("look at it"),
    /** Often enough for codecs to pay. */
    CODECS("use codecs"),
    /** Often enough for a binary format to pay. */
    BINARY("use codecs, think of a binary format");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    /** For people. */
    public String words() {
        return words;
    }

    /** What is left to say where codecs do the work already. */
    Verdict besideCodecs() {
        return this == CODECS ? LOOK : this;
    }

    /** @param share of the response time, from 0 to 1 */
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
