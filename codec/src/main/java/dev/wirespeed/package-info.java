/** The API of Wirespeed. */
@NullMarked
package dev.wirespeed;

import org.jspecify.annotations.NullMarked;
