/** Wirespeed in services of Spring Boot: codecs for the web layer, and the meter that says what serialization costs. */
@NullMarked
package dev.wirespeed.spring;

import org.jspecify.annotations.NullMarked;
