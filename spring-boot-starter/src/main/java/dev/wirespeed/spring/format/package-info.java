/** What clients may ask for: other formats by a media type, and some properties by a parameter. */
@NullMarked
package dev.wirespeed.spring.format;

import org.jspecify.annotations.NullMarked;
