package dev.wirespeed.example.store;

import org.springframework.data.jpa.repository.JpaRepository;

/** All reviews. */
public interface Reviews extends JpaRepository<Review, Long> {}
