/** The data that the lab compares serializers on. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload;
