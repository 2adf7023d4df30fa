/** What can be done about an endpoint that returns a whole entity. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.contestant.graph;
