package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What it was about: something for each kind of event, and null for the others.
 *
 * <p>No component begins with "is": DSL-JSON takes such names for those of getters.
 */
public record Payload(
        @Nullable List<Commit> commits,
        @JsonProperty("distinct_size") @Nullable Integer distinctSize,
        @Nullable String ref,
        @JsonProperty("push_id") @Nullable Long pushId,
        @Nullable String head,
        @Nullable String before,
        @Nullable Integer size,
        @Nullable String description,
        @JsonProperty("master_branch") @Nullable String masterBranch,
        @JsonProperty("ref_type") @Nullable String refType,
        @Nullable Fork forkee,
        @Nullable String action,
        @JsonProperty("issue") @Nullable Issue ticket,
        @Nullable Comment comment,
        @Nullable List<Page> pages) {}
