/** The questions that the lab answers, each with its data and the figures its author reported. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.experiment;
