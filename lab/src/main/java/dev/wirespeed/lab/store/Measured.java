package dev.wirespeed.lab.store;

/**
 * An endpoint under load, in one direction.
 *
 * @param perSecond answered requests
 * @param counted what the meter says of that time
 */
record Measured(Target target, double perSecond, Counted counted) {

    String direction() {
        return counted.direction();
    }

    /** Of a conversion in the mean. */
    double micros() {
        return counted.micros() / counted.count();
    }

    /** Of a conversion in the mean. */
    double bytes() {
        return counted.bytes() / counted.count();
    }

    /** The part of the response time, from 0 to 1; NaN if it is not known. */
    double share() {
        return counted.responseMicros() <= 0 ? Double.NaN : Math.min(1, counted.micros() / counted.responseMicros());
    }
}
