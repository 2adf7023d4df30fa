package dev.wirespeed.store.clients;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** What a service sends to others and reads of them is no conversion of its endpoints. */
class ClientsOfServicesTest {

    /** In a reactive service Spring Boot gives its mapper to no {@code RestClient}, which makes one of its own. */
    @ParameterizedTest
    @CsvSource({"SERVLET, 5, 5", "REACTIVE, 4, 2"})
    void theMeterTimesNoClient(WebApplicationType type, int clients, int ofMapper) throws Exception {
        try (Peer peer = new Peer();
                ConfigurableApplicationContext service = Shop.run(peer, type)) {
            Client client = new Client(
                    ((WebServerApplicationContext) service).getWebServer().getPort());
            for (String name : service.getBean(Shop.Clients.class).byName().keySet()) {
                assertThat(client.get("/relay/" + name.replace(" ", "%20")).body())
                        .startsWith("User[id=1, email=");
            }
            assertThat(peer.takeRequests()).hasSize(clients);
            assertThat(service.getBean(WirespeedModule.class).counts().writtenByCodecs())
                    .isEqualTo(ofMapper);
            assertThat(service.getBean(WirespeedModule.class).counts().readByCodecs())
                    .isEqualTo(ofMapper);
            assertThat(service.getBean(SerializationMeter.class).endpoints())
                    .allSatisfy(each -> assertThat(each.conversions()).isEmpty())
                    .isNotEmpty();
        }
    }
}
