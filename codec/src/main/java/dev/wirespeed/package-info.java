/** What users of Wirespeed write in their code. */
@NullMarked
package dev.wirespeed;

import org.jspecify.annotations.NullMarked;
