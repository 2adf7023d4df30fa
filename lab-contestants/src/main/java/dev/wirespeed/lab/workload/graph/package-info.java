/** An entity and all that hangs on it, as an endpoint returns it that nobody looked at. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.graph;
