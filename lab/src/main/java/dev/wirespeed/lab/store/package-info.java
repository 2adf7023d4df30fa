/** The example service, started with codecs and without, and put under load: what its meter says before and after. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.store;
