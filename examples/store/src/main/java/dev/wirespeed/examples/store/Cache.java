package dev.wirespeed.examples.store;

import dev.wirespeed.examples.store.api.OrderDto;
import dev.wirespeed.examples.store.api.UserDto;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** The first users and all of their orders, held in memory from the start on: to answer with one is to convert it. */
@Component
public class Cache implements InitializingBean {
    private final Users all;
    private final TransactionOperations transactions;
    private final int size;
    private final Map<Long, UserDto> users = new HashMap<>();
    private final Map<Long, OrderDto> orders = new HashMap<>();

    /** The seed is asked for since it has to be there first. */
    Cache(Users all, TransactionOperations transactions, Seed seed, @Value("${store.cached-users}") int size) {
        this.all = all;
        this.transactions = transactions;
        this.size = size;
    }

    @Override
    public void afterPropertiesSet() {
        transactions.executeWithoutResult(transaction -> {
            for (long id = 1; id <= size; id++) {
                all.findById(id).map(UserDto::of).ifPresent(this::add);
            }
        });
    }

    private void add(UserDto user) {
        users.put(user.id(), user);
        user.orders().forEach(order -> orders.put(order.id(), order));
    }

    public Optional<UserDto> user(long id) {
        return Optional.ofNullable(users.get(id));
    }

    public Optional<OrderDto> order(long id) {
        return Optional.ofNullable(orders.get(id));
    }
}
