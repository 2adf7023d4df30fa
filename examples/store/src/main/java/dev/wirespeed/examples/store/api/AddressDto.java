package dev.wirespeed.examples.store.api;

import dev.wirespeed.examples.store.entity.Address;

/** An address, as it is sent. */
public record AddressDto(Long id, String kind, String street, String city, String zip, String country) {
    public static AddressDto of(Address address) {
        return new AddressDto(
                address.getId(),
                address.getKind(),
                address.getStreet(),
                address.getCity(),
                address.getZip(),
                address.getCountry());
    }
}
