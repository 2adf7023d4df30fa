package dev.wirespeed;

public @interface Wire {}
