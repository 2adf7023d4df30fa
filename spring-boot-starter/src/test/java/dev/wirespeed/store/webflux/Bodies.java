package dev.wirespeed.store.webflux;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.store.webflux.ReactiveStore.Account;
import dev.wirespeed.store.webflux.ReactiveStore.Brief;
import dev.wirespeed.store.webflux.ReactiveStore.Broken;
import dev.wirespeed.store.webflux.ReactiveStore.User;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpEntity;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.validation.Validator;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;

/** Rarer kinds of bodies. */
@RestController
class Bodies {

    @InitBinder("user")
    void check(WebDataBinder binder) {
        binder.addValidators(Validator.forInstanceOf(User.class, (user, errors) -> {
            if (user.orders().isEmpty()) {
                errors.rejectValue("orders", "none");
            }
        }));
    }

    @PostMapping("/valid")
    User valid(@RequestBody @Validated User user) {
        return user;
    }

    @PostMapping("/map")
    Map<String, Object> map(@RequestBody Map<String, Object> map) {
        return map;
    }

    @PostMapping("/node")
    Mono<JsonNode> node(@RequestBody Mono<JsonNode> node) {
        return node;
    }

    @PostMapping("/list")
    List<User> list(@RequestBody List<User> users) {
        return users;
    }

    @PostMapping("/flux")
    Flux<User> flux(@RequestBody Flux<User> users) {
        return users;
    }

    @PostMapping("/http-entity")
    ResponseEntity<Mono<User>> entity(HttpEntity<Mono<User>> user) {
        return ResponseEntity.ok().eTag("1").body(user.getBody());
    }

    @PostMapping("/brief")
    Account brief(@RequestBody @JsonView(Brief.class) Account account) {
        return account;
    }

    @PostMapping("/parts")
    Mono<User> parts(@RequestPart("user") Mono<User> user) {
        return user;
    }

    @GetMapping("/entity-flux")
    ResponseEntity<Flux<User>> entityFlux() {
        return ResponseEntity.ok().eTag("1").body(Flux.just(User.of(1), User.of(2)));
    }

    /** What comes before the broken one is more than buffers hold. */
    @GetMapping("/broken-off")
    Flux<Object> brokenOff() {
        return Flux.concat(Flux.range(0, 5_000).map(User::of), Flux.just(new Broken(1)));
    }

    @GetMapping(value = "/broken-lines", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<Object> brokenLines() {
        return brokenOff();
    }
}
