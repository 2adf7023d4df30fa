/** Turns the model into Java source, one emitter per format. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.emit;
