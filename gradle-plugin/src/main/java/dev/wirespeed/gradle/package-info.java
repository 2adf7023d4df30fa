/** The Gradle plugin, which generates codecs for a project's compiled classes. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.gradle;
