package dev.wirespeed.example.web;

/** Who sees what. */
public interface Views {
    /** Everybody. */
    interface Public {}

    /** Those who work here. */
    interface Internal extends Public {}
}
