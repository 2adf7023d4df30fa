/** A video with its pictures, as the suite jvm-serializers has it. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.media;
