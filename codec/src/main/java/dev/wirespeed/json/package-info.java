/** What generated JSON codecs call. Users need {@link dev.wirespeed.Json} only. */
@NullMarked
package dev.wirespeed.json;

import org.jspecify.annotations.NullMarked;
