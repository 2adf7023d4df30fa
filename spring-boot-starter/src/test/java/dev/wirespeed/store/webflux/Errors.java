package dev.wirespeed.store.webflux;

import dev.wirespeed.store.webflux.ReactiveStore.User;
import java.net.URI;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponse;
import org.springframework.web.ErrorResponseException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Each way to tell of an error. */
@RestController
@RequestMapping("/errors")
class Errors {

    @ResponseStatus(value = HttpStatus.PAYMENT_REQUIRED, reason = "not for free")
    static final class Unpaid extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static final class Known extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @GetMapping("/status")
    Mono<User> status() {
        return Mono.error(new ResponseStatusException(HttpStatus.CONFLICT, "taken"));
    }

    @GetMapping("/status-thrown")
    User statusThrown() {
        throw new ResponseStatusException(HttpStatus.CONFLICT, "taken");
    }

    @GetMapping("/flux")
    Flux<User> flux() {
        return Flux.error(gone());
    }

    @GetMapping("/thrown")
    User thrown() {
        throw gone();
    }

    @GetMapping("/signalled")
    Mono<User> signalled() {
        return Mono.error(gone());
    }

    @GetMapping("/returned")
    ErrorResponse returned() {
        return gone();
    }

    @GetMapping("/returned-mono")
    Mono<ErrorResponse> returnedMono() {
        return Mono.just(gone());
    }

    @GetMapping("/detail")
    ProblemDetail detail() {
        return gone().getBody();
    }

    @GetMapping("/detail-mono")
    Mono<ProblemDetail> detailMono() {
        return Mono.just(gone().getBody());
    }

    @GetMapping("/entity")
    Mono<ResponseEntity<ProblemDetail>> entity() {
        return Mono.just(ResponseEntity.of(gone().getBody()).build());
    }

    @GetMapping("/annotated")
    Mono<User> annotated() {
        return Mono.error(new Unpaid());
    }

    @GetMapping("/known")
    Mono<User> known() {
        return Mono.error(new Known());
    }

    @ExceptionHandler
    Mono<ResponseEntity<User>> handle(Known known) {
        return Mono.just(
                ResponseEntity.status(HttpStatus.CONFLICT).header("X-Id", "1").body(User.of(1)));
    }

    static ErrorResponseException gone() {
        ProblemDetail detail = ProblemDetail.forStatusAndDetail(HttpStatus.GONE, "it is gone");
        detail.setType(URI.create("https://example.org/gone"));
        detail.setTitle("Gone");
        detail.setProperties(Map.of("user", User.of(7)));
        ErrorResponseException gone = new ErrorResponseException(HttpStatus.GONE, detail, null);
        gone.getHeaders().add("X-Gone", "yes");
        return gone;
    }
}
