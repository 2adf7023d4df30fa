package dev.wirespeed.store.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.wirespeed.jackson.CodecCounts;
import dev.wirespeed.jackson.WirespeedModule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;

/** Spring's clients write and read by codecs what they write and read without. */
class ClientsTest {

    private static final String USER =
            "{\"id\":1,\"email\":\"ü@b.c\",\"since\":\"2027-01-15T08:00:01Z\"," + "\"tags\":[\"new\",\"\\\"\\n\"]}";

    private static Peer peer;
    private static ConfigurableApplicationContext with;
    private static ConfigurableApplicationContext without;

    @BeforeAll
    static void start() throws IOException {
        peer = new Peer();
        with = Shop.run(peer, WebApplicationType.NONE);
        without = Shop.run(peer, WebApplicationType.NONE, "wirespeed.codecs.enabled=false");
    }

    @AfterAll
    static void stop() {
        with.close();
        without.close();
        peer.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"RestClient", "RestTemplate", "WebClient", "service of a RestClient", "service of a WebClient"})
    void theSameIsSentAndRead(String name) {
        List<Object> plain = exchange(without, name);
        long written = counts().writtenByCodecs();
        long read = counts().readByCodecs();
        long byJackson = counts().writtenByJackson() + counts().readByJackson();
        assertThat(exchange(with, name)).isEqualTo(plain);
        assertThat(counts().writtenByCodecs() - written).as("written").isEqualTo(1 + 2);
        assertThat(counts().readByCodecs() - read).as("read").isEqualTo(1 + 2);
        assertThat(counts().writtenByJackson() + counts().readByJackson() - byJackson)
                .as("by Jackson, which says what is wrong with a document")
                .isEqualTo(1);
        assertThat(plain)
                .contains(Users.User.of(1), List.of(Users.User.of(2), Users.User.of(3)))
                .anySatisfy(each ->
                        assertThat(each.toString()).startsWith("POST /one").endsWith(" " + USER));
        assertThat(without.getBeanProvider(WirespeedModule.class).stream()).isEmpty();
    }

    /** What a client read, and how it failed, and what the other side got. */
    private static List<Object> exchange(ConfigurableApplicationContext application, String name) {
        Users users = application.getBean(Shop.Clients.class).of(name);
        peer.takeRequests();
        List<Object> all = new ArrayList<>();
        all.add(users.one(Users.User.of(1)));
        all.add(users.many(List.of(Users.User.of(2), Users.User.of(3))));
        all.add(String.valueOf(catchThrowable(users::fail)));
        all.addAll(peer.takeRequests());
        assertThat(all).hasSize(2 + 1 + 3);
        return all;
    }

    private static CodecCounts counts() {
        return with.getBean(WirespeedModule.class).counts();
    }
}
