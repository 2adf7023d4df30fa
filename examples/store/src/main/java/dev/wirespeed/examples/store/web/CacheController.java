package dev.wirespeed.examples.store.web;

import dev.wirespeed.examples.store.Cache;
import dev.wirespeed.examples.store.api.CheckedOrder;
import dev.wirespeed.examples.store.api.OrderDto;
import dev.wirespeed.examples.store.api.OrderRequest;
import dev.wirespeed.examples.store.api.UserDto;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** Answers whose work is conversion alone, in Spring MVC and in WebFlux. */
@RestController
class CacheController {
    private final Cache cache;

    CacheController(Cache cache) {
        this.cache = cache;
    }

    @GetMapping("/users/{id}/cached")
    UserDto user(@PathVariable("id") long id) {
        return cache.user(id).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "no user " + id));
    }

    @GetMapping("/orders/{id}/cached")
    OrderDto order(@PathVariable("id") long id) {
        return cache.order(id).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "no order " + id));
    }

    @PostMapping("/orders/check")
    CheckedOrder check(@RequestBody OrderRequest request) {
        return CheckedOrder.of(request);
    }
}
