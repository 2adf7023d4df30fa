package dev.wirespeed.examples.store;

import dev.wirespeed.examples.store.entity.Order;
import org.springframework.data.jpa.repository.JpaRepository;

/** All orders. */
public interface Orders extends JpaRepository<Order, Long> {}
