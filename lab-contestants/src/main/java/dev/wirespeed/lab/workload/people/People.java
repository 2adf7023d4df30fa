package dev.wirespeed.lab.workload.people;

import dev.wirespeed.Wire;
import java.util.List;

/** A page of people. */
@Wire
public record People(List<Person> people) {}
