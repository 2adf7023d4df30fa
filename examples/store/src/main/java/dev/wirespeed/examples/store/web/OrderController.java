package dev.wirespeed.examples.store.web;

import dev.wirespeed.examples.store.Orders;
import dev.wirespeed.examples.store.Users;
import dev.wirespeed.examples.store.api.OrderDto;
import dev.wirespeed.examples.store.api.OrderRequest;
import dev.wirespeed.examples.store.entity.Line;
import dev.wirespeed.examples.store.entity.Order;
import dev.wirespeed.examples.store.entity.User;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.http.HttpStatus;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** Takes orders, and shows them. Both wait for the database, as the threads of WebFlux must not: so they are MVC's alone. */
@RestController
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class OrderController {
    private final Users users;
    private final Orders orders;

    OrderController(Users users, Orders orders) {
        this.users = users;
        this.orders = orders;
    }

    /** The entity as it is. Its address is a proxy, for which there is no codec: Jackson writes that, and a codec the order. */
    @GetMapping("/orders/{id}/entity")
    Order entity(@PathVariable("id") long id) {
        return orders.findById(id)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "no order " + id));
    }

    @PostMapping("/orders")
    @ResponseStatus(HttpStatus.CREATED)
    @Transactional
    public OrderDto order(@RequestBody OrderRequest request) {
        User user = users.findById(request.userId())
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "no user " + request.userId()));
        return OrderDto.of(orders.save(order(request, user)));
    }

    private static Order order(OrderRequest request, User user) {
        Order order = new Order();
        order.setUser(user);
        order.setShipTo(user.getAddresses().get(0));
        order.setNumber("NEW");
        order.setStatus("PLACED");
        order.setPlacedAt(Instant.now().truncatedTo(ChronoUnit.MICROS));
        order.setTotal(request.items().stream().map(OrderRequest.Item::cost).reduce(BigDecimal.ZERO, BigDecimal::add));
        request.items().forEach(item -> order.getLines().add(line(item, order)));
        return order;
    }

    private static Line line(OrderRequest.Item item, Order order) {
        Line line = new Line();
        line.setOrder(order);
        line.setSku(item.sku());
        line.setTitle(item.title());
        line.setQuantity(item.quantity());
        line.setPrice(item.price());
        return line;
    }
}
