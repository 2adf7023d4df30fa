package dev.wirespeed.examples.store.api;

import java.math.BigDecimal;

/** What is said of an order before it is placed. */
public record CheckedOrder(long userId, int quantity, BigDecimal total) {
    public static CheckedOrder of(OrderRequest request) {
        return new CheckedOrder(
                request.userId(),
                request.items().stream().mapToInt(OrderRequest.Item::quantity).sum(),
                request.items().stream().map(OrderRequest.Item::cost).reduce(BigDecimal.ZERO, BigDecimal::add));
    }
}
