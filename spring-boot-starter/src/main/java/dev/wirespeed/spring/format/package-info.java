/** Options for clients: other formats by media type, and some of the properties by a parameter. */
@NullMarked
package dev.wirespeed.spring.format;

import org.jspecify.annotations.NullMarked;
