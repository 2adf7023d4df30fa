/** Codecs inside Jackson's mappers, and Jackson inside codecs. */
@NullMarked
package dev.wirespeed.jackson;

import org.jspecify.annotations.NullMarked;
