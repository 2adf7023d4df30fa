/** People with their addresses, interests and friends: short texts and lists of them, as most services send them. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.people;
