/** Sustained runs: a sender and a receiver in two JVMs, at a rate, for as long as one likes. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.sustained;
