package dev.wirespeed.lab.workload.citm;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is performed. */
public record Event(
        @Nullable String description,
        long id,
        @Nullable String logo,
        String name,
        List<Long> subTopicIds,
        @Nullable String subjectCode,
        @Nullable String subtitle,
        List<Long> topicIds) {}
