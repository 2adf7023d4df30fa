package dev.wirespeed.lab.result;

/**
 * A question about two sides: how much faster is one contestant on one JDK than another on another?
 *
 * @param reported whether the figures that the author reported answer this question
 */
public record Comparison(String title, Side over, Side under, boolean reported) {

    /** A contestant on a JDK, given by its feature version. */
    public record Side(String contestant, int jdk) {}
}
