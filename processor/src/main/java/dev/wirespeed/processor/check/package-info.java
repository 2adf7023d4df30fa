/** The problems that prevent a codec, each with a stable id, the element that has it, and advice. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.check;
