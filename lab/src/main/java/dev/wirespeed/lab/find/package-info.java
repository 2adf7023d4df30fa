/** {@code wirespeed find}: what serialization takes of a running JVM, from what Flight Recorder says. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.find;
