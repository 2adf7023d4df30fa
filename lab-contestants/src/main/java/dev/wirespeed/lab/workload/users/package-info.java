/** Users of a site and their friends, as java-json-benchmark has them in its users and clients. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.users;
