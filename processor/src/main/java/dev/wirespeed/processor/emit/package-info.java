/**
 * Turns the model into Java source. The traversal decides what is written and when. {@code Layout} arranges the
 * properties of an object. {@code Notation} has the code of a single format; its implementations are in packages of
 * their own.
 */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.emit;
