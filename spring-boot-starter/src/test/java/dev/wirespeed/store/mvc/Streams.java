package dev.wirespeed.store.mvc;

import dev.wirespeed.store.Chunks;
import dev.wirespeed.store.Chunks.Chunk;
import dev.wirespeed.store.mvc.Store.User;
import java.io.IOException;
import java.util.List;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter;
import reactor.core.publisher.Flux;

@RestController
class Streams {

    final Chunks slow = new Chunks();

    @GetMapping("/slow")
    List<Chunk> slow() {
        return slow.list();
    }

    @GetMapping("/emitter")
    ResponseBodyEmitter emitter() throws IOException {
        ResponseBodyEmitter emitter = new ResponseBodyEmitter();
        emitter.send(User.of(1), MediaType.APPLICATION_JSON);
        emitter.send(User.of(2), MediaType.APPLICATION_JSON);
        emitter.complete();
        return emitter;
    }

    @GetMapping(value = "/lines", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<User> lines() {
        return Flux.just(User.of(1), User.of(2), User.of(3));
    }
}
