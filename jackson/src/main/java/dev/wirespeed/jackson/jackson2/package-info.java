/** The same for Jackson 2: codecs of the dialect {@code jackson2} inside its mappers, and Jackson 2 inside such codecs. */
@NullMarked
package dev.wirespeed.jackson.jackson2;

import org.jspecify.annotations.NullMarked;
