/** Nested collections out of a database as JSON: the queries, the data, and the ways to get records from them. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.rows;
