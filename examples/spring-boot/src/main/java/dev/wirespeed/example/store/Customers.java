package dev.wirespeed.example.store;

import org.springframework.data.jpa.repository.JpaRepository;

/** All customers. */
public interface Customers extends JpaRepository<Customer, Long> {}
