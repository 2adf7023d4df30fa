package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;

/** What somebody has to say. */
public record Comment(
        User user,
        String url,
        @JsonProperty("issue_url") String urlOfIssue,
        @JsonProperty("created_at") Instant createdAt,
        String body,
        @JsonProperty("updated_at") Instant updatedAt,
        long id) {}
