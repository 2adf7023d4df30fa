package dev.wirespeed.lab.stream;

/**
 * How far two JVMs' clocks are apart, as Cristian's algorithm estimates it: of several questions for the other one's
 * time, the one that was answered in the shortest time tells it to half of that time.
 *
 * <p>On most systems {@link System#nanoTime} is one clock for all processes of the machine, though nothing promises it; so
 * clocks that cannot be told apart are taken to be the same.
 */
final class Clocks {

    private long best = Long.MAX_VALUE;
    private long offset;

    /**
     * Takes an answer.
     *
     * @param asked by the own clock
     * @param theirs the other clock's time
     * @param answered by the own clock
     */
    void answer(long asked, long theirs, long answered) {
        if (answered - asked < best) {
            best = answered - asked;
            offset = asked + best / 2 - theirs;
        }
    }

    /** What is added to their clock to have the own one. */
    long offset() {
        return Math.abs(offset) <= error() ? 0 : offset;
    }

    /** How wrong that may be. */
    long error() {
        return best / 2;
    }
}
