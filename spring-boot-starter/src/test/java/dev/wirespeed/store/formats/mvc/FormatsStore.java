package dev.wirespeed.store.formats.mvc;

import dev.wirespeed.store.formats.User;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Writes and reads whatever the class path and the user have a converter for. */
@SpringBootApplication
public class FormatsStore {

    @Bean
    HttpMessageConverter<User> csv() {
        return new OwnConverters.OfCsv();
    }

    @Bean
    HttpMessageConverter<User> ownJson() {
        return new OwnConverters.OfJson();
    }

    /** Spring takes the first converter that knows the class, if a functional endpoint names no format. */
    @Bean
    RouterFunction<ServerResponse> functions() {
        return RouterFunctions.route()
                .GET("/function/{id}", request -> as(request).body(User.of(Long.parseLong(request.pathVariable("id")))))
                .POST("/function", request -> as(request).body(request.body(User.class)))
                .build();
    }

    private static ServerResponse.BodyBuilder as(ServerRequest request) {
        return ServerResponse.ok().contentType(request.headers().accept().get(0));
    }

    abstract static class Posted<T> {
        @PostMapping("/generic")
        List<T> add(@RequestBody List<T> all) {
            return all;
        }
    }

    @RestController
    static class PostedUsers extends Posted<User> {}

    @RestController
    static class Users {
        @GetMapping("/users/{id}")
        User user(@PathVariable long id) {
            return User.of(id);
        }

        @GetMapping({"/picture", "/own-picture"})
        User picture() {
            return User.of(1);
        }

        @PostMapping("/users")
        User add(@RequestBody User user) {
            return user;
        }

        @PostMapping("/all")
        List<User> all(@RequestBody List<User> users) {
            return users;
        }

        @GetMapping("/map")
        Map<String, User> map() {
            return new LinkedHashMap<>(Map.of("one", User.of(1)));
        }

        @GetMapping("/set")
        Set<User> set() {
            return new LinkedHashSet<>(Set.of(User.of(1)));
        }

        @GetMapping("/tree")
        JsonNode tree() {
            return JsonNodeFactory.instance.objectNode();
        }
    }
}
