/**
 * Puts generated codecs into Jackson's mappers, and Jackson into codecs as the fallback.
 * {@link dev.wirespeed.jackson.WirespeedModule} gives a mapper the codecs;
 * {@link dev.wirespeed.jackson.WirespeedJsonFactory} makes reading faster, too.
 */
@NullMarked
package dev.wirespeed.jackson;

import org.jspecify.annotations.NullMarked;
