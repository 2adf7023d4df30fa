/**
 * Turns the model into Java source. The traversal decides what is written and when; how the properties of an object
 * follow one another is behind {@code Layout}, and what one format calls things behind {@code Notation}, whose
 * implementations are in packages of their own.
 */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.emit;
