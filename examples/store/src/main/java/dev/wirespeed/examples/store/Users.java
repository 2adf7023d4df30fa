package dev.wirespeed.examples.store;

import dev.wirespeed.examples.store.entity.User;
import org.springframework.data.jpa.repository.JpaRepository;

/** All users. */
public interface Users extends JpaRepository<User, Long> {}
