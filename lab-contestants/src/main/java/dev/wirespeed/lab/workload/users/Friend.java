package dev.wirespeed.lab.workload.users;

import java.time.OffsetDateTime;
import java.util.UUID;

/** A friend of a user. */
public record Friend(UUID id, String name, OffsetDateTime since) {}
