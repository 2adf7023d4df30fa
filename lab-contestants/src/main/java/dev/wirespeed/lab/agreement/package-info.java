/** Who may be timed: round trip equal, same document as the oracle, garbage rejected. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.agreement;
