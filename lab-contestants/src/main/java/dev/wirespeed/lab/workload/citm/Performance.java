package dev.wirespeed.lab.workload.citm;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** When and where something is performed, and what a seat costs. */
public record Performance(
        long eventId,
        long id,
        @Nullable String logo,
        @Nullable String name,
        List<Price> prices,
        List<SeatCategory> seatCategories,
        @Nullable String seatMapImage,
        long start,
        String venueCode) {}
