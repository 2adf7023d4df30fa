/** What is to be written and read, as plain records: nothing of the compiler and nothing of Jackson in them. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.model;
