/** Prints random classes as users write them: small, with random Jackson annotations, each from its own seed. */
package dev.wirespeed.conformance.generator;
