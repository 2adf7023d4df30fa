/** What a JMH fork runs: one contestant on one workload. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.fork;
