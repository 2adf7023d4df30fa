package dev.wirespeed.lab.workload.github;

/** Where it was done. */
public record Repository(String url, long id, String name) {}
