/** Codecs for classes that are compiled already, in jars and folders. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.generate;
