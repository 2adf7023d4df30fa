/** Every problem that stops a codec, with its stable id, the element it sits on and what to do about it. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.check;
