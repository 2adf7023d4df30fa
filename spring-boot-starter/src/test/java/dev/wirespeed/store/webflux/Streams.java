package dev.wirespeed.store.webflux;

import dev.wirespeed.store.Chunks;
import dev.wirespeed.store.Chunks.Chunk;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;

@RestController
class Streams {

    final Chunks slow = new Chunks();
    final Chunks hungUp = new Chunks();

    @GetMapping(value = "/slow", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<Chunk> slow() {
        return slow.flux();
    }

    @GetMapping(value = "/hung-up", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<Chunk> hungUp() {
        return hungUp.flux();
    }
}
