/** Measurements: nothing but numbers. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.numbers;
