/**
 * Wirespeed for Spring Boot services: codecs in the web layer, and the meter, which shows the cost of serialization.
 */
@NullMarked
package dev.wirespeed.spring;

import org.jspecify.annotations.NullMarked;
