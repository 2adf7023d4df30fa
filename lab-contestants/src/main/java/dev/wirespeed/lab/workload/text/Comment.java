package dev.wirespeed.lab.workload.text;

/** What somebody has to say about a text. */
public record Comment(String author, String text) {}
