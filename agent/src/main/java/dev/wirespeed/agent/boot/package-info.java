/**
 * The counters that instrumented libraries call, on the boot class path, where every class loader finds them. Depends
 * on the JDK only, and keeps nothing of an application's classes but names and weak references.
 */
@NullMarked
package dev.wirespeed.agent.boot;

import org.jspecify.annotations.NullMarked;
