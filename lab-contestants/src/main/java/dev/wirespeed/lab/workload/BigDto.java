package dev.wirespeed.lab.workload;

import java.util.List;

/** A long list of nested objects, as an endpoint returns it for a page or an export. */
public record BigDto(long id, List<Item> items) {}
