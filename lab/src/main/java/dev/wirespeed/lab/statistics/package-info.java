/** Leaves of arithmetic: intervals, trends, noise. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.statistics;
