package dev.wirespeed.lab.sustained;

/**
 * What one run does.
 *
 * @param rate records a second
 * @param seconds how long
 * @param heap {@code free} or a size such as {@code 1g}, which both JVMs get as their fixed heap
 * @param search whether it is a step of the search for the highest rate, and not part of the comparison
 */
public record Trial(String contestant, int rate, int seconds, String heap, boolean search) {

    /** The heap that the JVM sizes as it likes. */
    public static final String FREE = "free";

    /** The same of another contestant. */
    Trial of(String other) {
        return new Trial(other, rate, seconds, heap, search);
    }

    /** The name of its files. */
    String id() {
        return contestant + "-" + rate + "-" + seconds + "s-" + heap + (search ? "-search" : "");
    }
}
