/** Classes without a dependency on Jackson's types. */
@NullMarked
package dev.wirespeed.jackson.internal;

import org.jspecify.annotations.NullMarked;
