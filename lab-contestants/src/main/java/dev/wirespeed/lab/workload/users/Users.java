package dev.wirespeed.lab.workload.users;

import dev.wirespeed.Wire;
import java.util.List;

/** A page of users. */
@Wire
public record Users(List<User> users) {}
