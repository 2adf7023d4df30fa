/** What the two JVMs of a sustained run do: one sends records at a rate over Netty, the other one verifies each of them. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.stream;
