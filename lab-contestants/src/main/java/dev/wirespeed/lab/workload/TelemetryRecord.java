package dev.wirespeed.lab.workload;

import java.io.Serializable;

/**
 * What the logger of a refrigerated container sends every few seconds.
 *
 * @param type the kind of event, from 0 to 5
 * @param sequence from 0, one more for each record
 * @param micros when it was measured, in microseconds since 1970
 * @param humidity in percent
 * @param rssi of the radio link in dBm, always negative
 * @param air temperatures in hundredths of a degree Celsius, negative but for that at the door
 */
public record TelemetryRecord(
        byte type,
        long sequence,
        long micros,
        String device,
        String message,
        double humidity,
        int rssi,
        int air,
        int product,
        int door,
        int evaporator)
        implements Serializable {}
