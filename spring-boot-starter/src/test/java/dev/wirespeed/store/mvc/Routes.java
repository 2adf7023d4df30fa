package dev.wirespeed.store.mvc;

import dev.wirespeed.store.mvc.Store.Broken;
import dev.wirespeed.store.mvc.Store.User;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.filter.ShallowEtagHeaderFilter;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;
import org.springframework.web.servlet.function.ServerResponse.SseBuilder;
import org.springframework.web.servlet.function.ServerResponse.StreamBuilder;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Each kind of functional endpoint, and a filter. */
@Configuration(proxyBeanMethods = false)
class Routes {

    @Bean
    FilterRegistrationBean<ShallowEtagHeaderFilter> etags() {
        FilterRegistrationBean<ShallowEtagHeaderFilter> etags =
                new FilterRegistrationBean<>(new ShallowEtagHeaderFilter());
        etags.addUrlPatterns("/shallow");
        return etags;
    }

    @Bean
    RouterFunction<ServerResponse> moreFunctions() {
        return RouterFunctions.route()
                .GET("/functions/negotiated", request -> ServerResponse.ok().body(User.of(1)))
                .GET(
                        "/functions/list",
                        request -> ServerResponse.ok()
                                .body(List.of(User.of(1)), new ParameterizedTypeReference<List<User>>() {}))
                .GET(
                        "/functions/tagged",
                        request -> ServerResponse.ok().eTag("1").body(User.of(1)))
                .GET(
                        "/functions/checked",
                        request -> request.checkNotModified("1")
                                .orElseGet(() -> ServerResponse.ok().body(User.of(1))))
                .GET(
                        "/functions/async",
                        request -> ServerResponse.async(CompletableFuture.supplyAsync(
                                () -> ServerResponse.ok().body(User.of(1)))))
                .GET(
                        "/functions/async-mono",
                        request -> ServerResponse.async(
                                Mono.just(ServerResponse.accepted().body(User.of(1)))))
                .GET(
                        "/functions/future",
                        request -> ServerResponse.ok().body(CompletableFuture.supplyAsync(() -> User.of(1))))
                .GET(
                        "/functions/flux",
                        request -> ServerResponse.ok()
                                .contentType(MediaType.APPLICATION_JSON)
                                .body(Flux.just(User.of(1), User.of(2))))
                .GET("/functions/sse", request -> ServerResponse.sse(Routes::events))
                .GET(
                        "/functions/stream",
                        request -> ServerResponse.ok().contentType(MediaType.APPLICATION_NDJSON).stream(Routes::lines))
                .GET("/functions/broken", request -> ServerResponse.ok().body(new Broken(1)))
                .GET("/functions/problem", request -> ServerResponse.from(Errors.gone()))
                .GET(
                        "/functions/detail",
                        request -> ServerResponse.status(HttpStatus.GONE)
                                .body(Errors.gone().getBody()))
                .GET("/functions/thrown", request -> {
                    throw new ResponseStatusException(HttpStatus.CONFLICT, "taken");
                })
                .GET("/functions/known", request -> {
                    throw new Errors.Known();
                })
                .HEAD("/functions/users", request -> ServerResponse.ok().body(User.of(1)))
                .PUT("/functions/users", request -> ServerResponse.ok().body(request.body(User.class)))
                .PATCH(
                        "/functions/users",
                        request -> ServerResponse.accepted()
                                .body(request.body(new ParameterizedTypeReference<List<User>>() {})))
                .DELETE(
                        "/functions/users",
                        request -> ServerResponse.noContent().build())
                .onError(
                        Errors.Known.class,
                        (known, request) ->
                                ServerResponse.status(HttpStatus.CONFLICT).body(User.of(1)))
                .build();
    }

    private static void events(SseBuilder events) {
        try {
            events.id("1").event("user").data(User.of(1));
            events.comment("text").send("some text");
            events.send(User.of(2));
            events.complete();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void lines(StreamBuilder lines) {
        try {
            lines.write(User.of(1), MediaType.APPLICATION_JSON).write("\n", MediaType.TEXT_PLAIN);
            lines.write(User.of(2), MediaType.APPLICATION_JSON).write("\n", MediaType.TEXT_PLAIN);
            lines.complete();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
