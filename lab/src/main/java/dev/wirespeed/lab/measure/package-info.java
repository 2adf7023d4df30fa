/** Runs forks and records what they measured. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.measure;
