/** Codecs for the classes that a project has compiled, in Gradle. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.gradle;
