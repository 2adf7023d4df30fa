/** Text that isn't plain ASCII. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.text;
