/** Operations on codecs that Jackson's mappers need; exported only to the modules that put codecs into mappers. */
@NullMarked
package dev.wirespeed.mapper;

import org.jspecify.annotations.NullMarked;
