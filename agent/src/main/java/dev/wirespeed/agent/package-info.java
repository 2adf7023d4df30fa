/** A Java agent that counts and times the conversions of a running JVM, by root type and caller. */
@NullMarked
package dev.wirespeed.agent;

import org.jspecify.annotations.NullMarked;
