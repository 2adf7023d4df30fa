/** What the sides of Jackson 2 and 3 share. */
@NullMarked
package dev.wirespeed.jackson.internal;

import org.jspecify.annotations.NullMarked;
