/** Clients of a company with their partners and orders: ids, amounts and times among short texts. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.clients;
