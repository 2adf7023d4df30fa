package dev.wirespeed.lab.result;

/**
 * What the experiment's author reported: how much faster, in percent.
 *
 * @param high the same as {@code low} where one figure was given
 */
public record Reported(Cell cell, double low, double high) {}
