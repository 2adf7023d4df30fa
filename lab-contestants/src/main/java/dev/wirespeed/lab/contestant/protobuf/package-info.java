/** From the data to protoc's and QuickBuffers' messages, and back. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.contestant.protobuf;
