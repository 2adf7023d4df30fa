/** The notation of JSON. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.processor.emit.json;
