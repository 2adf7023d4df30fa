/** What a run leaves behind: the records of {@code result.json}, and nothing that can be computed from them. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.result;
