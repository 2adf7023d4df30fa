@org.jspecify.annotations.NullMarked
package dev.wirespeed.gradle;
