/** Measures conversions of bodies per endpoint; knows neither Spring MVC nor WebFlux. */
@NullMarked
package dev.wirespeed.spring.meter;

import org.jspecify.annotations.NullMarked;
