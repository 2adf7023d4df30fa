package dev.wirespeed.lab.workload;

import dev.wirespeed.Wire;
import java.io.Serializable;
import java.util.List;

/** Records that are converted in one go. */
@Wire
public record TelemetryBatch(List<TelemetryRecord> records) implements Serializable {}
