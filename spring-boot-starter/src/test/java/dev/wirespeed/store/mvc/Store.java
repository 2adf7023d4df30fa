package dev.wirespeed.store.mvc;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpEntity;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.async.DeferredResult;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody;
import reactor.core.publisher.Flux;

/** A service with one handler of each kind. */
@SpringBootApplication
class Store {

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

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed interface Shape {}

    record Circle(int radius) implements Shape {}

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
                        request -> ServerResponse.ok()
                                .contentType(MediaType.APPLICATION_JSON)
                                .body(User.of(Long.parseLong(request.pathVariable("id")))))
                .POST(
                        "/function",
                        request -> ServerResponse.ok()
                                .contentType(MediaType.APPLICATION_JSON)
                                .body(request.body(User.class)))
                .build();
    }

    @RestController
    static class Users {
        @GetMapping("/users/{id}")
        User user(@PathVariable long id) {
            return User.of(id);
        }

        @GetMapping("/users")
        List<User> users() {
            return List.of(User.of(1), User.of(2));
        }

        @JsonView(Brief.class)
        @GetMapping("/brief")
        Account brief() {
            return new Account(1, "secret");
        }

        @JsonView(Brief.class)
        @GetMapping("/brief-entity")
        ResponseEntity<Account> briefEntity() {
            return ResponseEntity.ok(new Account(1, "secret"));
        }

        @GetMapping("/shapes")
        ResponseEntity<List<Shape>> shapes() {
            return ResponseEntity.ok(List.of(new Circle(1)));
        }

        @GetMapping("/events-entity")
        ResponseEntity<SseEmitter> eventsEntity() throws IOException {
            SseEmitter emitter = new SseEmitter();
            emitter.send(User.of(1), MediaType.APPLICATION_JSON);
            emitter.complete();
            return ResponseEntity.ok(emitter);
        }

        @GetMapping("/deferred")
        DeferredResult<User> deferred() {
            DeferredResult<User> result = new DeferredResult<>();
            new Thread(() -> result.setResult(User.of(3))).start();
            return result;
        }

        @GetMapping("/many")
        Flux<User> many() {
            return Flux.just(User.of(1), User.of(2));
        }

        @GetMapping("/optional")
        Optional<User> optional() {
            return Optional.empty();
        }

        @GetMapping("/nothing")
        void nothing() {}

        @GetMapping("/bytes")
        byte[] bytes() {
            return new byte[] {1, 2, 3};
        }

        @GetMapping("/resource")
        Resource resource() {
            return new ByteArrayResource(new byte[] {1, 2, 3});
        }

        @GetMapping("/large")
        List<User> large() {
            return LongStream.range(0, 2_000).mapToObj(User::of).toList();
        }

        @GetMapping("/huge")
        List<User> huge() {
            return LongStream.range(0, 200_000).mapToObj(User::of).toList();
        }

        @PostMapping("/parts")
        User parts(@RequestPart User user) {
            return user;
        }

        @GetMapping("/half")
        List<Object> half() {
            return List.of(User.of(1), new Broken(1));
        }

        @PostMapping("/patch")
        ResponseEntity<User> patch(HttpEntity<User> user) {
            return ResponseEntity.ok().eTag("1").body(user.getBody());
        }

        @GetMapping("/error-code")
        void errorCode(HttpServletResponse response) throws IOException {
            response.sendError(418, "teapot");
        }

        @GetMapping("/entity")
        ResponseEntity<User> entity() {
            return ResponseEntity.status(201).header("X-Id", "1").body(User.of(1));
        }

        @PostMapping("/users")
        User add(@RequestBody User user) {
            return user;
        }

        @GetMapping("/text")
        String text() {
            return "text";
        }

        @GetMapping("/callable")
        Callable<User> callable() {
            return () -> User.of(1);
        }

        @GetMapping("/future")
        CompletableFuture<User> future() {
            return CompletableFuture.supplyAsync(() -> User.of(1));
        }

        @GetMapping("/stream")
        StreamingResponseBody stream() {
            return out -> out.write("raw".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }

        @GetMapping("/events")
        SseEmitter events() {
            SseEmitter emitter = new SseEmitter();
            new Thread(() -> {
                        try {
                            emitter.send(User.of(1), MediaType.APPLICATION_JSON);
                            emitter.send(User.of(2), MediaType.APPLICATION_JSON);
                            emitter.complete();
                        } catch (IOException e) {
                            emitter.completeWithError(e);
                        }
                    })
                    .start();
            return emitter;
        }

        @GetMapping("/broken")
        Broken broken() {
            return new Broken(1);
        }

        @GetMapping("/problem")
        User problem() {
            throw new IllegalArgumentException("a problem");
        }

        @ExceptionHandler
        ProblemDetail handle(IllegalArgumentException e) {
            return ProblemDetail.forStatusAndDetail(org.springframework.http.HttpStatus.CONFLICT, "a problem");
        }
    }
}
