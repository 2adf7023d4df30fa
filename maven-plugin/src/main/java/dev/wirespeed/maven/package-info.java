/** Codecs in the build of a Maven project. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.maven;
