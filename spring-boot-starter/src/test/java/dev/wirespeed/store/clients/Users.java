package dev.wirespeed.store.clients;

import dev.wirespeed.Wire;
import java.time.Instant;
import java.util.List;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;

/** What a client asks of another service. Spring makes some that do as the annotations say. */
@HttpExchange(accept = "application/json", contentType = "application/json")
interface Users {

    @Wire
    record User(long id, String email, Instant since, List<String> tags) {
        static User of(long id) {
            return new User(id, "ü@b.c", Instant.ofEpochSecond(1_800_000_000L + id), List.of("new", "\"\n"));
        }
    }

    @PostExchange("/one")
    User one(@RequestBody User user);

    @PostExchange("/many")
    List<User> many(@RequestBody List<User> users);

    @GetExchange("/fail")
    User fail();

    /** By a {@code RestClient}. */
    interface OfRestClient extends Users {}

    /** By a {@code WebClient}. */
    interface OfWebClient extends Users {}
}
