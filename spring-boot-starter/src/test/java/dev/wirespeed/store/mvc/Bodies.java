package dev.wirespeed.store.mvc;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.store.mvc.Store.Account;
import dev.wirespeed.store.mvc.Store.Brief;
import dev.wirespeed.store.mvc.Store.Broken;
import dev.wirespeed.store.mvc.Store.User;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.validation.Validator;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter;
import org.springframework.web.servlet.mvc.method.annotation.StreamingResponseBody;
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
    JsonNode node(@RequestBody JsonNode node) {
        return node;
    }

    @PostMapping("/list")
    List<User> list(@RequestBody List<User> users) {
        return users;
    }

    @PostMapping("/brief")
    Account brief(@RequestBody @JsonView(Brief.class) Account account) {
        return account;
    }

    /** Some clients send a body with GET. */
    @GetMapping("/found")
    User found(@RequestBody User like) {
        return like;
    }

    @GetMapping("/pieces")
    ResponseBodyEmitter pieces() throws IOException {
        ResponseBodyEmitter emitter = new ResponseBodyEmitter();
        emitter.send(User.of(1), MediaType.APPLICATION_JSON);
        emitter.send("\n", MediaType.TEXT_PLAIN);
        emitter.send(User.of(2), MediaType.APPLICATION_JSON);
        emitter.complete();
        return emitter;
    }

    @GetMapping("/stream-entity")
    ResponseEntity<StreamingResponseBody> streamEntity() {
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_JSON)
                .body(out -> out.write("{\"raw\":1}".getBytes(StandardCharsets.UTF_8)));
    }

    /** What comes before the broken one is more than buffers hold. */
    @GetMapping("/broken-off")
    List<Object> brokenOff() {
        return Stream.<Object>concat(LongStream.range(0, 5_000).mapToObj(User::of), Stream.of(new Broken(1)))
                .toList();
    }
}
