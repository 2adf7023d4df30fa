/** What serialization costs a month, from requests, CPU, bytes and prices. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.cost;
