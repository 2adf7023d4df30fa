package dev.wirespeed.lab.workload;

import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One element of a {@link BigDto}: text, a number, a list, a map that may be absent and a time. */
public record Item(
        long id,
        String sku,
        String title,
        int price,
        List<String> tags,
        @Nullable Map<String, String> attrs,
        Instant createdAt)
        implements Serializable {}
