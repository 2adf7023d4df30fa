package dev.wirespeed.store.mvc;

import dev.wirespeed.Wire;
import dev.wirespeed.Wire.Format;
import dev.wirespeed.store.mvc.Store.User;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.RequestEntity;
import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.async.DeferredResult;
import org.springframework.web.context.request.async.WebAsyncTask;
import org.springframework.web.multipart.MultipartFile;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter;
import org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Rarer kinds of results, arguments and methods. */
@RestController
class Results {

    /** Can be had in another format, if the starter offers one. */
    @Wire(formats = {Format.JSON, Format.POSITIONAL_JSON})
    record Priced(long id, String price) {}

    @GetMapping("/priced")
    Priced priced() {
        return new Priced(1, "1.20");
    }

    @PostMapping("/priced")
    Priced priced(@RequestBody Priced priced) {
        return priced;
    }

    // ---- later

    @GetMapping("/task")
    WebAsyncTask<User> task() {
        return new WebAsyncTask<>(() -> User.of(1));
    }

    @GetMapping("/stage")
    CompletionStage<User> stage() {
        return CompletableFuture.completedStage(User.of(1));
    }

    @GetMapping("/failed-stage")
    CompletionStage<User> failedStage() {
        return CompletableFuture.failedStage(new IllegalStateException("no user"));
    }

    @GetMapping("/callable-entity")
    Callable<ResponseEntity<User>> callableEntity() {
        return () -> ResponseEntity.status(HttpStatus.ACCEPTED).body(User.of(1));
    }

    @GetMapping("/too-late")
    DeferredResult<User> tooLate() {
        return new DeferredResult<>(50L);
    }

    @GetMapping("/mono")
    Mono<User> mono() {
        return Mono.just(User.of(1));
    }

    @GetMapping("/mono-empty")
    Mono<User> monoEmpty() {
        return Mono.empty();
    }

    @GetMapping("/mono-entity")
    Mono<ResponseEntity<User>> monoEntity() {
        return Mono.just(ResponseEntity.status(HttpStatus.CREATED).body(User.of(1)));
    }

    @GetMapping("/entity-mono")
    ResponseEntity<Mono<User>> entityMono() {
        return ResponseEntity.status(HttpStatus.CREATED).body(Mono.just(User.of(1)));
    }

    @GetMapping("/entity-flux")
    ResponseEntity<Flux<User>> entityFlux() {
        return ResponseEntity.ok().header("X-Id", "1").body(Flux.just(User.of(1), User.of(2)));
    }

    @GetMapping("/server-sent")
    Flux<ServerSentEvent<User>> serverSent() {
        return Flux.just(
                ServerSentEvent.builder(User.of(1)).id("1").event("user").build(),
                ServerSentEvent.<User>builder().comment("quiet").build());
    }

    @GetMapping("/broken-emitter")
    ResponseBodyEmitter brokenEmitter() throws IOException {
        ResponseBodyEmitter emitter = new ResponseBodyEmitter();
        emitter.send(User.of(1), MediaType.APPLICATION_JSON);
        emitter.completeWithError(new IllegalStateException("no more"));
        return emitter;
    }

    // ---- other parts of an answer

    @ResponseStatus(HttpStatus.ACCEPTED)
    @GetMapping("/accepted")
    User accepted() {
        return User.of(1);
    }

    @GetMapping("/only-headers")
    HttpHeaders onlyHeaders() {
        HttpHeaders headers = new HttpHeaders();
        headers.add("X-Id", "1");
        return headers;
    }

    @GetMapping("/tagged")
    ResponseEntity<User> tagged() {
        return ResponseEntity.ok().eTag("1").lastModified(1_000_000).body(User.of(1));
    }

    /** {@link Routes#etags} tags it. */
    @GetMapping("/shallow")
    User shallow() {
        return User.of(1);
    }

    // ---- arguments

    @PostMapping("/request-entity")
    ResponseEntity<User> requestEntity(RequestEntity<User> request) {
        return ResponseEntity.ok()
                .header(
                        "X-Asked",
                        request.getMethod() + " " + request.getUrl().getPath() + " "
                                + request.getHeaders().getContentType())
                .body(request.getBody());
    }

    @PostMapping("/optional-body")
    User optionalBody(@RequestBody(required = false) @Nullable User user) {
        return user == null ? User.of(0) : user;
    }

    @PostMapping("/form")
    MultiValueMap<String, String> form(@RequestBody MultiValueMap<String, String> form) {
        return form;
    }

    @PostMapping("/text-body")
    String textBody(@RequestBody String text) {
        return text;
    }

    @PostMapping("/bytes-body")
    byte[] bytesBody(@RequestBody byte[] bytes) {
        return bytes;
    }

    @PostMapping("/input")
    StreamingResponseBody input(InputStream in) throws IOException {
        byte[] bytes = in.readAllBytes();
        return out -> out.write(bytes);
    }

    @PostMapping("/reader")
    void reader(Reader reader, OutputStream out) throws IOException {
        StringWriter text = new StringWriter();
        reader.transferTo(text);
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    @PostMapping("/file")
    byte[] file(@RequestPart("user") MultipartFile file) throws IOException {
        return file.getBytes();
    }

    // ---- methods

    @PutMapping("/users/{id}")
    User put(@PathVariable long id, @RequestBody User user) {
        return new User(id, user.email(), user.orders());
    }

    @PatchMapping("/users/{id}")
    ResponseEntity<User> patch(@PathVariable long id, @RequestBody User user) {
        return ResponseEntity.accepted().body(put(id, user));
    }

    @DeleteMapping("/users/{id}")
    ResponseEntity<Void> delete(@PathVariable long id) {
        return ResponseEntity.noContent().header("X-Id", String.valueOf(id)).build();
    }

    @DeleteMapping("/users")
    User delete(@RequestBody User like) {
        return like;
    }
}
