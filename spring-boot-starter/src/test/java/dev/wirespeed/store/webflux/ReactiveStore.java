package dev.wirespeed.store.webflux;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.Resource;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;
import org.springframework.web.server.WebFilter;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A reactive service with one handler of each kind. */
@SpringBootApplication
class ReactiveStore {

    @Wire
    record User(long id, String email, List<Order> orders) {
        static User of(long id) {
            return new User(id, "a@b.c", List.of(new Order(1, Map.of("secret-key", "secret-value"))));
        }
    }

    record Order(long number, Map<String, String> notes) {}

    interface Brief {}

    @Wire
    record Account(@JsonView(Brief.class) long id, String password) {}

    /** Can't be written. */
    record Broken(long id) {
        @SuppressWarnings("DoNotCallSuggester") // as getters of entities do
        public String getTotal() {
            throw new IllegalStateException("no total");
        }
    }

    @Bean
    RouterFunction<ServerResponse> functions() {
        return RouterFunctions.route()
                .GET(
                        "/function/{id}",
                        request -> ServerResponse.ok().bodyValue(User.of(Long.parseLong(request.pathVariable("id")))))
                .POST("/function", request -> ServerResponse.ok().body(request.bodyToMono(User.class), User.class))
                .build();
    }

    /** Makes another request of some. */
    @Bean
    @org.springframework.core.annotation.Order(0)
    WebFilter madeRequests() {
        return (exchange, chain) -> exchange.getRequest().getPath().value().equals("/made")
                ? chain.filter(exchange.mutate()
                        .request(request -> request.header("X-Made", "7"))
                        .build())
                : chain.filter(exchange);
    }

    @RestController
    static class Users {
        @GetMapping("/made")
        User made(@RequestHeader("X-Made") long id) {
            return User.of(id);
        }

        @GetMapping("/users/{id}")
        Mono<User> user(@PathVariable long id) {
            return Mono.fromCallable(() -> User.of(id));
        }

        @GetMapping("/plain")
        User plain() {
            return User.of(1);
        }

        @GetMapping("/users")
        Flux<User> users() {
            return Flux.just(User.of(1), User.of(2));
        }

        @GetMapping("/entity")
        Mono<ResponseEntity<User>> entity() {
            return Mono.just(ResponseEntity.status(201).header("X-Id", "1").body(User.of(1)));
        }

        @PostMapping("/users")
        Mono<User> add(@RequestBody Mono<User> user) {
            return user;
        }

        @GetMapping("/text")
        Mono<String> text() {
            return Mono.just("text");
        }

        @GetMapping(value = "/lines", produces = MediaType.APPLICATION_NDJSON_VALUE)
        Flux<User> lines() {
            return Flux.just(User.of(1), User.of(2), User.of(3));
        }

        @GetMapping("/events")
        Flux<ServerSentEvent<User>> events() {
            return Flux.just(1L, 2L)
                    .map(id -> ServerSentEvent.builder(User.of(id))
                            .id(String.valueOf(id))
                            .build());
        }

        @JsonView(Brief.class)
        @GetMapping("/brief")
        Mono<Account> brief() {
            return Mono.just(new Account(1, "secret"));
        }

        @GetMapping("/bytes")
        Mono<byte[]> bytes() {
            return Mono.just(new byte[] {1, 2, 3});
        }

        @GetMapping("/resource")
        Resource resource() {
            return new ByteArrayResource(new byte[] {1, 2, 3});
        }

        @GetMapping("/empty")
        Flux<User> empty() {
            return Flux.empty();
        }

        @GetMapping("/none")
        Mono<User> none() {
            return Mono.empty();
        }

        @GetMapping("/half")
        Flux<Object> half() {
            return Flux.just(User.of(1), new Broken(1));
        }

        @GetMapping("/broken")
        Mono<Broken> broken() {
            return Mono.just(new Broken(1));
        }
    }
}
