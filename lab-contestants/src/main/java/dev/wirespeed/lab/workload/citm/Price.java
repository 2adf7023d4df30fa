package dev.wirespeed.lab.workload.citm;

/** What a seat costs. */
public record Price(long amount, long audienceSubCategoryId, long seatCategoryId) {}
