/** The user's own classes as a workload: found, tried out, and given the code that contestants need for them. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.sample;
