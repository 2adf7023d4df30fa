/** What knows no types of Jackson. */
@NullMarked
package dev.wirespeed.jackson.internal;

import org.jspecify.annotations.NullMarked;
