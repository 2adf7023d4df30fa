/** The runtime of generated JSON codecs. Not an API for users, who only need {@link dev.wirespeed.Json}. */
@NullMarked
package dev.wirespeed.json;

import org.jspecify.annotations.NullMarked;
