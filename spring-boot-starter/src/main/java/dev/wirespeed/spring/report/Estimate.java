package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Direction;

/**
 * The CPU that codecs save, compared with Jackson, by measurements made elsewhere.
 *
 * @param speedup the median speedup of the data measured
 * @param source a description of the measurement
 */
record Estimate(double speedup, String source) {

    private static final Estimate WRITING = new Estimate(
            2.2,
            "Wirespeed's published run of peers: in Jackson 3's mapper codecs wrote 1.6 to 3.4 times as fast, 2.2 times in the"
                    + " median of 11 kinds of data. What getters do, such as loading from a database, takes as long as before."
                    + " ./wirespeed lab compare tells for your own.");

    private static final Estimate READING = new Estimate(
            4.5,
            "Wirespeed's published run of peers: in Jackson 3's mapper codecs read 1.7 to 9.5 times as fast, 4.5 times in the"
                    + " median of 17 kinds of data. ./wirespeed lab compare tells for your own.");

    static Estimate of(Direction direction) {
        return direction == Direction.WRITE ? WRITING : READING;
    }

    /** The saved part of a cost. */
    double saving(double cost) {
        return cost * (1 - 1 / speedup);
    }
}
