package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something to be done. */
public record Issue(
        User user,
        String url,
        List<String> labels,
        @JsonProperty("html_url") String htmlUrl,
        @JsonProperty("labels_url") String labelsUrl,
        @JsonProperty("pull_request") PullRequest pullRequest,
        @JsonProperty("created_at") Instant createdAt,
        @JsonProperty("closed_at") @Nullable Instant closedAt,
        @Nullable String milestone,
        String title,
        String body,
        @JsonProperty("updated_at") Instant updatedAt,
        int number,
        String state,
        @Nullable User assignee,
        long id,
        @JsonProperty("events_url") String eventsUrl,
        @JsonProperty("comments_url") String commentsUrl,
        int comments) {}
