package dev.wirespeed.store.formats.webflux;

import dev.wirespeed.store.formats.User;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Writes and reads whatever the class path and the user have a codec for. */
@SpringBootApplication
public class ReactiveFormatsStore {

    @Bean
    NettyReactiveWebServerFactory server() {
        return new NettyReactiveWebServerFactory(0);
    }

    @Bean
    CodecCustomizer own() {
        return codecs -> {
            codecs.customCodecs().register(new OwnCodecs.CsvEncoder());
            codecs.customCodecs().register(new OwnCodecs.CsvDecoder());
            codecs.customCodecs().register(new OwnCodecs.JsonWriter());
            codecs.customCodecs().register(new OwnCodecs.JsonReader());
        };
    }

    /** Spring takes the first writer that knows the class, if a functional endpoint names no format. */
    @Bean
    RouterFunction<ServerResponse> functions() {
        return RouterFunctions.route()
                .GET(
                        "/function/{id}",
                        request -> as(request).bodyValue(User.of(Long.parseLong(request.pathVariable("id")))))
                .POST("/function", request -> as(request).body(request.bodyToMono(User.class), User.class))
                .build();
    }

    private static ServerResponse.BodyBuilder as(ServerRequest request) {
        return ServerResponse.ok().contentType(request.headers().accept().get(0));
    }

    @RestController
    static class Users {
        @GetMapping("/users/{id}")
        Mono<User> user(@PathVariable long id) {
            return Mono.fromCallable(() -> User.of(id));
        }

        @GetMapping({"/picture", "/own-picture"})
        User picture() {
            return User.of(1);
        }

        @PostMapping("/users")
        Mono<User> add(@RequestBody Mono<User> user) {
            return user;
        }

        @PostMapping("/all")
        Mono<List<User>> all(@RequestBody Mono<List<User>> users) {
            return users;
        }

        @GetMapping("/map")
        Map<String, User> map() {
            return new LinkedHashMap<>(Map.of("one", User.of(1)));
        }

        @GetMapping(value = "/events", produces = "text/event-stream")
        Flux<User> events() {
            return Flux.just(User.of(1));
        }

        @GetMapping("/stream")
        Flux<User> stream() {
            return Flux.just(User.of(1), User.of(2), User.of(3));
        }
    }
}
