/**
 * The runtime of generated code, shared by all formats. It knows a format by name only as a permitted subclass of its
 * sealed writer and reader. Not an API for users.
 */
@NullMarked
package dev.wirespeed.runtime;

import org.jspecify.annotations.NullMarked;
