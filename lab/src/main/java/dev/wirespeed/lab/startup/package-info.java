/** Starting up: from the start of a JVM to its first document. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.startup;
