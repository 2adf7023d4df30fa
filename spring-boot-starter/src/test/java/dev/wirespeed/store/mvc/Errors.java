package dev.wirespeed.store.mvc;

import dev.wirespeed.store.mvc.Store.User;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.Callable;
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
    User status() {
        throw new ResponseStatusException(HttpStatus.CONFLICT, "taken");
    }

    @GetMapping("/later")
    Callable<User> later() {
        return this::status;
    }

    @GetMapping("/mono")
    Mono<User> mono() {
        return Mono.error(new ResponseStatusException(HttpStatus.CONFLICT, "taken"));
    }

    @GetMapping("/thrown")
    User thrown() {
        throw gone();
    }

    @GetMapping("/returned")
    ErrorResponse returned() {
        return gone();
    }

    @GetMapping("/detail")
    ProblemDetail detail() {
        return gone().getBody();
    }

    @GetMapping("/entity")
    ResponseEntity<ProblemDetail> entity() {
        return ResponseEntity.of(gone().getBody()).build();
    }

    @GetMapping("/annotated")
    User annotated() {
        throw new Unpaid();
    }

    @GetMapping("/known")
    User known() {
        throw new Known();
    }

    @ExceptionHandler
    ResponseEntity<User> handle(Known known) {
        return ResponseEntity.status(HttpStatus.CONFLICT).header("X-Id", "1").body(User.of(1));
    }

    static ErrorResponseException gone() {
        ProblemDetail detail = ProblemDetail.forStatusAndDetail(HttpStatus.GONE, "it is gone");
        detail.setType(URI.create("https://example.org/gone"));
        detail.setTitle("Gone");
        detail.setProperties(Map.of("since", 7, "user", User.of(7)));
        ErrorResponseException gone = new ErrorResponseException(HttpStatus.GONE, detail, null);
        gone.getHeaders().add("X-Gone", "yes");
        return gone;
    }
}
