package dev.wirespeed.examples.store.api;

import dev.wirespeed.examples.store.entity.User;
import java.util.List;

/** A user and all that hangs on it, as it is sent. */
public record UserDto(
        Long id,
        String email,
        String firstName,
        String lastName,
        List<OrderDto> orders,
        List<AddressDto> addresses,
        List<RoleDto> roles) {
    public static UserDto of(User user) {
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
