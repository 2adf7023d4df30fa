/** The objects to write and read, as records of facts, without types of the compiler or of Jackson. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.model;
