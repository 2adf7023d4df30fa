package dev.wirespeed.lab.workload.people;

import java.time.LocalDate;
import java.util.List;

/** Somebody with an account. */
public record Person(
        String id,
        int index,
        String firstName,
        String lastName,
        String email,
        String phone,
        int age,
        String gender,
        String employer,
        boolean verified,
        LocalDate registered,
        double rating,
        Address home,
        List<String> tags,
        List<String> languages,
        List<Contact> friends) {

    /** Where somebody lives. */
    public record Address(String street, String postalCode, String city, String country) {}

    /** Somebody whom a person knows. */
    public record Contact(String id, String name, String email) {}
}
