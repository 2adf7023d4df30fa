package dev.wirespeed.store.negotiated;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import dev.wirespeed.Wire.Format;
import dev.wirespeed.store.Chunks;
import dev.wirespeed.store.Chunks.Chunk;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.jackson.JacksonComponent;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** A service of which clients ask for this and that; the same with Spring MVC and with WebFlux. */
@SpringBootApplication
class Shop {
    static final int LINES = 100;
    static final Chunks CHUNKS = new Chunks();

    @Wire(formats = {Format.JSON, Format.POSITIONAL_JSON})
    record User(long id, String email, List<Order> orders) {
        static User of(long id) {
            return new User(id, "a@b.c", List.of(new Order(7, "new")));
        }
    }

    record Order(long number, String status) {}

    interface Brief {}

    @Wire(formats = {Format.JSON, Format.POSITIONAL_JSON})
    record Account(@JsonView(Brief.class) long id, @Nullable String password) {}

    /** The application never shows how much it is. */
    record Money(long cents) {}

    @JacksonComponent
    static class MaskedMoney extends ValueSerializer<Money> {
        @Override
        public void serialize(Money value, JsonGenerator out, SerializationContext context) {
            out.writeString("***");
        }
    }

    @Wire(formats = {Format.JSON, Format.POSITIONAL_JSON})
    record Balance(long id, Money money) {}

    @Wire(formats = {Format.JSON, Format.POSITIONAL_JSON})
    record Anything(long id, Object content) {}

    /** Has no codec. */
    record Plain(@JsonView(Brief.class) long id, String text) {}

    /** As an entity of which something is not loaded. */
    @Wire(formats = {Format.JSON, Format.POSITIONAL_JSON})
    static final class Lazy {
        public long id = 5;

        @SuppressWarnings("DoNotCallSuggester") // as getters of entities do
        public String getLoaded() {
            throw new IllegalStateException("not to be loaded");
        }
    }

    @RestController
    static class Controller {
        @GetMapping("/users/{id}")
        User user(@PathVariable("id") long id) {
            return User.of(id);
        }

        @GetMapping("/users")
        List<User> users() {
            return List.of(User.of(1), User.of(2));
        }

        @GetMapping("/huge")
        List<User> huge() {
            return LongStream.range(0, 50_000).mapToObj(User::of).toList();
        }

        @GetMapping(value = "/lines", produces = MediaType.APPLICATION_NDJSON_VALUE)
        Flux<User> lines() {
            return Flux.range(0, LINES).map(User::of);
        }

        @GetMapping(value = "/chunks", produces = MediaType.APPLICATION_NDJSON_VALUE)
        Flux<Chunk> chunks() {
            return CHUNKS.flux();
        }

        /** Fails after the first bytes are out. */
        @GetMapping("/late")
        Flux<Object> late() {
            return Flux.range(0, 2_000).<Object>map(User::of).concatWithValues(new Lazy());
        }

        @GetMapping("/entity")
        ResponseEntity<List<User>> entity() {
            return ResponseEntity.ok().eTag("1").body(users());
        }

        @GetMapping("/mono")
        Mono<User> mono() {
            return Mono.just(User.of(3));
        }

        @GetMapping("/flux")
        Flux<User> flux() {
            return Flux.just(User.of(1), User.of(2));
        }

        @JsonView(Brief.class)
        @GetMapping("/brief")
        Account brief() {
            return new Account(1, "secret");
        }

        @PostMapping("/brief")
        Account brief(@RequestBody @JsonView(Brief.class) Account account) {
            return account;
        }

        @PostMapping("/users")
        User add(@RequestBody User user) {
            return user;
        }

        @GetMapping("/balance")
        Balance balance() {
            return new Balance(1, new Money(100));
        }

        @GetMapping("/anything")
        Anything anything() {
            return new Anything(1, new Money(100));
        }

        @GetMapping("/plain")
        Plain plain() {
            return new Plain(1, "text");
        }

        @JsonView(Brief.class)
        @GetMapping("/hidden")
        Plain hidden() {
            return plain();
        }

        @GetMapping("/lazy")
        Lazy lazy() {
            return new Lazy();
        }

        @GetMapping("/text")
        String text() {
            return "text";
        }

        @GetMapping("/problem")
        User problem() {
            throw new IllegalArgumentException("a problem");
        }

        @ExceptionHandler
        ProblemDetail handle(IllegalArgumentException e) {
            return ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, "a problem");
        }
    }
}
