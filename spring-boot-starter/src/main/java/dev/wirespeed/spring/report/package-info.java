/** What the meter has to say: the endpoint of the actuator, as JSON and as a page. */
@NullMarked
package dev.wirespeed.spring.report;

import org.jspecify.annotations.NullMarked;
