package dev.wirespeed.lab.workload;

import dev.wirespeed.Wire;
import java.util.List;

/** Records that are converted in one go. */
@Wire
public record TelemetryBatch(List<TelemetryRecord> records) {}
