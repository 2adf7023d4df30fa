package dev.wirespeed.lab.workload.github;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Somebody with an account. */
public record User(
        String url,
        @JsonProperty("gists_url") String gistsUrl,
        @JsonProperty("gravatar_id") String gravatarId,
        String type,
        @JsonProperty("avatar_url") String avatarUrl,
        @JsonProperty("subscriptions_url") String subscriptionsUrl,
        @JsonProperty("organizations_url") String organizationsUrl,
        @JsonProperty("received_events_url") String receivedEventsUrl,
        @JsonProperty("repos_url") String reposUrl,
        String login,
        long id,
        @JsonProperty("starred_url") String starredUrl,
        @JsonProperty("events_url") String eventsUrl,
        @JsonProperty("followers_url") String followersUrl,
        @JsonProperty("following_url") String followingUrl) {}
