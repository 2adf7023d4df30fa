/** The report of a folder or of a run, served to a browser on this machine. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.serve;
