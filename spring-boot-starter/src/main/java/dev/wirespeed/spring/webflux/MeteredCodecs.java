package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.function.Supplier;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.util.function.SingletonSupplier;

/** Has the codecs of Spring WebFlux, and those of users, timed. */
final class MeteredCodecs implements BeanPostProcessor {

    private final Supplier<SerializationMeter> meter;

    /** @param meter asked for with the first request, since a post-processor comes before other beans */
    MeteredCodecs(Supplier<SerializationMeter> meter) {
        this.meter = SingletonSupplier.of(meter);
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        return bean instanceof ServerCodecConfigurer configurer ? new Configurer(configurer, meter) : bean;
    }

    private record Configurer(ServerCodecConfigurer configurer, Supplier<SerializationMeter> meter)
            implements ServerCodecConfigurer {
        @Override
        public List<HttpMessageReader<?>> getReaders() {
            return configurer.getReaders().stream()
                    .<HttpMessageReader<?>>map(each -> new MeteredReader<>(each, meter))
                    .toList();
        }

        @Override
        public List<HttpMessageWriter<?>> getWriters() {
            return configurer.getWriters().stream()
                    .<HttpMessageWriter<?>>map(each -> new MeteredWriter<>(each, meter))
                    .toList();
        }

        @Override
        public ServerDefaultCodecs defaultCodecs() {
            return configurer.defaultCodecs();
        }

        @Override
        public CustomCodecs customCodecs() {
            return configurer.customCodecs();
        }

        @Override
        public void registerDefaults(boolean registerDefaults) {
            configurer.registerDefaults(registerDefaults);
        }

        @Override
        public ServerCodecConfigurer clone() {
            return new Configurer(configurer.clone(), meter);
        }
    }
}
