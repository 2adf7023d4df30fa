package dev.wirespeed.lab.result;

import java.util.List;

/**
 * The first times that a JVM did something.
 *
 * @param setUpMillis what the contestant took before to get ready
 * @param millis of each time, the first one first
 */
public record ColdStart(Cell cell, double setUpMillis, List<Double> millis) {}
