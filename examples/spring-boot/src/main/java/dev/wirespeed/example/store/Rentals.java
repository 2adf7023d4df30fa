package dev.wirespeed.example.store;

import org.springframework.data.jpa.repository.JpaRepository;

/** All rentals. */
public interface Rentals extends JpaRepository<Rental, Long> {}
