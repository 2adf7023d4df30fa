/** Compares serializers fairly and draws a report. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab;
