/**
 * Leaves without dependencies, which write scalars into a {@code byte[]} and read them from one. Not part of the public
 * API.
 */
@NullMarked
package dev.wirespeed.internal;

import org.jspecify.annotations.NullMarked;
