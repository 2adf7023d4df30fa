package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** Where the changes for an issue are. */
public record PullRequest(
        @JsonProperty("html_url") @Nullable String htmlUrl,
        @JsonProperty("patch_url") @Nullable String patchUrl,
        @JsonProperty("diff_url") @Nullable String diffUrl) {}
