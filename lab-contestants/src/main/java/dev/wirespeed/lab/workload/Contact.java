package dev.wirespeed.lab.workload;

/** Someone in an address book. */
public record Contact(
        long id,
        String firstName,
        String lastName,
        String email,
        String company,
        String street,
        String city,
        String country,
        int age,
        double balance,
        boolean active) {}
