package dev.wirespeed.lab.workload.numbers;

/** A place and what was measured there. */
public record Point(double x, double y, double z, long time, double level) {}
