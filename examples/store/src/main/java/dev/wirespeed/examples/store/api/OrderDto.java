package dev.wirespeed.examples.store.api;

import dev.wirespeed.examples.store.entity.Order;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/** An order, as it is sent. */
public record OrderDto(
        Long id,
        AddressDto shipTo,
        String number,
        String status,
        Instant placedAt,
        BigDecimal total,
        List<LineDto> lines) {
    public static OrderDto of(Order order) {
        return new OrderDto(
                order.getId(),
                AddressDto.of(order.getShipTo()),
                order.getNumber(),
                order.getStatus(),
                order.getPlacedAt(),
                order.getTotal(),
                order.getLines().stream().map(LineDto::of).toList());
    }
}
