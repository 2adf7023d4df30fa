@org.jspecify.annotations.NullMarked
package dev.wirespeed.generate;
