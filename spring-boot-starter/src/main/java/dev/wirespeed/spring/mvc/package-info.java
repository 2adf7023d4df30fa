/** The meter in Spring MVC. */
@NullMarked
package dev.wirespeed.spring.mvc;

import org.jspecify.annotations.NullMarked;
