/** The events of a ticket office: {@code citm_catalog.json}, which many suites read, bound to types. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.citm;
