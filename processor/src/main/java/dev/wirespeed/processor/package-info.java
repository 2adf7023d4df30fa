/** Generates codecs for classes annotated with {@link dev.wirespeed.Wire}: read, then check, then emit. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor;
