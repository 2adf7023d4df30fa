package dev.wirespeed.lab.workload.github;

import dev.wirespeed.Wire;
import java.util.List;

/** A page of events; the file holds just the list. */
@Wire
public record GithubEvents(List<Event> events) {}
