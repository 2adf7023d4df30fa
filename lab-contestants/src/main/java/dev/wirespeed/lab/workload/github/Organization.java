package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whom a repository belongs to. */
public record Organization(
        @JsonProperty("gravatar_id") String gravatarId,
        String login,
        @JsonProperty("avatar_url") String avatarUrl,
        String url,
        long id) {}
