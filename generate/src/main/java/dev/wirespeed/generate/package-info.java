/** Generates codecs for compiled classes in jars and folders. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.generate;
