package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.lab.workload.graph.Address;
import dev.wirespeed.lab.workload.graph.LineItem;
import dev.wirespeed.lab.workload.graph.Order;
import dev.wirespeed.lab.workload.graph.Role;
import dev.wirespeed.lab.workload.graph.User;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/** Everything in records. */
record UserDto(
        long id,
        String email,
        String firstName,
        String lastName,
        List<OrderDto> orders,
        List<AddressDto> addresses,
        List<RoleDto> roles) {

    record OrderDto(
            long id, String number, String status, Instant placedAt, BigDecimal total, List<LineItemDto> lineItems) {
        static OrderDto of(Order order) {
            return new OrderDto(
                    order.getId(),
                    order.getNumber(),
                    order.getStatus(),
                    order.getPlacedAt(),
                    order.getTotal(),
                    order.getLineItems().stream().map(LineItemDto::of).toList());
        }
    }

    record LineItemDto(long id, String sku, String title, int quantity, BigDecimal price) {
        static LineItemDto of(LineItem item) {
            return new LineItemDto(item.getId(), item.getSku(), item.getTitle(), item.getQuantity(), item.getPrice());
        }
    }

    record AddressDto(long id, String kind, String street, String city, String zip, String country) {
        static AddressDto of(Address address) {
            return new AddressDto(
                    address.getId(),
                    address.getKind(),
                    address.getStreet(),
                    address.getCity(),
                    address.getZip(),
                    address.getCountry());
        }
    }

    record RoleDto(long id, String name) {
        static RoleDto of(Role role) {
            return new RoleDto(role.getId(), role.getName());
        }
    }

    static UserDto of(User user) {
        return new UserDto(
                user.getId(),
                user.getEmail(),
                user.getFirstName(),
                user.getLastName(),
                user.getOrders().stream().map(OrderDto::of).toList(),
                user.getAddresses().stream().map(AddressDto::of).toList(),
                user.getRoles().stream().map(RoleDto::of).toList());
    }
}
