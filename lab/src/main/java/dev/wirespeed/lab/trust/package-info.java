/** The lab's verdicts put to the test: contestants against themselves, where every claim is false. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.trust;
