/** Thirty types that have nothing to do with what is timed, as there are in any service. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.crowd;
