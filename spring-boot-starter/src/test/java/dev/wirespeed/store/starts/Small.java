package dev.wirespeed.store.starts;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Import;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** A service of whichever web framework the class path has; {@link StartsTest} starts it in a class loader of its own. */
@SpringBootConfiguration
@EnableAutoConfiguration
@Import(Small.Users.class)
public class Small {

    @RestController
    static class Users {
        @GetMapping("/users")
        Map<String, Integer> users() {
            return Map.of("users", 1);
        }

        @PostMapping("/users")
        Map<String, Integer> add(@RequestBody Map<String, Integer> users) {
            return users;
        }
    }

    /** Starts and asks it; the names of its beans, an answer, what it answers to a body, and its report if there is one. */
    public static List<String> run(String... arguments) throws IOException, InterruptedException {
        try (ConfigurableApplicationContext service = SpringApplication.run(Small.class, arguments)) {
            String address = "http://localhost:" + service.getEnvironment().getRequiredProperty("local.server.port");
            HttpClient client = HttpClient.newHttpClient();
            List<String> found = new ArrayList<>(List.of(service.getBeanDefinitionNames()));
            HttpRequest.Builder users = HttpRequest.newBuilder(URI.create(address + "/users"));
            found.add(client.send(users.build(), BodyHandlers.ofString()).body());
            HttpRequest post = users.header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"users\":2}"))
                    .build();
            found.add(client.send(post, BodyHandlers.ofString()).body());
            HttpRequest report = HttpRequest.newBuilder(URI.create(address + "/actuator/serialization"))
                    .build();
            found.add(client.send(report, BodyHandlers.ofString()).body());
            return found;
        }
    }
}
