package dev.wirespeed.store.webflux;

import dev.wirespeed.store.webflux.ReactiveStore.Broken;
import dev.wirespeed.store.webflux.ReactiveStore.User;
import java.util.concurrent.CompletableFuture;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.web.reactive.function.BodyInserters;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import org.springframework.web.server.ResponseStatusException;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Each kind of functional endpoint. */
@Configuration(proxyBeanMethods = false)
class Routes {

    @Bean
    RouterFunction<ServerResponse> moreFunctions() {
        return RouterFunctions.route()
                .GET("/functions/flux", request -> ServerResponse.ok().body(users(), User.class))
                .GET("/functions/none", request -> ServerResponse.ok().body(Mono.empty(), User.class))
                .GET("/functions/no-response", request -> Mono.empty())
                .GET(
                        "/functions/future",
                        request ->
                                ServerResponse.ok().body(CompletableFuture.supplyAsync(() -> User.of(1)), User.class))
                .GET(
                        "/functions/lines",
                        request -> ServerResponse.ok()
                                .contentType(MediaType.APPLICATION_NDJSON)
                                .body(users(), User.class))
                .GET(
                        "/functions/plain-events",
                        request -> ServerResponse.ok()
                                .contentType(MediaType.TEXT_EVENT_STREAM)
                                .body(users(), User.class))
                .GET(
                        "/functions/events",
                        request -> ServerResponse.ok()
                                .body(BodyInserters.fromServerSentEvents(
                                        users().map(user -> ServerSentEvent.builder(user)
                                                .id("1")
                                                .event("user")
                                                .build()))))
                .GET(
                        "/functions/tagged",
                        request -> ServerResponse.ok().eTag("1").bodyValue(User.of(1)))
                .GET(
                        "/functions/checked",
                        request -> request.checkNotModified("1")
                                .switchIfEmpty(ServerResponse.ok().bodyValue(User.of(1))))
                .GET("/functions/broken", request -> ServerResponse.ok().bodyValue(new Broken(1)))
                .GET("/functions/problem", request -> ServerResponse.from(Errors.gone()))
                .GET(
                        "/functions/detail",
                        request -> ServerResponse.status(HttpStatus.GONE)
                                .bodyValue(Errors.gone().getBody()))
                .GET(
                        "/functions/signalled",
                        request -> Mono.error(new ResponseStatusException(HttpStatus.CONFLICT, "taken")))
                .GET("/functions/known", request -> Mono.error(new Errors.Known()))
                .POST(
                        "/functions/users",
                        request -> ServerResponse.ok().body(request.bodyToFlux(User.class), User.class))
                .HEAD("/functions/users", request -> ServerResponse.ok().bodyValue(User.of(1)))
                .PUT("/functions/users", Routes::echo)
                .PATCH("/functions/users", Routes::echo)
                .DELETE(
                        "/functions/users",
                        request -> ServerResponse.noContent().build())
                .onError(
                        Errors.Known.class,
                        (known, request) ->
                                ServerResponse.status(HttpStatus.CONFLICT).bodyValue(User.of(1)))
                .build();
    }

    private static Flux<User> users() {
        return Flux.just(User.of(1), User.of(2));
    }

    private static Mono<ServerResponse> echo(ServerRequest request) {
        return request.bodyToMono(User.class)
                .flatMap(user -> ServerResponse.accepted().bodyValue(user));
    }
}
