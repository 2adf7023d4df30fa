package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Who did it. */
public record Actor(
        @JsonProperty("gravatar_id") String gravatarId,
        String login,
        @JsonProperty("avatar_url") String avatarUrl,
        String url,
        long id) {}
