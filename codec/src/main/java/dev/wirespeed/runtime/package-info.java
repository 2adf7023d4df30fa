/** What generated code of every format builds on; of a format it knows by name only the writer and the reader that are sealed. Not for people. */
@NullMarked
package dev.wirespeed.runtime;

import org.jspecify.annotations.NullMarked;
