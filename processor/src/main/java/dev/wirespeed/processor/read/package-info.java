/**
 * Turns annotated classes into the model; the only place that knows the compiler's elements and Jackson's annotations.
 */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.read;
