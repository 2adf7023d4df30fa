/**
 * Codecs for some types, written by hand with public API only: the bar that generated code is measured against.
 *
 * <p>Codecs know the order in which properties are written. Reading follows it word by word; the first miss, be it
 * another order, white space or an unknown name, takes the object from its start again in a loop that expects
 * anything. Properties that can't be null must be there.
 */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.contestant.hand;
