/** The serializers that the lab compares, one file each. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.contestant;
