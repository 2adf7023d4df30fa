@NullMarked
package dev.wirespeed.jackson;

import org.jspecify.annotations.NullMarked;
