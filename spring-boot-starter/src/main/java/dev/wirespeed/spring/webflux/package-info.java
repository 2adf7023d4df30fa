/** The meter in Spring WebFlux. */
@NullMarked
package dev.wirespeed.spring.webflux;

import org.jspecify.annotations.NullMarked;
