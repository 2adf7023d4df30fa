@org.jspecify.annotations.NullMarked
package dev.wirespeed.maven;
