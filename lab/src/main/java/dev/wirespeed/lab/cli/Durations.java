package dev.wirespeed.lab.cli;

/** How long something takes, in words. */
final class Durations {

    private static final int MINUTE = 60;

    private Durations() {}

    /** Rounded up: 90 s, 4 min, 2 h 40 min. */
    static String text(long seconds) {
        if (seconds < 3 * MINUTE) {
            return seconds + " s";
        }
        long minutes = Math.ceilDiv(seconds, MINUTE);
        return minutes < MINUTE ? minutes + " min" : minutes / MINUTE + " h " + minutes % MINUTE + " min";
    }
}
