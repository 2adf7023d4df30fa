package dev.wirespeed.lab.workload.github;

/** Who wrote a commit. */
public record Author(String email, String name) {}
