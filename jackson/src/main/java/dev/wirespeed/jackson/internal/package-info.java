/**
 * What the sides of Jackson 2 and 3 share: all that knows neither's types. The rest is there twice, class by class under the same
 * names, since the two have the same types in other packages and nothing in common.
 */
@NullMarked
package dev.wirespeed.jackson.internal;

import org.jspecify.annotations.NullMarked;
