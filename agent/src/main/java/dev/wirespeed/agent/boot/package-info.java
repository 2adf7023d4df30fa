/**
 * What instrumented libraries call: counters, on the boot class path, where every class loader finds it. Knows the JDK alone, and of an
 * application's classes no more than names and weak references.
 */
@NullMarked
package dev.wirespeed.agent.boot;

import org.jspecify.annotations.NullMarked;
