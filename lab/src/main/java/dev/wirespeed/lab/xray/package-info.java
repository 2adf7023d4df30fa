/** Where the bytes of a JSON document are, and what other shapes of it would take. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.xray;
