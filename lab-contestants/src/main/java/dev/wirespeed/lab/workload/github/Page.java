package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** A page of a wiki. */
public record Page(
        @JsonProperty("page_name") String pageName,
        @JsonProperty("html_url") String htmlUrl,
        String title,
        String sha,
        @Nullable String summary,
        String action) {}
