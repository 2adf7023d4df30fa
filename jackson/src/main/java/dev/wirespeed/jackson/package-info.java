/**
 * Codecs inside Jackson's mappers, and Jackson inside codecs. A mapper has the codecs by {@link
 * dev.wirespeed.jackson.WirespeedModule}, and reads faster by {@link dev.wirespeed.jackson.WirespeedJsonFactory}, too.
 */
@NullMarked
package dev.wirespeed.jackson;

import org.jspecify.annotations.NullMarked;
