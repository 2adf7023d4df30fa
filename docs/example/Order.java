package com.example;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

@Wire
public record Order(
        long id,
        Instant placed,
        Status status,
        @JsonProperty("ship_to") String shipTo,
        @JsonInclude(JsonInclude.Include.NON_NULL) String note,
        List<Item> items) {

    public enum Status {
        OPEN,
        PAID,
        @JsonProperty("sent-out")
        SENT
    }

    public record Item(String sku, int quantity, BigDecimal price) {}
}
