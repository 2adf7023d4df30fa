/** What runs beside a framework, in a JVM of its own: knows neither Jackson. */
@NullMarked
package dev.wirespeed.mappers.fork;

import org.jspecify.annotations.NullMarked;
