package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Something that somebody did. */
public record Event(
        String type,
        @JsonProperty("created_at") Instant createdAt,
        Actor actor,
        Repository repo,
        @JsonProperty("public") boolean isPublic,
        Payload payload,
        String id,
        @Nullable Organization org) {}
