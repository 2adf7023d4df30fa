/** One class with very many properties. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.wide;
