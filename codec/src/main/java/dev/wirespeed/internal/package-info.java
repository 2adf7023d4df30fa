/** Stand-alone leaves: scalars written into a {@code byte[]} and read from one. Not part of the public API. */
@NullMarked
package dev.wirespeed.internal;

import org.jspecify.annotations.NullMarked;
