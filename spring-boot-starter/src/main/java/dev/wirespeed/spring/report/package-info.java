/** The meter's report: the actuator endpoint, as JSON and as a page. */
@NullMarked
package dev.wirespeed.spring.report;

import org.jspecify.annotations.NullMarked;
