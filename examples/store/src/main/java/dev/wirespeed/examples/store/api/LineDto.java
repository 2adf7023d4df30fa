package dev.wirespeed.examples.store.api;

import dev.wirespeed.examples.store.entity.Line;
import java.math.BigDecimal;

/** A line of an order, as it is sent. */
public record LineDto(Long id, String sku, String title, int quantity, BigDecimal price) {
    public static LineDto of(Line line) {
        return new LineDto(line.getId(), line.getSku(), line.getTitle(), line.getQuantity(), line.getPrice());
    }
}
