/** What JSON calls things. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.emit.json;
