package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Types for the public corpora: what a user would write for them. */
@SuppressWarnings("ArrayRecordComponent") // models of what users write
final class CorporaModel {
    private CorporaModel() {}

    @Wire
    record Canada(String type, List<Feature> features) {
        record Feature(String type, Map<String, String> properties, Geometry geometry) {}

        record Geometry(String type, double[][][] coordinates) {}
    }

    @Wire
    record Catalog(
            Map<Integer, String> areaNames,
            Map<Long, String> audienceSubCategoryNames,
            Map<String, String> blockNames,
            Map<Integer, Event> events,
            List<Performance> performances,
            Map<Integer, String> seatCategoryNames,
            Map<Integer, String> subTopicNames,
            Map<Integer, String> subjectNames,
            Map<Integer, String> topicNames,
            Map<Integer, int[]> topicSubTopics,
            Map<String, String> venueNames) {
        record Event(
                String description,
                int id,
                String logo,
                String name,
                int[] subTopicIds,
                Integer subjectCode,
                String subtitle,
                List<Integer> topicIds) {}

        record Performance(
                int eventId,
                int id,
                String logo,
                String name,
                List<Price> prices,
                List<SeatCategory> seatCategories,
                String seatMapImage,
                long start,
                String venueCode) {}

        record Price(int amount, int audienceSubCategoryId, int seatCategoryId) {}

        record SeatCategory(List<Area> areas, int seatCategoryId) {}

        record Area(int areaId, long[] blockIds) {}
    }

    @Wire
    record GithubEvent(
            String type,
            @JsonProperty("created_at") Instant createdAt,
            Actor actor,
            Repo repo,
            @JsonProperty("public") boolean isPublic,
            Payload payload,
            long id,
            Actor org) {
        record Actor(
                @JsonProperty("gravatar_id") String gravatarId,
                String login,
                @JsonProperty("avatar_url") String avatarUrl,
                String url,
                int id) {}

        record Repo(String url, int id, String name) {}

        record Payload(
                List<Commit> commits,
                @JsonProperty("distinct_size") Integer distinctSize,
                String ref,
                @JsonProperty("push_id") Long pushId,
                String head,
                String before,
                Integer size,
                String description,
                String action,
                Map<String, Object> issue,
                Object forkee) {}

        record Commit(String url, String message, boolean distinct, String sha, Map<String, String> author) {}
    }

    /** A line of the NDJSON corpus, which is an array, inside of an object. */
    @Wire
    record Row(List<Object> row) {}
}
