package dev.wirespeed.store.clients;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.restclient.RestTemplateBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpMethod;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.service.registry.HttpServiceGroup;
import org.springframework.web.service.registry.ImportHttpServices;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Has a client of each kind, as Spring Boot makes them. */
@SpringBootApplication
@ImportHttpServices(group = "rest", types = Users.OfRestClient.class)
@ImportHttpServices(
        group = "reactive",
        types = Users.OfWebClient.class,
        clientType = HttpServiceGroup.ClientType.WEB_CLIENT)
class Shop {

    private static final ParameterizedTypeReference<List<Users.User>> MANY = new ParameterizedTypeReference<>() {};

    /** By their names. */
    record Clients(Map<String, Users> byName) {
        Users of(String name) {
            return Objects.requireNonNull(byName.get(name));
        }
    }

    /** Sends to a peer. */
    static ConfigurableApplicationContext run(Peer peer, WebApplicationType type, String... properties) {
        return new SpringApplicationBuilder(Shop.class)
                .web(type)
                .properties(
                        "server.port=0",
                        "peer=" + peer.uri(),
                        "spring.http.serviceclient.rest.base-url=" + peer.uri(),
                        "spring.http.serviceclient.reactive.base-url=" + peer.uri())
                .properties(properties)
                .run();
    }

    /** A reactive service has no builder for templates. */
    @Bean
    Clients clients(
            RestClient.Builder rest,
            ObjectProvider<RestTemplateBuilder> template,
            WebClient.Builder web,
            Users.OfRestClient ofRest,
            Users.OfWebClient ofWeb,
            @Value("${peer}") String peer) {
        Map<String, Users> all = new TreeMap<>();
        all.put("WebClient", new ByWebClient(web.baseUrl(peer).build()));
        all.put("service of a WebClient", ofWeb);
        all.put("RestClient", new ByRestClient(rest.baseUrl(peer).build()));
        all.put("service of a RestClient", ofRest);
        template.ifAvailable(builder ->
                all.put("RestTemplate", new ByRestTemplate(builder.baseUri(peer).build())));
        return new Clients(all);
    }

    /** Converts nothing itself. */
    @RestController
    record Relay(Clients clients) {
        @GetMapping("/relay/{client}")
        Mono<String> relay(@PathVariable String client) {
            return Mono.fromCallable(
                            () -> clients.of(client).one(Users.User.of(1)).toString())
                    .subscribeOn(Schedulers.boundedElastic());
        }
    }

    private record ByRestClient(RestClient client) implements Users {
        @Override
        public User one(User user) {
            return Objects.requireNonNull(
                    client.post().uri("/one").body(user).retrieve().body(User.class));
        }

        @Override
        public List<User> many(List<User> users) {
            return Objects.requireNonNull(
                    client.post().uri("/many").body(users, MANY).retrieve().body(MANY));
        }

        @Override
        public User fail() {
            return Objects.requireNonNull(client.get().uri("/fail").retrieve().body(User.class));
        }
    }

    private record ByRestTemplate(RestTemplate client) implements Users {
        @Override
        public User one(User user) {
            return Objects.requireNonNull(client.postForObject("/one", user, User.class));
        }

        @Override
        public List<User> many(List<User> users) {
            return Objects.requireNonNull(client.exchange("/many", HttpMethod.POST, new HttpEntity<>(users), MANY)
                    .getBody());
        }

        @Override
        public User fail() {
            return Objects.requireNonNull(client.getForObject("/fail", User.class));
        }
    }

    private record ByWebClient(WebClient client) implements Users {
        @Override
        public User one(User user) {
            return Objects.requireNonNull(client.post()
                    .uri("/one")
                    .bodyValue(user)
                    .retrieve()
                    .bodyToMono(User.class)
                    .block());
        }

        @Override
        public List<User> many(List<User> users) {
            return Objects.requireNonNull(client.post()
                    .uri("/many")
                    .bodyValue(users)
                    .retrieve()
                    .bodyToMono(MANY)
                    .block());
        }

        @Override
        public User fail() {
            return Objects.requireNonNull(
                    client.get().uri("/fail").retrieve().bodyToMono(User.class).block());
        }
    }
}
