package dev.wirespeed.examples.store.api;

import java.math.BigDecimal;
import java.util.List;

/** What a user wants to buy. */
public record OrderRequest(long userId, List<Item> items) {

    /** So many of one thing. */
    public record Item(String sku, String title, int quantity, BigDecimal price) {
        public BigDecimal cost() {
            return price.multiply(BigDecimal.valueOf(quantity));
        }
    }
}
