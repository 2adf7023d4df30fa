/** MessagePack with msgpack-core alone, as its makers show it: each field packed and unpacked by hand. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.contestant.pack;
