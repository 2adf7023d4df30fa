package dev.wirespeed.jackson.internal;

/**
 * Whether to try a codec again after it has refused objects, which the mapper then wrote. Trying both costs little if
 * few objects are refused, and more than a codec saves if many are. In that case the mapper writes ever more objects
 * before the codec gets its next chance.
 */
final class RetryPolicy {
    /** Who handles the next object. */
    enum Turn {
        CODEC,
        MAPPER,
        /** The codec's, as all that follow. */
        TRUSTED
    }

    private static final int TRIES = 64;

    /** This many refusals among those are too many. */
    private static final int MANY = TRIES / 4;

    private static final int LONGEST_PAUSE = 1 << 16;

    private final String why;
    private int tries = TRIES;
    private int refused;
    private int pause = TRIES;
    private int left;

    /** @param why the reason for which the codec refused an object */
    RetryPolicy(String why) {
        this.why = why;
    }

    String why() {
        return why;
    }

    /** Notes that an object was refused. */
    synchronized void refused() {
        refused++;
        if (refused >= MANY) {
            left = pause;
            pause = Math.min(4 * pause, LONGEST_PAUSE);
            tries = TRIES;
            refused = 0;
        }
    }

    synchronized Turn next() {
        if (left > 0) {
            left--;
            return Turn.MAPPER;
        }
        tries--;
        return tries < 0 ? Turn.TRUSTED : Turn.CODEC;
    }
}
