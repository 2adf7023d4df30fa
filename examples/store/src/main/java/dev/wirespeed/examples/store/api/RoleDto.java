package dev.wirespeed.examples.store.api;

import dev.wirespeed.examples.store.entity.Role;

/** A role, as it is sent. */
public record RoleDto(Long id, String name) {
    public static RoleDto of(Role role) {
        return new RoleDto(role.getId(), role.getName());
    }
}
