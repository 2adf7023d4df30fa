/** What Jackson's mappers ask of codecs, exported to the modules that put codecs into mappers alone. */
@NullMarked
package dev.wirespeed.mapper;

import org.jspecify.annotations.NullMarked;
