package dev.wirespeed.lab.workload.citm;

import java.util.List;

/** A part of the hall. */
public record Area(long areaId, List<Long> blockIds) {}
