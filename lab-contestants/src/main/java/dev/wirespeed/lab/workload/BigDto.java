package dev.wirespeed.lab.workload;

import dev.wirespeed.Wire;
import java.io.Serializable;
import java.util.List;

/** A long list of nested objects, as an endpoint returns it for a page or an export. */
@Wire
public record BigDto(long id, List<Item> items) implements Serializable {}
