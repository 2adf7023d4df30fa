/** The command line. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.cli;
