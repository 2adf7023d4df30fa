package dev.wirespeed.store.webflux;

import dev.wirespeed.Wire;
import dev.wirespeed.Wire.Format;
import dev.wirespeed.store.webflux.ReactiveStore.User;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.RequestEntity;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Rarer kinds of results, arguments and methods. */
@RestController
class Results {

    /** Can be had in another format, if the starter offers one. */
    @Wire(formats = {Format.JSON, Format.POSITIONAL_JSON})
    record Priced(long id, String price) {}

    @GetMapping("/priced")
    Mono<Priced> priced() {
        return Mono.just(new Priced(1, "1.20"));
    }

    @PostMapping("/priced")
    Mono<Priced> priced(@RequestBody Mono<Priced> priced) {
        return priced;
    }

    @GetMapping("/future")
    CompletableFuture<User> future() {
        return CompletableFuture.supplyAsync(() -> User.of(1));
    }

    @GetMapping("/entity-plain")
    ResponseEntity<User> entityPlain() {
        return ResponseEntity.accepted().body(User.of(1));
    }

    @GetMapping("/entity-mono")
    ResponseEntity<Mono<User>> entityMono() {
        return ResponseEntity.accepted().body(Mono.just(User.of(1)));
    }

    @GetMapping("/entity-none")
    Mono<ResponseEntity<User>> entityNone() {
        return Mono.empty();
    }

    @GetMapping("/entity-of-flux")
    Mono<ResponseEntity<Flux<User>>> entityOfFlux() {
        return Mono.just(ResponseEntity.accepted().body(Flux.just(User.of(1), User.of(2))));
    }

    @GetMapping("/entity-lines")
    ResponseEntity<Flux<User>> entityLines() {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_NDJSON).body(Flux.just(User.of(1), User.of(2)));
    }

    @GetMapping(value = "/no-lines", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<User> noLines() {
        return Flux.empty();
    }

    @GetMapping(value = "/plain-events", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    Flux<User> plainEvents() {
        return Flux.just(User.of(1), User.of(2));
    }

    @GetMapping("/all-events")
    Flux<ServerSentEvent<User>> allEvents() {
        return Flux.just(
                ServerSentEvent.builder(User.of(1))
                        .id("1")
                        .event("user")
                        .comment("first")
                        .build(),
                ServerSentEvent.<User>builder().comment("quiet").build());
    }

    @ResponseStatus(HttpStatus.ACCEPTED)
    @GetMapping("/accepted")
    Mono<User> accepted() {
        return Mono.just(User.of(1));
    }

    @GetMapping("/only-headers")
    HttpHeaders onlyHeaders() {
        HttpHeaders headers = new HttpHeaders();
        headers.add("X-Id", "1");
        return headers;
    }

    @GetMapping("/tagged")
    Mono<ResponseEntity<User>> tagged() {
        return Mono.just(ResponseEntity.ok().eTag("1").lastModified(1_000_000).body(User.of(1)));
    }

    @GetMapping("/checked")
    Mono<@Nullable User> checked(ServerWebExchange exchange) {
        return exchange.checkNotModified("\"1\"") ? Mono.empty() : Mono.just(User.of(1));
    }

    @PostMapping("/request-entity")
    Mono<ResponseEntity<User>> requestEntity(RequestEntity<Mono<User>> request) {
        String asked = request.getMethod() + " " + request.getUrl().getPath() + " "
                + request.getHeaders().getContentType();
        Mono<User> body = request.getBody();
        return body == null
                ? Mono.empty()
                : body.map(user -> ResponseEntity.ok().header("X-Asked", asked).body(user));
    }

    @PostMapping("/optional-body")
    Mono<User> optionalBody(@RequestBody(required = false) Mono<User> user) {
        return user.defaultIfEmpty(User.of(0));
    }

    @PostMapping("/optional-plain")
    User optionalPlain(@RequestBody(required = false) @Nullable User user) {
        return user == null ? User.of(0) : user;
    }

    @PostMapping("/text-body")
    Mono<String> textBody(@RequestBody Mono<String> text) {
        return text;
    }

    @PostMapping("/buffers")
    Flux<DataBuffer> buffers(@RequestBody Flux<DataBuffer> buffers) {
        return buffers;
    }

    @PutMapping("/users/{id}")
    Mono<User> put(@PathVariable long id, @RequestBody Mono<User> user) {
        return user.map(each -> new User(id, each.email(), each.orders()));
    }

    @PatchMapping("/users/{id}")
    Mono<ResponseEntity<User>> patch(@PathVariable long id, @RequestBody Mono<User> user) {
        return put(id, user).map(each -> ResponseEntity.accepted().body(each));
    }

    @DeleteMapping("/users/{id}")
    Mono<ResponseEntity<Void>> delete(@PathVariable long id) {
        return Mono.just(
                ResponseEntity.noContent().header("X-Id", String.valueOf(id)).build());
    }

    @DeleteMapping("/users")
    Mono<User> delete(@RequestBody Mono<User> like) {
        return like;
    }
}
