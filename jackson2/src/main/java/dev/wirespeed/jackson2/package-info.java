/** Codecs of the dialect {@code jackson2} inside Jackson 2's mappers, and Jackson 2 inside such codecs. */
@NullMarked
package dev.wirespeed.jackson2;

import org.jspecify.annotations.NullMarked;
