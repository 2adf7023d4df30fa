package dev.wirespeed.lab.result;

/**
 * A JDK that forks ran on.
 *
 * @param feature such as 25
 * @param version such as {@code 25.0.1}
 */
public record JdkUsed(int feature, String version, String vendor) {}
