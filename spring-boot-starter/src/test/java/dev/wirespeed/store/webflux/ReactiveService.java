package dev.wirespeed.store.webflux;

import dev.wirespeed.store.AskedService;
import java.util.List;
import java.util.concurrent.Callable;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.reactive.context.ReactiveWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.server.reactive.HttpHandler;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpResponse;

/** The reactive store, by the handler that Netty would call. */
public final class ReactiveService implements AskedService {
    private final ConfigurableApplicationContext application;
    private final HttpHandler handler;

    public ReactiveService(boolean meter) {
        application = new SpringApplicationBuilder(ReactiveStore.class)
                .web(WebApplicationType.REACTIVE)
                .properties(
                        "server.port=0",
                        "spring.jmx.enabled=false",
                        "spring.main.banner-mode=off",
                        "logging.level.root=warn",
                        "management.otlp.metrics.export.enabled=false",
                        "wirespeed.meter.enabled=" + meter)
                .run();
        handler = application.getBean(HttpHandler.class);
    }

    @Override
    public int port() {
        return ((ReactiveWebServerApplicationContext) application)
                .getWebServer()
                .getPort();
    }

    @Override
    public List<String> paths() {
        return List.of("/users/7", "/users");
    }

    @Override
    public Callable<Object> asking(String path) {
        return () -> {
            MockServerHttpResponse response = new MockServerHttpResponse();
            handler.handle(MockServerHttpRequest.get(path).build(), response).block();
            return response.getBodyAsString().block().length();
        };
    }

    @Override
    public void close() {
        application.close();
    }
}
