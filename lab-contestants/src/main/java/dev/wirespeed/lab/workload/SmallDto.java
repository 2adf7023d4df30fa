package dev.wirespeed.lab.workload;

import dev.wirespeed.Wire;
import java.io.Serializable;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A flat object of about 260 bytes of JSON, as an endpoint returns it for one user. */
@Wire
public record SmallDto(
        long id,
        String name,
        @Nullable String email,
        int age,
        double score,
        boolean active,
        Status status,
        Instant createdAt,
        @Nullable Instant updatedAt,
        String requestId)
        implements Serializable {}
