package dev.wirespeed.spring.webflux;

import java.util.List;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;

/** A configurer in the place of another one. */
abstract class ForwardingConfigurer implements ServerCodecConfigurer {
    private final ServerCodecConfigurer original;

    ForwardingConfigurer(ServerCodecConfigurer original) {
        this.original = original;
    }

    final ServerCodecConfigurer original() {
        return original;
    }

    @Override
    public List<HttpMessageReader<?>> getReaders() {
        return original.getReaders();
    }

    @Override
    public List<HttpMessageWriter<?>> getWriters() {
        return original.getWriters();
    }

    @Override
    public ServerDefaultCodecs defaultCodecs() {
        return original.defaultCodecs();
    }

    @Override
    public CustomCodecs customCodecs() {
        return original.customCodecs();
    }

    @Override
    public void registerDefaults(boolean registerDefaults) {
        original.registerDefaults(registerDefaults);
    }

    @Override
    public abstract ServerCodecConfigurer clone();
}
