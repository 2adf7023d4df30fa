package dev.wirespeed.lab.workload.citm;

import java.util.List;

/** Seats of one price. */
public record SeatCategory(List<Area> areas, long seatCategoryId) {}
