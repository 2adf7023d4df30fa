/** The mappers that frameworks make, with codecs and without: who writes and reads, and that nothing else differs. */
@NullMarked
package dev.wirespeed.mappers;

import org.jspecify.annotations.NullMarked;
