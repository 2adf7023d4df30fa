package dev.wirespeed.lab.workload.citm;

import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;

/** All that is known of events, with names by the numbers that stand for them. */
@Wire
public record Catalog(
        Map<Long, String> areaNames,
        Map<Long, String> audienceSubCategoryNames,
        Map<Long, String> blockNames,
        Map<Long, Event> events,
        List<Performance> performances,
        Map<Long, String> seatCategoryNames,
        Map<Long, String> subTopicNames,
        Map<Long, String> subjectNames,
        Map<Long, String> topicNames,
        Map<Long, List<Long>> topicSubTopics,
        Map<String, String> venueNames) {}
