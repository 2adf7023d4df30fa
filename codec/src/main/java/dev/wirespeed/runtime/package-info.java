/** What generated code of every format builds on, and nothing of any format; not for people. */
@NullMarked
package dev.wirespeed.runtime;

import org.jspecify.annotations.NullMarked;
