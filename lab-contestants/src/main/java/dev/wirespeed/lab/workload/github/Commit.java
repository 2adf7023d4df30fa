package dev.wirespeed.lab.workload.github;

/** A commit that was pushed. */
public record Commit(String url, String message, boolean distinct, String sha, Author author) {}
