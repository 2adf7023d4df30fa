/** What is to be written and read, as records of facts: nothing of the compiler and nothing of Jackson in them. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.model;
