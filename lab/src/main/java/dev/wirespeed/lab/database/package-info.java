/** The databases that the experiment {@code rows} asks. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.database;
